// W9.1-W9.5, W9.7: how the Prussians come, and what they add.
#include <set>
#include "catch.hpp"

#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// The French end of that game turn, with all Prussians still to come.
TestGame before_arrival(int turn) {
    TestGame t;
    free_pieces(t, "b2", "e8");
    t.put_all(Army::prussian, Place::reserve);
    t.begin(french_seat, turn);
    return t;
}

using Squares = std::vector<std::string>;

/// Plays the first outcome until no draw is due; returns the squares, in order.
Squares draw_all(TestGame& t) {
    Squares squares;
    for (const Roll& roll : t.leave_to_chance(Phase::prussian_draw)) squares.push_back(t.where(std::get<DrawPrussian>(roll).unit));
    return squares;
}

}  // namespace

TEST_CASE("W9.1 at the end of game turn 12 two Prussian pieces are drawn and placed", "[prussians][W9.1]") {
    TestGame t = before_arrival(12);
    t.play("end");
    CHECK(t.state().phase == Phase::prussian_draw);
    CHECK(t.decider() == Decider::chance);
    CHECK(draw_all(t) == Squares{"l5", "l6"});
    CHECK(t.state().turn == 13);
    CHECK(t.decider() == allied_decider);
    CHECK(t.view(french_viewer).prussians_to_come == 11);
}

TEST_CASE("W9.1 not before, and not after the first player's turn", "[prussians][W9.1]") {
    TestGame t = before_arrival(11);
    t.play("end");
    CHECK(t.decider() == allied_decider);
    CHECK(t.state().turn == 12);
    t.play("end");
    CHECK(t.decider() == french_decider);
    t.play("end");
    CHECK(t.decider() == Decider::chance);
}

TEST_CASE("W9.1 the Allied player sees each piece when it is placed, the French player its back", "[prussians][W9.1]") {
    TestGame t = before_arrival(12);
    t.play("end");
    const UnitId drawn = *t.rules().commander(Army::prussian);
    t.draw(drawn);
    const auto allied = t.news<PrussianArrived>(allied_viewer);
    REQUIRE(allied);
    CHECK(allied->piece.unit == drawn);
    CHECK(allied->square == square("l5"));
    for (const Viewer viewer : {french_viewer, Viewer::onlooker}) {
        const auto seen = t.news<PrussianArrived>(viewer);
        REQUIRE(seen);
        CHECK(seen->piece.knowledge == Knowledge::back);
        CHECK_FALSE(seen->piece.unit);
        CHECK(seen->piece.army == Army::prussian);
        CHECK(seen->piece.branch == Branch::cavalry);
        CHECK(t.view(viewer).at(square("l5"))->knowledge == Knowledge::back);
    }
    CHECK(t.view(allied_viewer).at(square("l5"))->unit == drawn);
}

TEST_CASE("W9.2 up to two more at the end of every later game turn, at no cost", "[prussians][W9.2]") {
    TestGame t = before_arrival(12);
    t.play("end");
    draw_all(t);
    t.play("l5-k5");
    t.play("e8-e7");
    t.play("end");
    t.play("end");
    // l6 is still occupied by a friendly piece: one comes.
    CHECK(draw_all(t) == Squares{"l5"});
    CHECK(t.state().turn == 14);
    CHECK(t.state().actions_left() == 4);
}

TEST_CASE("W9.2 none while there is no room, and none when none are left", "[prussians][W9.2]") {
    TestGame t;
    free_pieces(t);
    SECTION("no room") {
        t.put("Prussian line infantry 3", "l5");
        t.put("Prussian line infantry 3", "l6");
        t.put_all(Army::prussian, Place::reserve);
        t.begin(french_seat, 15);
        t.play("end");
    }
    SECTION("one left") {
        const UnitId last = t.put("Prussian line infantry 3", "reserve");
        t.begin(french_seat, 15);
        t.play("end");
        CHECK(t.rolls().size() == 1);
        CHECK(draw_all(t) == Squares{"l5"});
        CHECK(t.where(last) == "l5");
    }
    SECTION("none left") {
        t.begin(french_seat, 15);
        t.play("end");
    }
    CHECK(t.decider() == allied_decider);
}

TEST_CASE("W9.3 the entry squares are l5 l6, then l4 l7 l3 l8", "[prussians][W9.3]") {
    const ArrivalRules& arrival = shipped().arrival;
    CHECK(arrival.flag == std::vector<Square>{square("l5"), square("l6")});
    CHECK(arrival.beside == std::vector<Square>{square("l4"), square("l7"), square("l3"), square("l8")});
}

TEST_CASE("W9.3 friendly pieces occupy a flag square, enemies shift it", "[prussians][W9.3]") {
    struct Case {
        std::vector<std::string> french;
        std::vector<std::string> allied;
        std::set<std::string> arrivals;
    };
    const std::vector<Case> cases{
        {{}, {}, {"l5", "l6"}},
        {{}, {"l5"}, {"l6"}},
        {{}, {"l6"}, {"l5"}},
        {{}, {"l5", "l6"}, {}},
        {{"l5"}, {}, {"l6", "l4"}},
        {{"l6"}, {}, {"l5", "l4"}},
        {{"l5", "l6"}, {}, {"l4", "l7"}},
        {{"l5"}, {"l6"}, {"l4"}},
        {{"l6"}, {"l5"}, {"l4"}},
        {{"l5"}, {"l4"}, {"l6", "l7"}},
        {{"l5", "l4"}, {}, {"l6", "l7"}},
        {{"l5", "l6", "l4"}, {"l7"}, {"l3", "l8"}},
        {{"l5", "l6", "l4", "l7"}, {}, {"l3", "l8"}},
        {{"l5", "l6", "l4", "l7", "l3"}, {}, {"l8"}},
        {{"l5", "l6", "l4", "l7", "l3", "l8"}, {}, {}},
        {{"l4", "l7"}, {}, {"l5", "l6"}},
    };
    for (const Case& one : cases) {
        TestGame t;
        free_pieces(t);
        for (const std::string& held : one.french) t.put("French line infantry 3", held);
        for (const std::string& held : one.allied) t.put("Allied line infantry 3", held);
        t.put_all(Army::prussian, Place::reserve);
        t.begin(french_seat, 12);
        t.play("end");
        const Squares taken = draw_all(t);
        CAPTURE(one.french, one.allied, taken);
        CHECK(std::set<std::string>(taken.begin(), taken.end()) == one.arrivals);
        CHECK(taken.size() == one.arrivals.size());
        CHECK(t.decider() == allied_decider);
    }
}

TEST_CASE("W9.3 the piece drawn first is placed on the first free square", "[prussians][W9.3]") {
    TestGame t = before_arrival(12);
    t.play("end");
    const Roll first = t.rolls()[7].roll;
    t.roll(first);
    CHECK(t.where(std::get<DrawPrussian>(first).unit) == "l5");
}

TEST_CASE("W9.3 a free flag square is filled before the square that replaces another one", "[prussians][W9.3]") {
    const auto [held, last, both] = GENERATE(
        table<const char*, std::string, Squares>({{"l5", "l6", {"l6", "l4"}}, {"l6", "l5", {"l5", "l4"}}, {"k5", "l5", {"l5", "l6"}}}));
    const bool one_left = GENERATE(true, false);
    CAPTURE(held, one_left);
    TestGame t;
    free_pieces(t, "c1", "c10");
    t.put("French line infantry 3", held);
    t.put("Prussian line infantry 3", "reserve");
    if (!one_left) t.put("Prussian line infantry 3", "reserve");
    t.begin(french_seat, 13);
    t.play("end");
    CHECK(draw_all(t) == (one_left ? Squares{last} : both));
}

TEST_CASE("W9.3 a game that version 1.0 began fills each flag square, or its replacement, in turn", "[prussians][W9.3]") {
    Ruleset set = shipped();
    set.arrival.free_flags_first = false;
    TestGame t({}, set);
    free_pieces(t, "c1", "c10");
    t.put("French line infantry 3", "l5");
    t.put_all(Army::prussian, Place::reserve);
    t.begin(french_seat, 13);
    t.play("end");
    CHECK(draw_all(t) == Squares{"l4", "l6"});
}

TEST_CASE("W9.4 a Prussian piece faces, moves and fights like an Allied one", "[prussians][W9.4]") {
    TestGame t;
    t.put("French light cavalry", "b2");
    t.put("Prussian gun", "k6");
    t.put("French line infantry 3", "k4");
    t.put("French line infantry 3", "k8");
    const UnitId rider = t.put("Prussian light cavalry", "g6");
    const UnitId foot = t.put("Prussian line infantry 3", "d6");
    t.put("French light infantry 1", "d5");
    t.begin(allied_seat, 12);
    CHECK(t.allowed("k6:k4"));
    CHECK_FALSE(t.allowed("k6:k8"));
    CHECK(t.allowed("g6-g1"));
    CHECK_FALSE(t.allowed("d6-d3"));
    t.play("d6xd5");
    CHECK(t.where(foot) == "d5");
    t.play("k6:k4");
    t.play("g6-g5");
    CHECK(t.where(rider) == "g5");
}

TEST_CASE("W9.5 from turn 13 on the Allied player has one more action while a Prussian piece is there", "[prussians][W9.5]") {
    const auto [place, turn, actions] = GENERATE(table<const char*, int, int>(
        {{"l6", 12, 3}, {"l6", 13, 4}, {"l6", 20, 4}, {"withdrawn", 13, 4}, {"reserve", 13, 3}, {"eliminated", 13, 3}}));
    INFO(place << " in turn " << turn);
    TestGame t;
    free_pieces(t);
    t.put("Prussian line infantry 3", place);
    t.begin(allied_seat, turn);
    CHECK(t.state().actions_left() == actions);
}

TEST_CASE("W9.5 the start of the turn counts, and only for the Allied player", "[prussians][W9.5]") {
    Combat t({.attacker = "Prussian line infantry 3", .from = "h5", .defender = "French gun", .at = "h4"});
    SECTION("the French player has no more") {
        t.begin(french_seat, 13);
        CHECK(t.state().actions_left() == 3);
    }
    SECTION("the piece may fall in the turn") {
        t.attack(13);
        CHECK(t.where(t.attacker) == "eliminated");
        CHECK(t.state().actions_left() == 3);
    }
}

TEST_CASE("W9.5 it is added to what the commanders leave", "[prussians][W9.5]") {
    TestGame t;
    free_pieces(t);
    t.put("Uxbridge", "eliminated");
    t.put("Wellington", "h9");
    t.put("Prussian line infantry 3", "l6");
    t.begin(allied_seat, 13);
    CHECK(t.state().actions_left() == 3);
}

TEST_CASE("W9.7 withdrawn Prussian pieces come back on an entry square", "[prussians][W9.7]") {
    TestGame t;
    free_pieces(t);
    const UnitId routed = t.put("Prussian line infantry 3", "withdrawn");
    SECTION("of the flag, not of the back row") {
        t.begin(allied_seat, 14);
        CHECK(t.allowed(t.named(routed, "+l5")));
        CHECK(t.allowed(t.named(routed, "+l6")));
        CHECK(t.refused(t.named(routed, "+l10")) == "W9.7");
        CHECK(t.refused(t.named(routed, "+l4")) == "W9.7");
        t.play(t.named(routed, "+l6"));
        CHECK(t.where(routed) == "l6");
        CHECK(t.state().actions_left() == 3);
    }
    SECTION("a square held by a friendly piece is full") {
        t.put("Allied line infantry 3", "l5");
        t.put("Prussian line infantry 3", "l6");
        t.begin(allied_seat, 14);
        for (const char* entry : {"+l5", "+l6", "+l4", "+l7"}) CHECK(t.refused(t.named(routed, entry)) == "W9.7");
    }
    SECTION("one held by an enemy is replaced") {
        t.put("French line infantry 3", "l5");
        t.begin(allied_seat, 14);
        CHECK(t.allowed(t.named(routed, "+l6")));
        CHECK(t.allowed(t.named(routed, "+l4")));
        CHECK_FALSE(t.allowed(t.named(routed, "+l5")));
        CHECK_FALSE(t.allowed(t.named(routed, "+l7")));
    }
}

TEST_CASE("W9.7 eliminated Prussian pieces do not return", "[prussians][W9.7]") {
    TestGame t;
    free_pieces(t);
    const UnitId fallen = t.put("Prussian line infantry 3", "eliminated");
    t.put("Prussian line infantry 3", "reserve");
    t.begin(french_seat, 14);
    t.play("end");
    CHECK(t.rolls().size() == 1);
    draw_all(t);
    CHECK_FALSE(t.allowed(t.named(fallen, "+l6")));
}
