// W9.6: how the Allied player divides the actions between the two nations.
#include "catch.hpp"

#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// An Allied and a Prussian piece that can move: both nations owe an action.
TestGame split_table() {
    TestGame t;
    free_pieces(t, "b2", "e8");
    t.put("Prussian light cavalry", "l6");
    return t;
}

/// The Allied turn 14 begins with that many actions.
void begin_with(TestGame& t, int actions) {
    t.begin(allied_seat, 14);
    REQUIRE(t.state().actions_left() == actions);
}

}  // namespace

TEST_CASE("W9.6 at least one action must be Prussian and at least one Allied", "[prussians][W9.6]") {
    TestGame t = split_table();
    begin_with(t, 4);
    CHECK(owing(t) == Nations{Nation::allied, Nation::prussian});
    CHECK(t.refused("end") == "W9.6");
    SECTION("three Allied, then Prussian only") {
        for (const char* act : {"e8-e7", "e7-e8", "e8-e7"}) t.play(act);
        CHECK(owing(t) == Nations{Nation::prussian});
        CHECK(t.refused("e7-e8") == "W9.6");
        CHECK(t.refused("end") == "W9.6");
        t.play("l6-l5");
        CHECK(owing(t).empty());
        t.play("end");
    }
    SECTION("three Prussian, then Allied only") {
        for (const char* act : {"l6-l5", "l5-l6", "l6-l5"}) t.play(act);
        CHECK(t.refused("l5-l6") == "W9.6");
        CHECK(t.allowed("e8-e7"));
    }
    SECTION("one of each, and the turn may end") {
        t.play("l6-l5");
        CHECK(t.refused("end") == "W9.6");
        t.play("e8-e7");
        CHECK(t.allowed("end"));
        CHECK(t.allowed("e7-e8"));
        CHECK(t.allowed("l5-l6"));
    }
    SECTION("resigning, a draw offer and orders stay free") {
        CHECK(t.allowed("resign"));
        CHECK(t.allowed("offer-draw"));
        CHECK(t.allowed("orders-silent"));
    }
}

TEST_CASE("W9.6 an attack counts as the owed action, but nobody must attack", "[prussians][W9.6]") {
    SECTION("an attack counts as acting") {
        TestGame t = split_table();
        t.put("French light infantry 1", "l3");
        t.begin(allied_seat, 14);
        for (const char* act : {"e8-e7", "e7-e8", "e8-e7"}) t.play(act);
        CHECK(t.allowed("l6xl3"));
        t.play("l6xl3");
        CHECK(t.allowed("end"));
    }
    SECTION("a nation that could only attack owes nothing") {
        TestGame t;
        free_pieces(t, "b2", "e8");
        t.put("Prussian line infantry 3", "l1");
        t.put("French line infantry 5", "l2");
        t.put("French line infantry 5", "k1");
        begin_with(t, 4);
        CHECK(owing(t) == Nations{Nation::allied});
        t.play("e8-e7");
        CHECK(t.allowed("end"));
        CHECK(t.allowed("l1xk1"));
        for (const char* act : {"e7-e8", "e8-e7", "e7-e8"}) t.play(act);
        CHECK(t.state().actions_left() == 0);
        CHECK(t.allowed("end"));
    }
}

TEST_CASE("W9.6 what a nation owes depends on what it can do now", "[prussians][W9.6]") {
    SECTION("an Allied piece that steps aside makes the Prussian one owe") {
        TestGame t;
        t.put("French light cavalry", "b2");
        t.put("Prussian line infantry 3", "l1");
        t.put("French line infantry 3", "l2");
        t.put("Allied line infantry 3", "k1");
        begin_with(t, 4);
        CHECK(owing(t) == Nations{Nation::allied});
        t.play("k1-j1");
        CHECK(owing(t) == Nations{Nation::prussian});
        CHECK(t.refused("end") == "W9.6");
    }
    SECTION("a shot makes a nation owe") {
        TestGame t;
        free_pieces(t, "b2", "e8");
        t.put("Prussian gun", "l2");
        t.put("French light infantry 1", "l1");
        t.put("French line infantry 3", "k2");
        t.put("French line infantry 3", "l3");
        t.begin(allied_seat, 14);
        CHECK(owing(t) == Nations{Nation::allied, Nation::prussian});
    }
    SECTION("an entry makes a nation owe") {
        TestGame t;
        t.put("French light cavalry", "b2");
        t.put("Prussian light cavalry", "l6");
        const UnitId reserve = t.put("Allied line infantry 3", "reserve");
        t.begin(allied_seat, 14);
        CHECK(owing(t) == Nations{Nation::allied, Nation::prussian});
        t.play(t.named(reserve, "+a10"));
        CHECK(owing(t) == Nations{Nation::prussian});
    }
    SECTION("the return of a withdrawn Prussian piece too") {
        TestGame t;
        free_pieces(t, "b2", "e8");
        const UnitId routed = t.put("Prussian line infantry 3", "withdrawn");
        begin_with(t, 4);
        CHECK(owing(t) == Nations{Nation::allied, Nation::prussian});
        t.play(t.named(routed, "+l5"));
        CHECK(owing(t) == Nations{Nation::allied});
    }
    SECTION("no Allied piece left: only the Prussians owe") {
        TestGame t;
        t.put("French light cavalry", "b2");
        t.put("Prussian light cavalry", "l6");
        t.begin(allied_seat, 14);
        CHECK(owing(t) == Nations{Nation::prussian});
        t.play("l6-l5");
        CHECK(t.allowed("end"));
        t.play("l5-l6");
    }
}

TEST_CASE("W9.6 both nations owe and two actions are left: both are reserved", "[prussians][W9.6]") {
    TestGame t = split_table();
    t.put("Uxbridge", "h8");
    t.put("Wellington", "eliminated");
    begin_with(t, 2);
    CHECK(t.refused("end") == "W9.6");
    CHECK(t.allowed("e8-e7"));
    CHECK(t.allowed("l6-l5"));
    t.play("h8-h7");
    CHECK(t.refused("h7-h8") == "W9.6");
    CHECK(t.refused("e8-e7") == "W9.6");
    t.play("l6-l5");
    CHECK(t.allowed("end"));
}

TEST_CASE("W9.6 one nation owes and two actions are left: the other nation may still use the first", "[prussians][W9.6]") {
    TestGame t;
    free_pieces(t, "b2", "e8");
    t.put("Prussian line infantry 3", "l1");
    t.put("French line infantry 5", "l2");
    t.put("French light infantry 1", "k1");
    t.put("Uxbridge", "h8");
    t.put("Wellington", "eliminated");
    begin_with(t, 2);
    REQUIRE(owing(t) == Nations{Nation::allied});
    t.play("l1xk1");
    CHECK(t.refused("k1-j1") == "W9.6");
    CHECK(t.refused("end") == "W9.6");
    CHECK(t.allowed("e8-e7"));
}

TEST_CASE("W9.6 both nations owe and one action is left: the player chooses freely", "[prussians][W9.6]") {
    TestGame t = split_table();
    const UnitId uxbridge = t.put("Uxbridge", "withdrawn");
    t.put("Wellington", "eliminated");
    begin_with(t, 1);
    CHECK(owing(t).size() == 2);
    CHECK(t.refused("end") == "W9.6");
    SECTION("Allied") {
        t.play("e8-e7");
        CHECK(t.allowed("end"));
    }
    SECTION("Prussian") {
        t.play("l6-l5");
        CHECK(t.allowed("end"));
    }
    SECTION("the returning commander acts for the Allied and gives the action back to the Prussians") {
        t.play(t.named(uxbridge, "+e10"));
        CHECK(t.state().actions_left() == 1);
        CHECK(t.refused("e10-e9") == "W9.6");
        CHECK(t.allowed("l6-l5"));
    }
}

TEST_CASE("W9.6 the commander's return gives its action back, so it may be the last but one", "[prussians][W9.6][W5.4]") {
    TestGame t;
    t.put("Napoleon", "d1");
    t.put("Ney", "c1");
    t.put("Wellington", "d10");
    const UnitId uxbridge = t.put("Uxbridge", "withdrawn");
    const UnitId foot = t.put("Allied line infantry 3", "withdrawn");
    t.put("Prussian line infantry 3", "l5");
    t.put("Allied line infantry 3", "e8");
    t.begin(allied_seat, 14, 2);
    t.state().allied_acted = true;
    REQUIRE(t.state().actions_left() == 1);
    REQUIRE(owing(t) == Nations{Nation::prussian});
    CHECK(t.refused("e8-e7") == "W9.6");
    CHECK(t.refused(t.named(foot, "+e10")) == "W9.6");
    CHECK(t.allowed(t.named(uxbridge, "+e10")));
    expect_exactly_legal(t);
    SECTION("the action that is left is still owed") {
        t.play(t.named(uxbridge, "+e10"));
        CHECK(t.state().actions_left() == 1);
        CHECK(owing(t) == Nations{Nation::prussian});
        CHECK(t.refused("e10-e9") == "W9.6");
        CHECK(t.refused("end") == "W9.6");
        t.play("l5-l4");
        CHECK(t.allowed("end"));
    }
    SECTION("the Prussians first") {
        t.play("l5-l4");
        t.play(t.named(uxbridge, "+e10"));
        CHECK(t.state().actions_left() == 0);
        CHECK(t.allowed("end"));
    }
}

TEST_CASE("W9.6 with no actions left the turn may end, even if a nation owes one", "[prussians][W9.6]") {
    TestGame t = split_table();
    t.put("Uxbridge", "withdrawn");
    t.put("Wellington", "eliminated");
    t.begin(allied_seat, 14);
    t.play("e8-e7");
    CHECK(t.state().actions_left() == 0);
    CHECK(t.allowed("end"));
}

TEST_CASE("W9.6 applies only while W9.5 gives the extra action", "[prussians][W9.6]") {
    TestGame t = split_table();
    t.begin(allied_seat, 12);
    CHECK(owing(t).empty());
    for (const char* act : {"e8-e7", "e7-e8"}) t.play(act);
    CHECK(t.allowed("e8-e7"));
    CHECK(t.allowed("end"));
}

TEST_CASE("W9.6 taking cavalry off is no action of a nation", "[prussians][W9.6]") {
    TestGame t = split_table();
    const UnitId heavy = t.put("Allied heavy cavalry 4", "h8");
    t.state().mark(heavy).weakened = 1;
    t.begin(allied_seat, 14);
    t.play("h8-off");
    CHECK(owing(t) == Nations{Nation::allied, Nation::prussian});
    for (const char* act : {"e8-e7", "e7-e8", "e8-e7"}) t.play(act);
    CHECK(t.refused("e7-e8") == "W9.6");
}

TEST_CASE("W9.6 applies to the rest of the turn after Bülow falls, and ends with the extra action in the next one",
          "[prussians][W9.6][W5.5]") {
    TestGame t = split_table();
    const UnitId bulow = t.put("Bülow", "l8");
    t.put("French line infantry 6", "l7");
    begin_with(t, 4);
    t.play("l8xl7");
    CHECK(t.where(bulow) == "eliminated");
    CHECK(owing(t) == Nations{Nation::allied});
    CHECK(t.refused("end") == "W9.6");
    t.play("e8-e7");
    t.play("end");
    t.play("end");
    CHECK(t.state().actions_left() == 3);
    CHECK(owing(t).empty());
}
