// C2: moves and their limits; C3.1: attacks move the same way.
#include <array>
#include <cassert>
#include <cstdlib>
#include <type_traits>
#include <utility>

#include "chapters.hpp"

namespace fow::stratego {
namespace {

using chapter::piece_on;
using chapter::side_of;

/// Whether the player's last three turns went to and fro between the squares of this move, which would be the fourth (C2.4).
bool is_fourth_over_pair(const State& state, int from, int to) {
    const auto& last = state.last[state.mover];
    const auto is = [](const Turn& turn, int a, int b) { return !turn.attack && turn.from == a && turn.to == b; };
    return is(last[0], to, from) && is(last[1], from, to) && is(last[2], to, from);
}

/// The threat of the same chase that has brought about the position which this one would bring back (C2.5); nothing if none has.
std::optional<Step> repeated_threat(const State& state, int from, int to) {
    const std::uint16_t begin = state.chase[state.mover];
    std::array<std::uint8_t, 2 * most_pieces> then = state.at;
    const int mover = piece_on(state, from);
    then[static_cast<std::size_t>(mover)] = static_cast<std::uint8_t>(to);
    std::array<std::uint8_t, 2 * most_pieces> now = then;
    int apart = 0;
    const auto take_back = [&](std::size_t piece, std::uint8_t square) {
        apart -= then[piece] != now[piece] ? 1 : 0;
        then[piece] = square;
        apart += then[piece] != now[piece] ? 1 : 0;
    };
    take_back(static_cast<std::size_t>(mover), static_cast<std::uint8_t>(from));
    for (int i = state.quiet - 1; i > begin; i -= 2) {
        // The other player's flight, and before it the position that a threat had brought about.
        const Step& flight = state.trail[static_cast<std::size_t>(i)];
        take_back(flight.piece, flight.from);
        const Step& threat = state.trail[static_cast<std::size_t>(i - 1)];
        if (apart == 0) return threat;
        take_back(threat.piece, threat.from);
    }
    return std::nullopt;
}

/// Whether C2.4 or C2.5 forbids this move onto an empty square.
bool repeats(const State& state, int from, int to) {
    if (is_fourth_over_pair(state, from, to)) return true;
    if (state.chase[state.mover] == Position::no_chase) return false;
    const Turn& last = state.last[state.mover][0];
    if (last.from == to && last.to == from) return false;  // straight back
    return chapter::threatens(state, to, state.mover) && repeated_threat(state, from, to).has_value();
}

/// A refusal that names a square (C2.7).
Violation about(std::string_view rule, std::string_view reason, Square square) {
    return {.rule = rule, .reason = reason, .who = name(square)};
}

/// Whether any move of this player may repeat something.
bool may_repeat(const State& state) {
    const Turn& last = state.last[state.mover][0];
    return state.chase[state.mover] != Position::no_chase || is_fourth_over_pair(state, last.to, last.from);
}

/// The squares without a piece of the player to move, and without lakes.
Squares goals(const Rules& rules, const State& state) { return rules.ground().without(state.taken[state.mover]); }

/// Calls `take(direction)` for each direction until it returns true. Shifting a set takes half the work if the direction is a constant.
template <class Take>
bool any_direction(const Take& take) {
    return [&]<std::size_t... i>(std::index_sequence<i...>) {
        return (take(std::integral_constant<int, directions[i]>()) || ...);
    }(std::make_index_sequence<directions.size()>());
}

/// Calls `take(from, to, attack)` for each move that C2.1 to C2.3 and C3.1 allow, until it returns true.
template <class Take>
bool for_moves(const Rules& rules, const State& state, const Take& take) {
    // Copies, because the compiler must assume that writing to the list of moves changes the state.
    const Seat side = state.mover;
    const Squares free = goals(rules, state);
    const Squares movers = state.movers[side];
    const bool near = any_direction([&](auto direction) {
        return (movers.shifted(direction) & free).any([&](std::uint8_t to) {
            return take(static_cast<std::uint8_t>(to - direction), to, state.board[to] != 0);
        });
    });
    if (near) return true;
    const int end = rules.end_scout(side);
    for (int scout = rules.first_scout(side); scout < end; ++scout) {
        const std::uint8_t from = state.at[static_cast<std::size_t>(scout)];
        if (from == Position::none) continue;
        const bool far = any_direction([&](auto direction) {
            int to = from + direction;
            if (state.board[static_cast<std::size_t>(to)] != 0) return false;
            for (to += direction; state.board[static_cast<std::size_t>(to)] == 0; to += direction)
                if (take(from, static_cast<std::uint8_t>(to), false)) return true;
            return chapter::holds(state, to, other(side)) && take(from, static_cast<std::uint8_t>(to), true);
        });
        if (far) return true;
    }
    return false;
}

}  // namespace

void moves(const Rules& rules, const State& state, MoveList& list) {
    list.fill_to(0);
    if (state.phase != Phase::turn) return;
    Move* const begin = list.begin();
    Move* next = begin;
    const auto add = [&](std::uint8_t from, std::uint8_t to) { *next++ = {Square::from_index(from), Square::from_index(to)}; };
    if (may_repeat(state))
        for_moves(rules, state, [&](std::uint8_t from, std::uint8_t to, bool attack) {
            if (attack || !repeats(state, from, to)) add(from, to);
            return false;
        });
    else
        for_moves(rules, state, [&](std::uint8_t from, std::uint8_t to, bool) {
            add(from, to);
            return false;
        });
    list.fill_to(static_cast<std::size_t>(next - begin));
}

namespace chapter {

bool threatens(const Position& position, int square, Seat side) {
    return any_direction([&](auto direction) { return holds(position, square + direction, other(side)); });
}

bool has_move(const Rules& rules, const State& state) {
    if (!may_repeat(state)) {
        const Squares free = goals(rules, state);
        const Squares movers = state.movers[state.mover];
        // The first direction nearly always decides.
        for (const int direction : directions)
            if (!(movers.shifted(direction) & free).empty()) return true;
        return false;
    }
    return for_moves(rules, state, [&](std::uint8_t from, std::uint8_t to, bool attack) { return attack || !repeats(state, from, to); });
}

bool is_last_over_pair(const State& state, const Move& move) {
    const auto& last = state.last[state.mover];
    const auto is = [](const Turn& turn, Square from, Square to) {
        return !turn.attack && turn.from == from.index() && turn.to == to.index();
    };
    return is(last[0], move.to, move.from) && is(last[1], move.from, move.to);
}

std::optional<Violation> check_repetition(const State& state, const Move& action) {
    const int from = action.from.index();
    const int to = action.to.index();
    if (piece_on(state, to) >= 0 || !repeats(state, from, to)) return std::nullopt;
    if (is_fourth_over_pair(state, from, to))
        return Violation{.rule = "C2.4",
                         .reason =
                             "This piece has gone three times in a row between {who} and {other}. Move it elsewhere, or move another "
                             "piece first.",
                         .who = name(action.to),
                         .other = name(action.from)};
    const Step before = *repeated_threat(state, from, to);
    return Violation{.rule = "C2.5",
                     .reason =
                         "This would bring back the position after your move {who}-{other}. You may attack, or move where it "
                         "threatens nobody or makes a new position.",
                     .who = name(Square::from_index(before.from)),
                     .other = name(Square::from_index(before.to))};
}

std::optional<Violation> check_move(const Rules& rules, const State& state, const Move& action) {
    if (state.phase != Phase::turn) return Violation{"C1.6", "The armies are still being set up."};
    if (!rules.on_board(action.from) || !rules.on_board(action.to)) return Violation{"C1.1", "There is no such square."};
    const int piece = piece_on(state, action.from.index());
    if (piece < 0) return about("C2.1", "There is no piece on {who}.", action.from);
    if (side_of(piece) != state.mover) return Violation{"C1.5", "It is not that player's turn."};
    if (!can_move(rules.rank_of(piece))) return Violation{"C2.2", "Bombs and the Flag never move."};
    if (rules.set().lakes.has(action.to)) return about("C1.2", "{who} is a lake: nobody enters it.", action.to);
    const int files = action.to.file() - action.from.file();
    const int steps_up = action.to.rank() - action.from.rank();
    if ((files != 0) == (steps_up != 0))
        return Violation{.rule = "C2.1",
                         .reason = "{who}-{other} is no straight way to another square, and no piece moves diagonally.",
                         .who = name(action.from),
                         .other = name(action.to)};
    const bool scout = rules.rank_of(piece) == Rank::scout;
    if (!scout && std::abs(files) + std::abs(steps_up) > 1)
        return about("C2.1", "This piece moves one square, and {who} is further away.", action.to);
    const int there = piece_on(state, action.to.index());
    if (there >= 0 && side_of(there) == state.mover) return about("C2.1", "One of your own pieces stands on {who}.", action.to);
    const int direction = directions[steps_up > 0 ? 0 : files > 0 ? 1 : steps_up < 0 ? 2 : 3];
    for (int square = action.from.index() + direction; square != action.to.index(); square += direction)
        if (state.board[static_cast<std::size_t>(square)] != 0)
            return about("C2.3", "A Scout passes no piece and no lake: {who} is in the way.", Square::from_index(square));
    return check_repetition(state, action);
}

}  // namespace chapter
}  // namespace fow::stratego
