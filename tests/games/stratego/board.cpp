#include "board.hpp"

#include <sstream>
#include "catch.hpp"

namespace fow::stratego::testing {
namespace {

Rules made(std::string id, const std::array<std::uint8_t, rank_count>& army, int rows) {
    RuleSet set;
    set.id = std::move(id);
    for (const Seat side : seats) set.armies[side].count = army;
    for (const char* lake : {"c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"}) set.lakes.set(*square_from_text(lake));
    for (int file = 0; file < set.files; ++file)
        for (int row = 0; row < rows; ++row) {
            set.zones[blue_seat].set(Square(file, row));
            set.zones[red_seat].set(Square(file, set.ranks - 1 - row));
        }
    return Rules(set);
}

}  // namespace

const Rules& classic() {
    static const Rules rules = made("stratego", {1, 8, 5, 4, 4, 4, 3, 2, 1, 1, 6, 1}, 4);
    return rules;
}

const Rules& duel() {
    static const Rules rules = made("duel", {1, 2, 2, 0, 0, 0, 0, 0, 1, 1, 2, 1}, 3);
    return rules;
}

const Rules& barrage() {
    static const Rules rules = made("barrage", {1, 2, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1}, 4);
    return rules;
}

const Rules& uneven_duel() {
    static const Rules rules = [] {
        RuleSet set = duel().set();
        set.armies[red_seat].count = {0, 4, 3, 0, 0, 0, 0, 0, 1, 0, 3, 1};
        return Rules(set);
    }();
    return rules;
}

State posed(const Rules& rules, std::string_view blue, std::string_view red, Seat mover) {
    State state = begin(rules);
    PerSeat<Army> left = rules.set().armies;
    for (const Seat side : seats) {
        std::istringstream pieces{std::string(side == blue_seat ? blue : red)};
        for (std::string piece; pieces >> piece;) {
            const Rank rank = rank_from_letter(piece[0]).value();
            put(rules, state, side, rank, square_from_text(piece.substr(1)).value());
            --left[side][rank];
        }
    }
    state.lost = left;
    state.ready = {true, true};
    state.phase = Phase::turn;
    state.mover = mover;
    return state;
}

State random_start(const Rules& rules, fow::testing::Dice& dice) {
    for (;;) {
        State state = begin(rules);
        bool sound = true;
        for (const Seat side : {red_seat, blue_seat}) {
            std::vector<Square> squares;
            rules.set().zones[side].any([&](std::uint8_t square) {
                squares.push_back(Square::from_index(square));
                return false;
            });
            dice.shuffle(squares);
            std::size_t next = 0;
            for (const Rank rank : ranks)
                for (int i = 0; i < rules.set().armies[side][rank]; ++i) put(rules, state, side, rank, squares[next++]);
            state.mover = side;
            sound = sound && !check(rules, state, Ready{});
        }
        if (!sound) continue;
        state.mover = red_seat;
        apply(rules, state, Ready{}, nullptr);
        apply(rules, state, Ready{}, nullptr);
        return state;
    }
}

Move move(std::string_view text) { return std::get<Move>(action_from_text(text).value()); }

void play(const Rules& rules, State& state, std::string_view text) {
    std::istringstream turns{std::string(text)};
    for (std::string turn; turns >> turn;) {
        CAPTURE(turn);
        REQUIRE(refused(rules, state, turn) == "");
        apply(rules, state, Action(testing::move(turn)), nullptr);
    }
}

std::string refused(const Rules& rules, const State& state, std::string_view text) {
    const auto violation = check(rules, state, Action(testing::move(text)));
    return violation ? std::string(violation->rule) : "";
}

}  // namespace fow::stratego::testing
