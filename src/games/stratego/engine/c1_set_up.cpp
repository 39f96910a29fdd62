// C1: board, armies, set-up.
#include <cassert>

#include "chapters.hpp"
#include "games/stratego/engine/rules.hpp"

namespace fow::stratego {

Rules::Rules(RuleSet set, Options options) : set_(std::move(set)), options_(options) {
    for (const Seat side : seats) {
        const Army& army = set_.armies[side];
        assert(army.total() <= most_pieces);
        int piece = first(side);
        for (const Rank rank : ranks)
            for (int i = 0; i < army[rank]; ++i) rank_of_[static_cast<std::size_t>(piece++)] = rank;
        end_[side] = piece;
        end_mover_[side] = piece - army[Rank::bomb] - army[Rank::flag];
        first_scout_[side] = first(side) + army[Rank::spy];
        end_scout_[side] = first_scout_[side] + army[Rank::scout];
    }
    assert(set_.quiet_limit <= most_quiet);
    for (int file = 0; file < set_.files; ++file)
        for (int rank = 0; rank < set_.ranks; ++rank)
            if (const Square square(file, rank); !set_.lakes.has(square)) ground_.set(square);
}

bool Rules::on_board(Square square) const { return square.file() < set_.files && square.rank() >= 0 && square.rank() < set_.ranks; }

State begin(const Rules& rules) {
    State state;
    state.at.fill(Position::none);
    state.board.fill(Position::none);
    rules.ground().any([&](std::uint8_t square) {
        state.board[square] = 0;
        return false;
    });
    return state;
}

void put(const Rules& rules, State& state, Seat side, Rank rank, Square at) {
    assert(state.board[static_cast<std::size_t>(at.index())] == 0);
    int piece = rules.first(side);
    while (rules.rank_of(piece) != rank || state.at[static_cast<std::size_t>(piece)] != Position::none) {
        ++piece;
        assert(piece < rules.end(side));
    }
    chapter::lift_or_set(rules, state, piece, at.index());
    state.at[static_cast<std::size_t>(piece)] = static_cast<std::uint8_t>(at.index());
    state.board[static_cast<std::size_t>(at.index())] = static_cast<std::uint8_t>(piece + 1);
}

namespace chapter {
namespace {

std::optional<Violation> not_setting_up(const State& state) {
    if (state.phase == Phase::set_up) return std::nullopt;
    return Violation{"C1.6", "Set-up is over: nothing more can be placed."};
}

}  // namespace

Army box_of(const Rules& rules, const State& state, Seat side) {
    Army box = rules.set().armies[side];
    for (int piece = rules.first(side); piece < rules.end(side); ++piece)
        if (state.at[static_cast<std::size_t>(piece)] != Position::none) --box[rules.rank_of(piece)];
    return box;
}

void take_up(const Rules& rules, State& state, Square at) {
    const int piece = piece_on(state, at.index());
    lift_or_set(rules, state, piece, at.index());
    state.board[static_cast<std::size_t>(at.index())] = 0;
    state.at[static_cast<std::size_t>(piece)] = Position::none;
}

std::optional<Violation> check_place(const Rules& rules, const State& state, const Place& action) {
    if (const auto violation = not_setting_up(state)) return violation;
    if (!rules.set().zones[state.mover].has(action.at)) return Violation{zone_rule(rules.set()), "That square is not in your set-up zone."};
    if (piece_on(state, action.at.index()) >= 0) return Violation{"C1.4", "Only one piece stands on a square."};
    if (box_of(rules, state, state.mover)[action.rank] == 0) return Violation{army_rule(rules.set()), "No such piece is left in the box."};
    return std::nullopt;
}

std::optional<Violation> check_take_up(const Rules& rules, const State& state, const TakeUp& action) {
    if (const auto violation = not_setting_up(state)) return violation;
    // A square that holds an enemy piece looks empty and is treated as empty (C1.6).
    const int piece = rules.set().zones[state.mover].has(action.at) ? piece_on(state, action.at.index()) : -1;
    if (piece < 0 || side_of(piece) != state.mover) return Violation{"C1.6", "None of your pieces stands there."};
    return std::nullopt;
}

std::optional<Violation> check_ready(const Rules& rules, const State& state) {
    if (const auto violation = not_setting_up(state)) return violation;
    if (const int missing = box_of(rules, state, state.mover).total(); missing > 0)
        return Violation{"C1.4", "Pieces are still in the box: {count}.", missing};
    // C1.7: as on a board without the enemy, because the answer must not depend on the enemy's set-up.
    for (int piece = rules.first(state.mover); piece < rules.end_mover(state.mover); ++piece)
        for (const int direction : directions) {
            const Square next = Square::from_index(state.at[static_cast<std::size_t>(piece)] + direction);
            const int there = piece_on(state, next.index());
            if (rules.ground().has(next) && (there < 0 || side_of(there) != state.mover)) return std::nullopt;
        }
    return Violation{"C1.7", "None of your pieces could move: you would lose at once (C4.2)."};
}

}  // namespace chapter
}  // namespace fow::stratego
