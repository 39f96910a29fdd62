// W13.8, W13.9: when the pursuit ends, and its result.
#include <algorithm>
#include "catch.hpp"

#include "pursuit_test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

int lost(const TestGame& t, Army army) {
    int count = 0;
    for (int i = 0; i < t.rules().unit_count(); ++i)
        if (t.rules().profile(UnitId(i)).army == army && t.state().whereabouts(UnitId(i)).is(Place::eliminated)) ++count;
    return count;
}

/// Eliminates that many pieces of an army beforehand: light infantry first, cavalry and leaders last.
void lose(TestGame& t, Army army, int count) {
    for (int i = 0; i < t.rules().unit_count() && count > 0; ++i)
        if (t.rules().profile(UnitId(i)).army == army && t.state().whereabouts(UnitId(i)).is(Place::absent)) {
            put(t.rules(), t.state(), UnitId(i), Place::eliminated);
            --count;
        }
}

}  // namespace

TEST_CASE("W13.8 the pursuit ends when the victor has no cavalry left", "[pursuit][W13.8]") {
    PursuitTestGame t(french_seat);
    SECTION("at once, if there never was any") {
        t.put("Allied light cavalry", "d8");
        t.put("Allied line infantry 3", "e8");
        t.put("Napoleon", "b2");
        t.retreat();
        CHECK(t.state().result() == Result{std::nullopt, Ending::pursuit_indecisive});
        CHECK(t.count<PursuitEnded>() == 1);
    }
    SECTION("but not before the pieces off the board have lined up") {
        t.put("French light cavalry", "withdrawn");
        t.put("Allied light cavalry", "d8");
        t.put("Allied line infantry 3", "e8");
        t.pursue();
        CHECK_FALSE(t.state().result());
    }
    SECTION("lost in its own attack") {
        const UnitId light = t.put("French light cavalry", "d2");
        const UnitId heavy = t.put("Allied heavy cavalry 4", "d8");
        t.put("Allied line infantry 3", "e8");
        t.pursue();
        t.play(t.attack(light, heavy));
        CHECK(t.state().result() == Result{std::nullopt, Ending::pursuit_indecisive});
        CHECK(t.news<PursuitEnded>() == PursuitEnded{french_seat, {1, 0}});
    }
    SECTION("lost to an attack of the defeated") {
        const UnitId light = t.put("French light cavalry", "d2");
        const UnitId heavy = t.put("Allied heavy cavalry 4", "d8");
        t.put("Allied line infantry 3", "e8");
        t.put("Allied line infantry 3", "f8");
        t.pursue();
        t.play(t.by(light, "xe8"));
        t.play("end");
        t.play(t.attack(heavy, light));
        CHECK(t.state().result() == Result{std::nullopt, Ending::pursuit_indecisive});
        CHECK(t.news<PursuitEnded>() == PursuitEnded{french_seat, {1, 1}});
    }
    SECTION("taken out of it") {
        const UnitId light = t.put("French light cavalry", "d2");
        t.put("Allied heavy cavalry 4", "d8");
        t.put("Allied line infantry 3", "e8");
        t.pursue();
        t.play(t.by(light, "-off"));
        CHECK(t.state().phase == Phase::over);
        CHECK(t.decider() == Decider::nobody);
    }
    CHECK(t.state().has_result != (t.state().phase == Phase::pursuit));
}

TEST_CASE("W13.8 or ends a turn without an action", "[pursuit][W13.8]") {
    PursuitTestGame t(french_seat);
    const UnitId light = t.put("French light cavalry", "d2");
    const UnitId lancers = t.put("French light cavalry", "e2");
    t.put("Allied heavy cavalry 4", "d8");
    t.put("Allied line infantry 3", "e8");
    t.put("Allied line infantry 3", "f8");
    t.pursue();
    SECTION("at once") {
        t.play("end");
        CHECK(t.state().result());
    }
    SECTION("taking cavalry out is no action") {
        t.play(t.by(lancers, "-off"));
        CHECK_FALSE(t.state().result());
        t.play("end");
        CHECK(t.state().result());
    }
    SECTION("the defeated side may do nothing, and the victor in the next turn") {
        t.play(t.by(light, "xe8"));
        t.play("end");
        t.play("end");
        CHECK_FALSE(t.state().result());
        CHECK(t.decider() == french_decider);
        t.play("end");
        CHECK(t.state().result());
        CHECK(t.news<PursuitEnded>() == PursuitEnded{french_seat, {0, 1}});
    }
}

TEST_CASE("W13.8 or when the defeated side has no piece left on the board and in the pursuit", "[pursuit][W13.8]") {
    PursuitTestGame t(allied_seat);
    const UnitId hussars = t.put("Allied light cavalry", "d8");
    t.put("Wellington", "c8");
    SECTION("the last on the board was taken, and nobody rides") {
        t.put("French line infantry 3", "e4");
        t.put("French light cavalry", "eliminated");
        t.pursue();
        t.play(t.by(hussars, "xe4"));
        CHECK(t.state().result());
    }
    SECTION("cavalry in the pursuit keeps it going, also without infantry and guns") {
        const UnitId light = t.put("French light cavalry", "e4");
        const UnitId lancers = t.put("French light cavalry", "f4");
        t.pursue();
        REQUIRE_FALSE(t.state().result());
        t.play(t.attack(hussars, light));
        CHECK_FALSE(t.state().result());
        t.play(t.attack(hussars, lancers));
        CHECK(t.state().result());
    }
    SECTION("the last was saved, the last rider left") {
        t.put("French line infantry 3", "e4");
        t.put("French line infantry 3", "f4");
        const UnitId light = t.put("French light cavalry", "g4");
        t.pursue();
        t.play(t.by(hussars, "xe4"));
        t.play("end");
        t.play("+f4");
        CHECK_FALSE(t.state().result());
        t.play(t.by(light, "-off"));
        CHECK(t.state().result());
    }
    SECTION("the last rider fell in its own attack") {
        t.put("French line infantry 3", "e4");
        t.put("French line infantry 3", "f4");
        const UnitId light = t.put("French light cavalry", "g4");
        t.put("Napoleon", "h4");
        t.pursue();
        t.play(t.by(hussars, "xe4"));
        t.play("end");
        t.play("+f4");
        t.play(t.attack(light, hussars));
        CHECK(t.state().result());
    }
    SECTION("at once, if nothing is left") {
        t.put("Napoleon", "h4");
        t.put("French line infantry 3", "reserve");
        t.retreat();
        CHECK(t.state().result());
    }
    CHECK(t.state().phase == Phase::over);
}

TEST_CASE("W13.9 the defeated's losses less the victor's decide: 4 is a minor victory, 10 a major one", "[pursuit][W13.9]") {
    struct Count {
        int defeated;
        int victor;
        Ending ending;
    };
    const auto count = GENERATE(values<Count>({{0, 3, Ending::pursuit_indecisive},
                                               {0, 0, Ending::pursuit_indecisive},
                                               {3, 0, Ending::pursuit_indecisive},
                                               {8, 5, Ending::pursuit_indecisive},
                                               {4, 0, Ending::pursuit_minor},
                                               {9, 0, Ending::pursuit_minor},
                                               {12, 3, Ending::pursuit_minor},
                                               {10, 0, Ending::pursuit_major},
                                               {25, 2, Ending::pursuit_major}}));
    const Seat victor = GENERATE(french_seat, allied_seat);
    CAPTURE(count.defeated, count.victor, word(victor));
    const bool french = victor == french_seat;
    PursuitTestGame t(victor);
    t.put("French light cavalry", "d2");
    t.put("Allied light cavalry", "d8");
    t.put(french ? "Allied line infantry 3" : "French line infantry 3", "e5");
    lose(t, french ? Army::allied : Army::french, count.defeated);
    lose(t, french ? Army::french : Army::allied, count.victor);
    t.pursue();
    const int difference = count.defeated - count.victor;
    for (const Viewer viewer : viewers) {
        CHECK(t.seen_pursuit(viewer).difference == difference);
        CHECK(t.seen_pursuit(viewer).losses[victor] == count.victor);
        CHECK(t.seen_pursuit(viewer).losses[other(victor)] == count.defeated);
    }
    t.play("end");
    const bool drawn = count.ending == Ending::pursuit_indecisive;
    CHECK(t.state().result() == Result{drawn ? std::nullopt : std::optional(victor), count.ending});
    const auto ended = t.news<PursuitEnded>();
    REQUIRE(ended);
    CHECK(ended->victor == victor);
    CHECK(ended->losses[victor] == count.victor);
    CHECK(ended->losses[other(victor)] == count.defeated);
    CHECK(rule_of(count.ending) == "W13.9");
    CHECK(t.view(Viewer::onlooker).result == t.state().result());
}

TEST_CASE("W13.9 Prussian losses count as Allied", "[pursuit][W13.9]") {
    const Seat victor = GENERATE(french_seat, allied_seat);
    PursuitTestGame t(victor);
    t.put("French light cavalry", "d2");
    t.put("Allied light cavalry", "d8");
    t.put(victor == french_seat ? "Allied line infantry 3" : "French line infantry 3", "e5");
    lose(t, Army::prussian, 3);
    lose(t, Army::allied, 1);
    t.pursue(14);
    CHECK(t.seen_pursuit(french_viewer).losses == PerSeat<int>{0, 4});
    CHECK(t.seen_pursuit(french_viewer).difference == (victor == french_seat ? 4 : -4));
    t.play("end");
    if (victor == french_seat) CHECK(t.state().result() == Result{victor, Ending::pursuit_minor});
    else CHECK(t.state().result() == Result{std::nullopt, Ending::pursuit_indecisive});
}

TEST_CASE("W13.9 pieces that are saved, on the board, in reserve or never came are not lost", "[pursuit][W13.9]") {
    PursuitTestGame t(french_seat);
    const UnitId light = t.put("French light cavalry", "d2");
    const UnitId hussars = t.put("Allied light cavalry", "d8");
    for (const char* at : {"e5", "f5", "g5", "h5", "i5", "h7"}) t.put("Allied line infantry 3", at);
    for (const char* place : {"reserve", "withdrawn"}) t.put("Allied line infantry 3", place);
    t.put_all(Army::prussian, Place::reserve);
    lose(t, Army::allied, 2);
    t.pursue();
    REQUIRE(lost(t, Army::allied) == 2);
    t.play(t.by(light, "xe5"));
    t.play("end");
    t.play("+f5");
    t.play(t.by(hussars, "-off"));
    t.play("end");
    t.play("end");
    CHECK(t.news<PursuitEnded>() == PursuitEnded{french_seat, {0, 3}});
    CHECK(t.state().result() == Result{std::nullopt, Ending::pursuit_indecisive});
}
