// C6: notation, set-ups and positions as text, random games.
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

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;

namespace {

std::string fault_of(std::string_view set_up, const Rules& rules = classic()) {
    try {
        static_cast<void>(read_set_up(rules, blue_seat, set_up));
    } catch (const DataError& error) {
        std::string all;
        for (const Fault& fault : error.all) all += fault.pointer + (fault.pointer.empty() ? "" : ": ") + text_of(fault) + "\n";
        return all;
    }
    return "";
}

}  // namespace

TEST_CASE("C6.2 actions are read as they were written", "[stratego][C6.2]") {
    for (const char* text : {"b4-b5", "j10-j9", "F@a1", "s@d4", "-c3", "ready", "offer-draw", "accept-draw", "resign", "l12-a12"}) {
        const auto action = action_from_text(text);
        REQUIRE(action);
        CHECK(to_text(*action) == text);
    }
    for (const char* text : {"", "b4", "b4-", "b4-b13", "m1-a1", "b04-b5", "S@d4", "x@d4", "F@", "b4-b5 ", "Ready"})
        CHECK_FALSE(action_from_text(text));
}

TEST_CASE("C6.3 a set-up in forty letters", "[stratego][C6.3]") {
    const std::string text = "FB8sB479B8/BB31555583/6724898974/967B669999";
    const auto blue = read_set_up(classic(), blue_seat, text);
    CHECK(blue.size() == 40);
    CHECK(blue.front() == Place{Rank::flag, *square_from_text("a1")});
    CHECK(blue.back() == Place{Rank::scout, *square_from_text("j4")});
    CHECK(read_set_up(classic(), red_seat, text).front().at == *square_from_text("a10"));
    std::string plain = text;
    std::erase(plain, '/');
    CHECK(read_set_up(classic(), blue_seat, plain) == blue);
    CHECK(fault_of("FB8sB479B8/BB31555583/6724898974/967B66999") ==
          "A set-up has 40 squares, this one 39 (C1.4).\n1 Scout missing (C1.3).\n");
    CHECK(fault_of("FF8sB479B8/BB31555583/6724898974/967B669999") == "1 Bomb missing (C1.3).\n1 Flag too many (C1.3).\n");
    CHECK(fault_of("FX8sB479B8/BB31555583/6724898974/967B669999") == "b1: 'X' is not a piece (C6.3).\n1 Bomb missing (C1.3).\n");
    CHECK(fault_of("F.BB....../sB.8...8../9.9..21...", duel()) == "1 Bomb too many (C5.1).\n");
}

TEST_CASE("C6.4 a whole board in a hundred letters", "[stratego][C6.4]") {
    const State state = posed(classic(), "Fa1 4e2 9b5 sj4", "Fa10 1j7 Bb9", blue_seat);
    const std::string text = write_position(classic(), state);
    CHECK(text ==
          "MAAAAAAAAA"
          "ABAAAAAAAA"
          "AAAAAAAAAA"
          "AAAAAAAAAL"
          "AA__AA__AA"
          "AP__AA__AA"
          "AAAAAAAAAO"
          "AAAAAAAAAA"
          "AAAAUAAAAA"
          "YAAAAAAAAA");
    CHECK(read_position(classic(), text, blue_seat) == state);
    CHECK_THROWS_AS(read_position(classic(), text.substr(1), blue_seat), DataError);
    CHECK_THROWS_AS(read_position(classic(), "?" + text.substr(1), blue_seat), DataError);
    CHECK_THROWS_AS(read_position(classic(), "MMAA" + text.substr(4), blue_seat), DataError);
}

TEST_CASE("C6.1 squares, pieces and sets of squares agree in random games", "[stratego][C6.1][property]") {
    for (const std::uint32_t seed : fow::testing::random_seeds(8)) {
        fow::testing::Dice dice(seed);
        const Rules& rules = seed % 2 == 0 ? classic() : duel();
        State state = random_start(rules, dice);
        for (int turns = 0; turns < 600 && state.phase == Phase::turn; ++turns) {
            MoveList list;
            moves(rules, state, list);
            apply(rules, state, dice.one_of(list));
            State again = begin(rules);
            for (const Seat side : seats)
                for (int piece = rules.first(side); piece < rules.end(side); ++piece)
                    if (const int at = state.at[static_cast<std::size_t>(piece)]; at != Position::none)
                        put(rules, again, side, rules.rank_of(piece), Square::from_index(at));
            REQUIRE(write_position(rules, again) == write_position(rules, state));
            REQUIRE(again.taken == state.taken);
            REQUIRE(again.movers == state.movers);
        }
    }
}

TEST_CASE("C6.5 random games last as long and end as those of an independent referee", "[stratego][C6.5][property]") {
    struct Wanted {
        const Rules& rules;
        double turns, flag, no_move;
    };
    // The bounds are wide enough for 400 games; the referee's figures are in the rulebook.
    for (const auto& [rules, turns, flag, no_move] : {Wanted{classic(), 792, 0.74, 0.21}, Wanted{duel(), 408, 0.70, 0.26}}) {
        fow::testing::Dice dice(fow::testing::random_seeds(1).front());
        constexpr int games = 400;
        int all_turns = 0, flags = 0, stuck = 0;
        for (int i = 0; i < games; ++i) {
            State state = random_start(rules, dice);
            for (int turn = 0; turn < 2000 && state.phase == Phase::turn; ++turn, ++all_turns) {
                MoveList list;
                moves(rules, state, list);
                apply(rules, state, dice.one_of(list));
            }
            flags += state.result && state.result->ending == Ending::flag_taken ? 1 : 0;
            stuck += state.result && state.result->ending == Ending::no_move ? 1 : 0;
        }
        CHECK(all_turns / static_cast<double>(games) == Approx(turns).epsilon(0.15));
        CHECK(flags / static_cast<double>(games) == Approx(flag).margin(0.11));
        CHECK(stuck / static_cast<double>(games) == Approx(no_move).margin(0.10));
    }
}
