#include "games/stratego/view/deductions.hpp"

#include "catch.hpp"
#include "views.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;

TEST_CASE("C3.7 a piece may be whatever of its army is not lost and not known elsewhere", "[deductions][C3.7]") {
    const RuleSet rules = small_rules();
    View view = blue_view();
    CHECK(total(possible(view, rules, at("a10"))) == 8);
    CHECK(of(possible(view, rules, at("a10")), Rank::bomb) == 2);
    view.board[static_cast<std::size_t>(at("h10").index())].reset();
    view.lost[red_seat][Rank::bomb] = 1;
    CHECK(of(possible(view, rules, at("a10")), Rank::bomb) == 1);
    put(view, red_seat, "g10", Rank::spy).shown = true;
    CHECK(of(possible(view, rules, at("a10")), Rank::spy) == 0);
    CHECK(total(possible(view, rules, at("a10"))) == 6);
    CHECK(total(unknown_of(view, rules, red_seat)) == 6);
}

TEST_CASE("C3.7 what has moved is neither Bomb nor Flag (C2.2)", "[deductions][C3.7][C2.2]") {
    const RuleSet rules = small_rules();
    View view = blue_view();
    put(view, red_seat, "a9", {}, true);
    view.board[static_cast<std::size_t>(at("a10").index())].reset();
    const RankCounts counts = possible(view, rules, at("a9"));
    CHECK(of(counts, Rank::bomb) == 0);
    CHECK(of(counts, Rank::flag) == 0);
    CHECK(total(counts) == 5);
}

TEST_CASE("C3.7 a Scout that ran is known, and only the others' Scouts are counted", "[deductions][C3.7][C2.3]") {
    const RuleSet rules = small_rules();
    View view = blue_view();
    SeenPiece& scout = put(view, red_seat, "a10", Rank::scout, true);
    scout.far = true;
    CHECK(total(possible(view, rules, at("a10"))) == 1);
    CHECK(of(possible(view, rules, at("b10")), Rank::scout) == 1);
}

TEST_CASE("C3.7 if all that can move has moved, the rest are Bombs and the Flag", "[deductions][C3.7]") {
    const RuleSet rules = small_rules();
    View view = blue_view();
    for (const char* square : {"a10", "b10", "c10", "d10", "e10"}) put(view, red_seat, square, {}, true);
    const RankCounts still = possible(view, rules, at("f10"));
    CHECK(total(still) == 3);
    CHECK(of(still, Rank::bomb) == 2);
    CHECK(of(still, Rank::flag) == 1);
    CHECK(total(possible(view, rules, at("c5"))) == 0);
}
