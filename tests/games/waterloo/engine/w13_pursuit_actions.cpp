// W13.2, W13.3: which pieces take part, and how many actions there are.
#include <algorithm>
#include "catch.hpp"

#include "pursuit_test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// All actions that exist in a battle but not in a pursuit.
void expect_battle_over(const PursuitTestGame& t, std::initializer_list<const char*> acts) {
    for (const char* act : acts) {
        INFO(act);
        CHECK(t.refused(act) == "W13.1");
    }
}

}  // namespace

TEST_CASE("W13.2 infantry and guns of both sides cannot act", "[pursuit][W13.2]") {
    PursuitTestGame t(french_seat);
    t.put("French gun", "e5");
    t.put("French line infantry 3", "d7");
    t.put("French light cavalry", "a2");
    t.put("Allied light cavalry", "a9");
    const UnitId light = t.put("Allied light infantry 2", "e7");
    t.put("Allied gun", "f8");
    const UnitId reserve = t.put("French line infantry 3", "reserve");
    const UnitId heavy = t.put("French heavy cavalry 4", "regaining");
    t.pursue();
    expect_battle_over(t, {"d7-d8", "d7xe7", "e5:e7", "e5-e6", "a2-a3", "a2-off", "e5::e6"});
    CHECK(t.refused(t.named(reserve, "+e1")) == "W13.1");
    CHECK(t.refused(t.named(heavy, "+e1")) == "W13.1");
    // The victor's infantry cannot be taken, and the strength of the defeated does not matter.
    CHECK(t.refused("#1xd7") == "W13.4");
    CHECK(t.refused("#1xe5") == "W13.4");
    t.play("#1xe7");
    CHECK(t.where(light) == "eliminated");
    t.play("end");
    expect_battle_over(t, {"f8-f9", "f8:f7"});
}

TEST_CASE("W13.2 pieces of the defeated off the board are out of reach", "[pursuit][W13.2]") {
    PursuitTestGame t(french_seat);
    t.put("French light cavalry", "a2");
    const UnitId reserve = t.put("Allied line infantry 3", "reserve");
    const UnitId routed = t.put("Allied line infantry 3", "withdrawn");
    t.put("Allied gun", "f8");
    t.pursue();
    t.play("#1xf8");
    // They do not prolong it either (W13.8).
    CHECK(t.state().result());
    CHECK(t.where(reserve) == "reserve");
    CHECK(t.where(routed) == "withdrawn");
    CHECK(t.news<PursuitEnded>() == PursuitEnded{french_seat, {0, 1}});
}

TEST_CASE("W13.3 two actions for the commander in chief, one for each commander, at least one", "[pursuit][W13.3]") {
    const bool chief = GENERATE(true, false);
    const bool commander = GENERATE(true, false);
    const bool bulow = GENERATE(true, false);
    CAPTURE(chief, commander, bulow);
    PursuitTestGame t(allied_seat);
    t.put("Wellington", chief ? "b8" : commander ? "eliminated" : "absent");
    t.put("Uxbridge", commander ? "c8" : "eliminated");
    t.put("Bülow", bulow ? "l5" : "eliminated");
    t.put("Allied light cavalry", "a9");
    t.put("French light cavalry", "a3");
    t.put("French line infantry 3", "e2");
    t.pursue(14);
    const int actions = std::max(1, (chief ? 2 : 0) + (commander ? 1 : 0) + (bulow ? 1 : 0));
    CHECK(t.state().actions == actions);
    CHECK(t.news<TurnBegan>() == TurnBegan{allied_seat, 14, actions});
    CHECK(t.view(french_viewer).actions_left == actions);
}

TEST_CASE("W13.3 Bülow counts once he has entered, and a withdrawn commander lives", "[pursuit][W13.3]") {
    PursuitTestGame t(allied_seat);
    t.put("Wellington", "b8");
    t.put("Uxbridge", "withdrawn");
    t.put("Allied light cavalry", "a9");
    t.put("French light cavalry", "a3");
    t.put("French line infantry 3", "e2");
    SECTION("not yet drawn") {
        t.put_all(Army::prussian, Place::reserve);
        t.pursue(14);
        CHECK(t.state().actions == 3);
    }
    SECTION("routed, so he has entered") {
        t.put("Bülow", "withdrawn");
        t.pursue(14);
        CHECK(t.state().actions == 4);
    }
    SECTION("never to come") {
        t.pursue(14);
        CHECK(t.state().actions == 3);
    }
}

TEST_CASE("W13.3 the action of a commander who leaves or falls is missing from the next turn on", "[pursuit][W13.3]") {
    PursuitTestGame t(french_seat);
    t.put("Napoleon", "b2");
    const UnitId ney = t.put("Ney", "c2");
    const UnitId dragoons = t.put("French heavy cavalry 6", "d2");
    t.put("Wellington", "b8");
    const UnitId uxbridge = t.put("Uxbridge", "c8");
    t.put("Allied light cavalry", "a9");
    for (const char* at : {"e8", "f8", "g8", "h8", "e7", "f7", "g7", "h7"}) t.put("Allied line infantry 3", at);
    t.pursue();
    REQUIRE(t.state().actions == 3);
    t.play(t.by(ney, "-off"));
    CHECK(t.state().actions_left() == 3);
    t.play(t.attack(dragoons, uxbridge));
    t.play(t.by(dragoons, "xe8"));
    t.play(t.by(dragoons, "xf8"));
    CHECK(t.state().actions_left() == 0);
    CHECK(t.refused(t.by(dragoons, "xg8")) == "W13.3");
    t.play("end");
    CHECK(t.state().actions == 2);
    t.play("end");
    CHECK(t.state().actions == 2);
    CHECK(t.decider() == french_decider);
}

TEST_CASE("W13.3 the victor begins, whoever it is, and then in turn", "[pursuit][W13.3]") {
    const Seat victor = GENERATE(french_seat, allied_seat);
    PursuitTestGame t(victor);
    t.put("French light cavalry", "a3");
    t.put("Allied light cavalry", "a9");
    t.put(victor == french_seat ? "Allied line infantry 3" : "French line infantry 3", "e5");
    t.put(victor == french_seat ? "Allied line infantry 3" : "French line infantry 3", "f5");
    t.pursue();
    CHECK(t.state().mover == victor);
    t.play("#1xe5");
    t.play("end");
    CHECK(t.state().mover == other(victor));
    CHECK(t.state().turn == 5);
    CHECK(t.refused("#2-off") == "W13.1");
    t.play("end");
    CHECK(t.state().mover == victor);
    CHECK(t.state().turn == 6);
}

TEST_CASE("W13.3 commanders fight with 5 and are never weakened", "[pursuit][W13.3]") {
    PursuitTestGame t(french_seat);
    t.put("Napoleon", "b2");
    const UnitId ney = t.put("Ney", "c2");
    const UnitId five = t.put("Allied heavy cavalry 5", "c8");
    const UnitId six = t.put("Allied heavy cavalry 6", "d8");
    t.put("Allied line infantry 3", "e8");
    t.pursue();
    t.play(t.attack(ney, five));
    CHECK(t.where(five) == "eliminated");
    CHECK(t.strength(ney) == 5);
    t.play(t.by(ney, "xe8"));
    CHECK(t.strength(ney) == 5);
    t.play(t.attack(ney, six));
    CHECK(t.where(ney) == "eliminated");
    CHECK(t.strength(six) == 6);
}
