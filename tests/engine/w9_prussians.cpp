#include <catch2/catch.hpp>
#include <set>

#include "table.hpp"

using namespace fow;
using namespace fow::testing;

namespace {

void free_pieces(Table& t) {
    t.put("French light cavalry", "b2");
    t.put("Allied light cavalry", "e8");
}

/// A table at the French end of that game turn, all Prussians still to come.
Table before_arrival(int turn) {
    Table t;
    free_pieces(t);
    t.put_all(Army::prussian, Place::reserve);
    t.begin(Seat::french, turn);
    return t;
}

/// Draws whatever comes first until no draw is due; the squares taken, in order.
std::vector<std::string> draw_all(Table& t) {
    std::vector<std::string> squares;
    while (t.state().phase == Phase::prussian_draw) {
        const Roll roll = t.rolls()[0].roll;
        t.roll(roll);
        squares.push_back(t.where(std::get<DrawPrussian>(roll).unit));
    }
    return squares;
}

using Squares = std::vector<std::string>;

/// Turn 14, a Prussian and an Allied piece that can move: four actions, both owe one.
Table split_table() {
    Table t;
    t.put("French light cavalry", "b2");
    t.put("Allied light cavalry", "e8");
    t.put("Prussian light cavalry", "l6");
    return t;
}

}  // namespace

TEST_CASE("W9.1 at the end of game turn 12 two Prussian pieces are drawn and placed", "[prussians][W9.1]") {
    Table t = before_arrival(12);
    t.play("end");
    CHECK(t.state().phase == Phase::prussian_draw);
    CHECK(t.decider() == Decider::chance);
    CHECK(draw_all(t) == Squares{"l5", "l6"});
    CHECK(t.state().turn == 13);
    CHECK(t.decider() == Decider::allied);
    CHECK(t.view(Viewer::french).prussians_to_come == 11);
}

TEST_CASE("W9.1 not before, and not after the first player's turn", "[prussians][W9.1]") {
    Table t = before_arrival(11);
    t.play("end");
    CHECK(t.decider() == Decider::allied);
    CHECK(t.state().turn == 12);
    t.play("end");
    CHECK(t.decider() == Decider::french);
    t.play("end");
    CHECK(t.decider() == Decider::chance);
}

TEST_CASE("W9.1 the Allied player sees each piece when it is placed, the French player its back", "[prussians][W9.1]") {
    Table t = before_arrival(12);
    t.play("end");
    const UnitId drawn = *t.rules().commander(Army::prussian);
    t.draw(drawn);
    const auto allied = t.news<PrussianArrived>(Viewer::allied);
    REQUIRE(allied);
    CHECK(allied->piece.unit == drawn);
    CHECK(allied->square == square("l5"));
    for (const Viewer viewer : {Viewer::french, Viewer::onlooker}) {
        const auto seen = t.news<PrussianArrived>(viewer);
        REQUIRE(seen);
        CHECK(seen->piece.knowledge == Knowledge::back);
        CHECK_FALSE(seen->piece.unit);
        CHECK(seen->piece.army == Army::prussian);
        CHECK(seen->piece.branch == Branch::cavalry);
        CHECK(t.view(viewer).at(square("l5"))->knowledge == Knowledge::back);
    }
    CHECK(t.view(Viewer::allied).at(square("l5"))->unit == drawn);
}

TEST_CASE("W9.2 up to two more at the end of every later game turn, at no cost", "[prussians][W9.2]") {
    Table t = before_arrival(12);
    t.play("end");
    draw_all(t);
    t.play("l5-k5");
    t.play("e8-e7");
    t.play("end");
    t.play("end");
    // l6 is still held by an own piece: one comes.
    CHECK(draw_all(t) == Squares{"l5"});
    CHECK(t.state().turn == 14);
    CHECK(t.state().actions_left() == 4);
}

TEST_CASE("W9.2 none while there is no room, and none when none are left", "[prussians][W9.2]") {
    SECTION("no room") {
        Table t;
        free_pieces(t);
        t.put("Prussian line infantry 3", "l5");
        t.put("Prussian line infantry 3", "l6");
        t.put_all(Army::prussian, Place::reserve);
        t.begin(Seat::french, 15);
        t.play("end");
        CHECK(t.decider() == Decider::allied);
    }
    SECTION("one left") {
        Table t;
        free_pieces(t);
        const UnitId last = t.put("Prussian line infantry 3", "reserve");
        t.begin(Seat::french, 15);
        t.play("end");
        CHECK(t.rolls().size() == 1);
        CHECK(draw_all(t) == Squares{"l5"});
        CHECK(t.where(last) == "l5");
    }
    SECTION("none left") {
        Table t;
        free_pieces(t);
        t.begin(Seat::french, 15);
        t.play("end");
        CHECK(t.decider() == Decider::allied);
    }
}

TEST_CASE("W9.3 the entry squares are l5 l6, then l4 l7 l3 l8", "[prussians][W9.3]") {
    const ArrivalRules& arrival = shipped().arrival;
    CHECK(arrival.flag == std::vector<Square>{square("l5"), square("l6")});
    CHECK(arrival.beside == std::vector<Square>{square("l4"), square("l7"), square("l3"), square("l8")});
}

TEST_CASE("W9.3 own pieces fill a flag square, enemies shift it", "[prussians][W9.3]") {
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
        Table t;
        t.put("French light cavalry", "b2");
        t.put("Allied light cavalry", "e8");
        for (const std::string& held : one.french) t.put("French line infantry 3", held);
        for (const std::string& held : one.allied) t.put("Allied line infantry 3", held);
        t.put_all(Army::prussian, Place::reserve);
        t.begin(Seat::french, 12);
        t.play("end");
        const Squares taken = draw_all(t);
        CAPTURE(one.french, one.allied, taken);
        CHECK(std::set<std::string>(taken.begin(), taken.end()) == one.arrivals);
        CHECK(taken.size() == one.arrivals.size());
        CHECK(t.decider() == Decider::allied);
    }
}

TEST_CASE("W9.3 the piece drawn first stands on the first free square", "[prussians][W9.3]") {
    Table t = before_arrival(12);
    t.play("end");
    const Roll first = t.rolls()[7].roll;
    t.roll(first);
    CHECK(t.where(std::get<DrawPrussian>(first).unit) == "l5");
}

TEST_CASE("W9.4 a Prussian piece faces, moves and fights as an Allied one", "[prussians][W9.4]") {
    Table t;
    t.put("French light cavalry", "b2");
    t.put("Prussian gun", "k6");
    t.put("French line infantry 3", "k4");
    t.put("French line infantry 3", "k8");
    const UnitId rider = t.put("Prussian light cavalry", "g6");
    const UnitId foot = t.put("Prussian line infantry 3", "d6");
    t.put("French light infantry 1", "d5");
    t.begin(Seat::allied, 12);
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

TEST_CASE("W9.5 from turn 13 on the Allied player has one more action while a Prussian piece is there",
          "[prussians][W9.5]") {
    const auto [place, turn, actions] = GENERATE(table<const char*, int, int>(
        {{"l6", 12, 3}, {"l6", 13, 4}, {"l6", 20, 4}, {"withdrawn", 13, 4}, {"reserve", 13, 3}, {"eliminated", 13, 3}}));
    INFO(place << " in turn " << turn);
    Table t;
    free_pieces(t);
    t.put("Prussian line infantry 3", place);
    t.begin(Seat::allied, turn);
    CHECK(t.state().actions_left() == actions);
}

TEST_CASE("W9.5 at the start of the turn it counts, and for the Allied player alone", "[prussians][W9.5]") {
    Table t;
    free_pieces(t);
    t.put("Prussian line infantry 3", "h5");
    t.put("French line infantry 5", "h4");
    t.begin(Seat::french, 13);
    CHECK(t.state().actions_left() == 3);

    Table u;
    free_pieces(u);
    u.put("Prussian line infantry 3", "h5");
    u.put("French gun", "h4");
    u.begin(Seat::allied, 13);
    u.play("h5xh4");
    CHECK(u.state().actions_left() == 3);
}

TEST_CASE("W9.5 it is added to what the commanders leave", "[prussians][W9.5]") {
    Table t;
    free_pieces(t);
    t.put("Uxbridge", "eliminated");
    t.put("Wellington", "h9");
    t.put("Prussian line infantry 3", "l6");
    t.begin(Seat::allied, 13);
    CHECK(t.state().actions_left() == 3);
}

TEST_CASE("W9.6 at least one action must be Prussian and at least one Allied", "[prussians][W9.6]") {
    Table t = split_table();
    t.begin(Seat::allied, 14);
    REQUIRE(t.state().actions_left() == 4);
    CHECK(t.view(Viewer::allied).owing == std::vector<Nation>{Nation::allied, Nation::prussian});
    CHECK(t.refused("end") == "W9.6");
    SECTION("three Allied, then Prussian only") {
        for (const char* act : {"e8-e7", "e7-e8", "e8-e7"}) t.play(act);
        CHECK(t.view(Viewer::allied).owing == std::vector<Nation>{Nation::prussian});
        CHECK(t.refused("e7-e8") == "W9.6");
        CHECK(t.refused("end") == "W9.6");
        t.play("l6-l5");
        CHECK(t.view(Viewer::allied).owing.empty());
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

TEST_CASE("W9.6 an attack pays what a nation owes, but nobody is driven into a fight", "[prussians][W9.6]") {
    SECTION("an attack counts as acting") {
        Table t = split_table();
        t.put("French light infantry 1", "l3");
        t.begin(Seat::allied, 14);
        for (const char* act : {"e8-e7", "e7-e8", "e8-e7"}) t.play(act);
        CHECK(t.allowed("l6xl3"));
        t.play("l6xl3");
        CHECK(t.allowed("end"));
    }
    SECTION("a nation that could only attack owes nothing") {
        Table t;
        t.put("French light cavalry", "b2");
        t.put("Allied light cavalry", "e8");
        t.put("Prussian line infantry 3", "l1");
        t.put("French line infantry 5", "l2");
        t.put("French line infantry 5", "k1");
        t.begin(Seat::allied, 14);
        REQUIRE(t.state().actions_left() == 4);
        CHECK(t.view(Viewer::allied).owing == std::vector<Nation>{Nation::allied});
        t.play("e8-e7");
        CHECK(t.allowed("end"));
        CHECK(t.allowed("l1xk1"));
        for (const char* act : {"e7-e8", "e8-e7", "e7-e8"}) t.play(act);
        CHECK(t.state().actions_left() == 0);
        CHECK(t.allowed("end"));
    }
}

TEST_CASE("W9.6 a nation owes by what it can do now", "[prussians][W9.6]") {
    SECTION("an Allied piece that steps aside makes the Prussian one owe") {
        Table t;
        t.put("French light cavalry", "b2");
        t.put("Prussian line infantry 3", "l1");
        t.put("French line infantry 3", "l2");
        t.put("Allied line infantry 3", "k1");
        t.begin(Seat::allied, 14);
        REQUIRE(t.state().actions_left() == 4);
        CHECK(t.view(Viewer::allied).owing == std::vector<Nation>{Nation::allied});
        t.play("k1-j1");
        CHECK(t.view(Viewer::allied).owing == std::vector<Nation>{Nation::prussian});
        CHECK(t.refused("end") == "W9.6");
    }
    SECTION("a shot makes a nation owe") {
        Table t;
        t.put("French light cavalry", "b2");
        t.put("Allied light cavalry", "e8");
        t.put("Prussian gun", "l2");
        t.put("French light infantry 1", "l1");
        t.put("French line infantry 3", "k2");
        t.put("French line infantry 3", "l3");
        t.begin(Seat::allied, 14);
        CHECK(t.view(Viewer::allied).owing == std::vector<Nation>{Nation::allied, Nation::prussian});
    }
    SECTION("an entry makes a nation owe") {
        Table t;
        t.put("French light cavalry", "b2");
        t.put("Prussian light cavalry", "l6");
        const UnitId reserve = t.put("Allied line infantry 3", "reserve");
        t.begin(Seat::allied, 14);
        CHECK(t.view(Viewer::allied).owing == std::vector<Nation>{Nation::allied, Nation::prussian});
        t.play(t.named(reserve, "+a10"));
        CHECK(t.view(Viewer::allied).owing == std::vector<Nation>{Nation::prussian});
    }
    SECTION("the return of a withdrawn Prussian piece too") {
        Table t;
        t.put("French light cavalry", "b2");
        t.put("Allied light cavalry", "e8");
        const UnitId routed = t.put("Prussian line infantry 3", "withdrawn");
        t.begin(Seat::allied, 14);
        REQUIRE(t.state().actions_left() == 4);
        CHECK(t.view(Viewer::allied).owing == std::vector<Nation>{Nation::allied, Nation::prussian});
        t.play(t.named(routed, "+l5"));
        CHECK(t.view(Viewer::allied).owing == std::vector<Nation>{Nation::allied});
    }
    SECTION("no Allied piece left: only the Prussians owe") {
        Table t;
        t.put("French light cavalry", "b2");
        t.put("Prussian light cavalry", "l6");
        t.begin(Seat::allied, 14);
        CHECK(t.view(Viewer::allied).owing == std::vector<Nation>{Nation::prussian});
        t.play("l6-l5");
        CHECK(t.allowed("end"));
        t.play("l5-l6");
    }
}

TEST_CASE("W9.6 two owing and two actions left: both are bound", "[prussians][W9.6]") {
    Table t = split_table();
    t.put("Uxbridge", "h8");
    t.put("Wellington", "eliminated");
    t.begin(Seat::allied, 14);
    REQUIRE(t.state().actions_left() == 2);
    CHECK(t.refused("end") == "W9.6");
    CHECK(t.allowed("e8-e7"));
    CHECK(t.allowed("l6-l5"));
    t.play("h8-h7");
    CHECK(t.refused("h7-h8") == "W9.6");
    CHECK(t.refused("e8-e7") == "W9.6");
    t.play("l6-l5");
    CHECK(t.allowed("end"));
}

TEST_CASE("W9.6 one owing and two actions left: the other nation may still fight with the first", "[prussians][W9.6]") {
    Table t;
    t.put("French light cavalry", "b2");
    t.put("Allied light cavalry", "e8");
    t.put("Prussian line infantry 3", "l1");
    t.put("French line infantry 5", "l2");
    t.put("French light infantry 1", "k1");
    t.put("Uxbridge", "h8");
    t.put("Wellington", "eliminated");
    t.begin(Seat::allied, 14);
    REQUIRE(t.state().actions_left() == 2);
    REQUIRE(t.view(Viewer::allied).owing == std::vector<Nation>{Nation::allied});
    t.play("l1xk1");
    CHECK(t.refused("k1-j1") == "W9.6");
    CHECK(t.refused("end") == "W9.6");
    CHECK(t.allowed("e8-e7"));
}

TEST_CASE("W9.6 two owing and one action left: the player chooses freely", "[prussians][W9.6]") {
    Table t = split_table();
    const UnitId uxbridge = t.put("Uxbridge", "withdrawn");
    t.put("Wellington", "eliminated");
    t.begin(Seat::allied, 14);
    REQUIRE(t.state().actions_left() == 1);
    CHECK(t.view(Viewer::allied).owing.size() == 2);
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

TEST_CASE("W9.6 with no actions left the turn may end, whoever owes", "[prussians][W9.6]") {
    Table t = split_table();
    t.put("Uxbridge", "withdrawn");
    t.put("Wellington", "eliminated");
    t.begin(Seat::allied, 14);
    t.play("e8-e7");
    CHECK(t.state().actions_left() == 0);
    CHECK(t.allowed("end"));
}

TEST_CASE("W9.6 holds only while W9.5 gives the extra action", "[prussians][W9.6]") {
    Table t = split_table();
    t.begin(Seat::allied, 12);
    CHECK(t.view(Viewer::allied).owing.empty());
    for (const char* act : {"e8-e7", "e7-e8"}) t.play(act);
    CHECK(t.allowed("e8-e7"));
    CHECK(t.allowed("end"));
}

TEST_CASE("W9.6 taking cavalry off is no action of a nation", "[prussians][W9.6]") {
    Table t = split_table();
    const UnitId heavy = t.put("Allied heavy cavalry 4", "h8");
    t.state().mark(heavy).weakened = 1;
    t.begin(Seat::allied, 14);
    t.play("h8-off");
    CHECK(t.view(Viewer::allied).owing == std::vector<Nation>{Nation::allied, Nation::prussian});
    for (const char* act : {"e8-e7", "e7-e8", "e8-e7"}) t.play(act);
    CHECK(t.refused("e7-e8") == "W9.6");
}

TEST_CASE("W9.7 withdrawn Prussian pieces come back on an entry square", "[prussians][W9.7]") {
    Table t;
    free_pieces(t);
    const UnitId routed = t.put("Prussian line infantry 3", "withdrawn");
    SECTION("of the flag, not of the back row") {
        t.begin(Seat::allied, 14);
        CHECK(t.allowed(t.named(routed, "+l5")));
        CHECK(t.allowed(t.named(routed, "+l6")));
        CHECK(t.refused(t.named(routed, "+l10")) == "W9.7");
        CHECK(t.refused(t.named(routed, "+l4")) == "W9.7");
        t.play(t.named(routed, "+l6"));
        CHECK(t.where(routed) == "l6");
        CHECK(t.state().actions_left() == 3);
    }
    SECTION("a square held by an own piece is full") {
        t.put("Allied line infantry 3", "l5");
        t.put("Prussian line infantry 3", "l6");
        t.begin(Seat::allied, 14);
        for (const char* entry : {"+l5", "+l6", "+l4", "+l7"}) CHECK(t.refused(t.named(routed, entry)) == "W9.7");
    }
    SECTION("one held by an enemy is replaced") {
        t.put("French line infantry 3", "l5");
        t.begin(Seat::allied, 14);
        CHECK(t.allowed(t.named(routed, "+l6")));
        CHECK(t.allowed(t.named(routed, "+l4")));
        CHECK_FALSE(t.allowed(t.named(routed, "+l5")));
        CHECK_FALSE(t.allowed(t.named(routed, "+l7")));
    }
}

TEST_CASE("W9.7 eliminated Prussian pieces do not return", "[prussians][W9.7]") {
    Table t;
    free_pieces(t);
    const UnitId fallen = t.put("Prussian line infantry 3", "eliminated");
    t.put("Prussian line infantry 3", "reserve");
    t.begin(Seat::french, 14);
    t.play("end");
    CHECK(t.rolls().size() == 1);
    draw_all(t);
    CHECK_FALSE(t.allowed(t.named(fallen, "+l6")));
}
