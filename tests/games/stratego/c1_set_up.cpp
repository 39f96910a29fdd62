// C1 and C5: the board, the armies, setting up.
#include "board.hpp"
#include "catch.hpp"
#include "games/stratego/view/deductions.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;

namespace {

std::string rule(const Rules& rules, const State& state, std::string_view action) {
    const auto violation = check(rules, state, action_from_text(action).value());
    return violation ? std::string(violation->rule) : "";
}

void set_up(const Rules& rules, State& state, std::string_view text) {
    for (const Place& place : read_set_up(rules, state.mover, text)) apply(rules, state, Action(place), nullptr);
}

constexpr std::string_view from_the_rulebook = "FB8sB479B8/BB31555583/6724898974/967B669999";  // C6.3

}  // namespace

TEST_CASE("C1.1 Blue sets up on ranks 1 to 4, Red on ranks 7 to 10", "[stratego][C1.1]") {
    State state = begin(classic());
    for (const auto& [square, expected] : {std::pair{"7@a7", ""}, {"7@j10", ""}, {"7@a6", "C1.1"}, {"7@a4", "C1.1"}, {"7@k7", "C1.1"}})
        CHECK(rule(classic(), state, square) == expected);
    state.mover = blue_seat;
    for (const auto& [square, expected] : {std::pair{"7@a4", ""}, {"7@j1", ""}, {"7@a5", "C1.1"}, {"7@a7", "C1.1"}})
        CHECK(rule(classic(), state, square) == expected);
}

TEST_CASE("C1.2 nobody enters a lake or passes over one", "[stratego][C1.2][C2.3]") {
    const State state = posed(classic(), "9b5 4c4 9g4 Fa1", "Fa10 4c7", blue_seat);
    CHECK(refused(classic(), state, "b5-c5") == "C1.2");
    CHECK(refused(classic(), state, "c4-c5") == "C1.2");
    CHECK(refused(classic(), state, "g4-g7") == "C2.3");
    CHECK(refused(classic(), state, "b5-e5") == "C2.3");
    CHECK(refused(classic(), state, "b5-b10").empty());
}

TEST_CASE("C1.3 C5.1 each army has its pieces, and no more", "[stratego][C1.3][C5.1]") {
    for (const Seat side : seats) {
        CHECK(classic().set().armies[side].total() == 40);
        CHECK(duel().set().armies[side].total() == 10);
    }
    State state = begin(duel());
    apply(duel(), state, Place{Rank::marshal, *square_from_text("a8")}, nullptr);
    CHECK(rule(duel(), state, "1@b8") == "C5.1");
    CHECK(rule(duel(), state, "3@b8") == "C5.1");  // no Colonel fights a Duel
    CHECK(rule(duel(), state, "2@b8").empty());
    CHECK(rule(duel(), state, "2@b7") == "C5.1");
    CHECK(strength(Rank::marshal) == 10);
    CHECK(strength(Rank::scout) == 2);
    CHECK(strength(Rank::spy) == 1);
}

TEST_CASE("C1.4 C5.2 all pieces are set up, one a square", "[stratego][C1.4][C5.2]") {
    State state = begin(duel());
    CHECK(rule(duel(), state, "ready") == "C1.4");
    CHECK(to_text(*check(duel(), state, Ready{})) == "C1.4: Pieces are still in the box: 10.");
    apply(duel(), state, Place{Rank::flag, *square_from_text("a10")}, nullptr);
    CHECK(rule(duel(), state, "B@a10") == "C1.4");
}

TEST_CASE("C5.3 Barrage has eight pieces a side, set up anywhere on four rows", "[stratego][C5.3]") {
    for (const Seat side : seats) CHECK(barrage().set().armies[side].total() == 8);
    State state = begin(barrage());
    for (const auto& [square, expected] : {std::pair{"1@a7", ""}, {"1@j10", ""}, {"1@a6", "C5.3"}, {"1@a4", "C5.3"}, {"3@a8", "C5.3"}})
        CHECK(rule(barrage(), state, square) == expected);
    apply(barrage(), state, Place{Rank::miner, *square_from_text("a8")}, nullptr);
    CHECK(rule(barrage(), state, "8@b8") == "C5.3");
    CHECK(barrage().set().quiet_limit == classic().set().quiet_limit);
}

TEST_CASE("C5.4 all of Barrage's pieces are set up, and Red's Scout may attack in the first turn", "[stratego][C5.4]") {
    State state = begin(barrage());
    set_up(barrage(), state, "B......F../8........./..s..2..../.9.1....9.");
    apply(barrage(), state, TakeUp{*square_from_text("i7")}, nullptr);
    CHECK(rule(barrage(), state, "ready") == "C1.4");
    apply(barrage(), state, Place{Rank::scout, *square_from_text("i7")}, nullptr);
    apply(barrage(), state, Ready{}, nullptr);
    set_up(barrage(), state, "B......F../8........./..s..2..../.9.1....9.");
    CHECK(turn(state) == blue_decider);
    apply(barrage(), state, Ready{}, nullptr);
    CHECK(turn(state) == red_decider);
    CHECK(refused(barrage(), state, "i7-i4").empty());
    apply(barrage(), state, Action(stratego::testing::move("i7-i4")), nullptr);
    CHECK(state.lost[blue_seat][Rank::scout] == 1);
    CHECK(state.lost[red_seat][Rank::scout] == 1);
}

TEST_CASE("C5.4 the counts of the two squares and the draws are those of the classic game", "[stratego][C5.4][C2.4][C4.2]") {
    State state = posed(barrage(), "1b2 Fj1", "8e7 Fa10");
    play(barrage(), state, "e7-e6 b2-b3 e6-e7 b3-b2 e7-e6 b2-b3");
    CHECK(refused(barrage(), state, "e6-e7") == "C2.4");
    State last = posed(barrage(), "9b2 Fj1", "9b3 Fa10");
    play(barrage(), last, "b3-b2");
    REQUIRE(last.result);
    CHECK_FALSE(last.result->winner);
    CHECK(rule_of(last.result->ending) == "C4.2");
}

TEST_CASE("C1.5 C1.6 Red sets up first, then Blue, and Red moves first", "[stratego][C1.5][C1.6]") {
    State state = begin(classic());
    CHECK(turn(state) == red_decider);
    set_up(classic(), state, from_the_rulebook);
    CHECK(rule(classic(), state, "-a10").empty());
    CHECK(rule(classic(), state, "-a6") == "C1.6");
    apply(classic(), state, Ready{}, nullptr);
    CHECK(turn(state) == blue_decider);
    CHECK(rule(classic(), state, "-a10") == "C1.6");  // Red's, and out of Blue's sight
    set_up(classic(), state, from_the_rulebook);
    apply(classic(), state, Ready{}, nullptr);
    CHECK(turn(state) == red_decider);
    CHECK(state.phase == Phase::turn);
    CHECK(rule(classic(), state, "-a10") == "C1.6");
    CHECK(refused(classic(), state, "g4-g5") == "C1.5");
    CHECK(write_set_up(classic(), state, red_seat) == from_the_rulebook);
    CHECK(write_set_up(classic(), state, blue_seat) == from_the_rulebook);
}

TEST_CASE("C1.6 until both are ready, nothing of the other's set-up is seen", "[stratego][C1.6]") {
    State state = begin(classic());
    set_up(classic(), state, from_the_rulebook);
    apply(classic(), state, Ready{}, nullptr);
    for (const Viewer viewer : {blue_viewer, Viewer::onlooker}) {
        const View view = view_of(classic(), state, viewer);
        CHECK(std::count(view.board.begin(), view.board.end(), std::nullopt) == most_squares);
    }
    const View own = view_of(classic(), state, red_viewer);
    CHECK(own.at(*square_from_text("a10"))->rank == Rank::flag);
}

TEST_CASE("C1.8 each side of a battlefield sets up the army that is its own", "[stratego][C1.8]") {
    const Rules& rules = uneven_duel();
    State state = begin(rules);
    CHECK(view_of(rules, state, red_viewer).box == rules.set().armies[red_seat]);
    CHECK(check(rules, state, Place{Rank::marshal, *square_from_text("a10")})->rule == "C5.1");
    for (const char* at : {"a10", "b10", "c10"}) apply(rules, state, Place{Rank::bomb, *square_from_text(at)}, nullptr);
    CHECK(check(rules, state, Place{Rank::bomb, *square_from_text("d10")})->rule == "C5.1");
    CHECK(check(rules, state, Ready{})->count == 9);
    const State stands = posed(rules, "Fa1 1a3 9b3", "Fa10 9a8 9b8 9c8 9d8 8e8 Bb10 Bc10 Bd10");
    CHECK(stands.lost[red_seat][Rank::marshal] == 0);
    CHECK(stands.lost[red_seat][Rank::scout] == 0);
    CHECK(stands.lost[blue_seat][Rank::scout] == 1);
    const RankCounts unknown = unknown_of(view_of(rules, stands, blue_viewer), rules.set(), red_seat);
    CHECK(of(unknown, Rank::bomb) == 3);
    CHECK(of(unknown, Rank::marshal) == 0);
    CHECK(of(unknown, Rank::scout) == 4);
    CHECK(read_set_up(rules, red_seat, "F.BBB...../8........./9999.8.82.").size() == 12);
    CHECK_THROWS_AS(read_set_up(rules, blue_seat, "F.BBB...../8........./9999.8.82."), DataError);
}

TEST_CASE("C1.7 an army that could not move at all is refused", "[stratego][C1.7]") {
    State state = begin(classic());
    set_up(classic(), state, "F123344455/5566667777/8888899999/BBs9BB99BB");
    CHECK(rule(classic(), state, "ready") == "C1.7");
    // The pieces behind the lakes are shut in; one Bomb fewer in the front row sets one free.
    State other = begin(classic());
    set_up(classic(), other, "FB23344455/5566667777/8888899999/B1s9BB99BB");
    CHECK(rule(classic(), other, "ready").empty());
}
