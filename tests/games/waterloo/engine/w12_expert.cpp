#include <algorithm>
#include "catch.hpp"

#include "random_games.hpp"
#include "set_up_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// Guns that can always move, so that nobody is stuck and nobody takes part in a pursuit.
void free_guns(TestGame& t) {
    t.put("French gun", "a3");
    t.put("Allied gun", "a8");
}

}  // namespace

TEST_CASE("W12.1 Napoleon eliminated ends the game, a decisive Allied victory", "[expert][W12.1]") {
    TestGame t(expert());
    free_guns(t);
    t.put("Ney", "h2");
    t.put("Uxbridge", "h8");
    t.put("Wellington", "g8");
    const UnitId napoleon = t.put("Napoleon", "e4");
    SECTION("attacked") {
        t.put("Allied light infantry 1", "e5");
        t.begin(allied_seat);
        t.play("e5xe4");
    }
    SECTION("by fire") {
        t.put("Allied gun", "e7");
        t.begin(allied_seat);
        t.play("e7:e4");
    }
    SECTION("by his own attack on a gun from its front") {
        t.put("Allied gun", "e6");
        t.begin(french_seat);
        t.play("e4xe6");
    }
    SECTION("by a friendly piece in a frenzy") {
        t.put("French line infantry 5", "e6");
        t.put("Allied line infantry 5", "e5");
        t.begin(french_seat);
        t.play("e6xe5");
        t.roll("Blue+");
    }
    CHECK(t.where(napoleon) == "eliminated");
    CHECK(t.state().result() == Result{allied_seat, Ending::napoleon_lost});
    CHECK(rule_of(Ending::napoleon_lost) == "W12.1");
    CHECK(t.news<GameEnded>(french_viewer)->lines == PerSeat<std::optional<Sector>>{});
}

TEST_CASE("W12.1 Wellington eliminated: the game goes on with two actions fewer", "[expert][W12.1][W5.3]") {
    TestGame t(expert());
    free_guns(t);
    t.put("Ney", "h2");
    t.put("Uxbridge", "h8");
    t.put("Napoleon", "g2");
    t.put("French light infantry 1", "e6");
    const UnitId wellington = t.put("Wellington", "e7");
    t.begin(french_seat, 3);
    t.play("e6xe7");
    CHECK(t.where(wellington) == "eliminated");
    CHECK_FALSE(t.state().result());
    t.play("end");
    CHECK(t.state().actions == 1);
}

TEST_CASE("W12.1 but losing both leaders loses the game in Expert too", "[expert][W12.1][W1.2]") {
    TestGame t(expert());
    free_guns(t);
    t.put("Napoleon", "g2");
    t.put("Wellington", "eliminated");
    t.put("French line infantry 6", "e4");
    t.put("Uxbridge", "e5");
    t.begin(french_seat, 3);
    t.play("e4xe5");
    CHECK(t.state().result() == Result{french_seat, Ending::commanders_lost});
}

TEST_CASE("W12.1 losing only Ney does not", "[expert][W12.1]") {
    TestGame t(expert());
    free_guns(t);
    t.put("Napoleon", "g2");
    t.put("Ney", "e4");
    t.put("Allied line infantry 6", "e5");
    t.begin(allied_seat, 3);
    t.play("e5xe4");
    CHECK_FALSE(t.state().result());
}

TEST_CASE("W12.2 two French pieces on the Allied centre win a decisive victory", "[expert][W12.2]") {
    TestGame t(expert());
    free_guns(t);
    t.put("French light cavalry", "e10");
    t.put("French line infantry 3", "h9");
    t.begin(french_seat);
    t.play("h9-h10");
    CHECK(t.state().result() == Result{french_seat, Ending::centre_taken});
    CHECK(rule_of(Ending::centre_taken) == "W12.2");
    CHECK_FALSE(t.view(allied_viewer).pursuit);
}

TEST_CASE("W12.2 one on the centre and one next to it are not enough", "[expert][W12.2]") {
    TestGame t(expert());
    free_guns(t);
    t.put("French light cavalry", "e10");
    t.put("French line infantry 3", "d9");
    t.put("French line infantry 3", "i9");
    t.begin(french_seat);
    t.play("d9-d10");
    t.play("i9-i10");
    CHECK_FALSE(t.state().result());
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W12.2 there are no Line of Retreat cards", "[expert][W12.2]") {
    const Rules rules(shipped(), expert());
    const State state = initial_state(rules);
    CHECK(state.phase == Phase::set_up);
    CHECK(turn(state) == allied_decider);
    Dice dice(4);
    const State begun = random_start(rules, dice);
    for (const Seat seat : seats) CHECK_FALSE(begun.line_of(seat));
    for (const Viewer viewer : viewers)
        for (const Seat seat : seats) {
            CHECK_FALSE(view_of(rules, begun, viewer).sides[seat].line_of_retreat);
            CHECK(view_of(rules, begun, viewer).sides[seat].line_squares.empty());
        }
}

TEST_CASE("W12.2 two Allied or French pieces on their own centre have no effect", "[expert][W12.2]") {
    TestGame t(expert());
    free_guns(t);
    t.put("Allied light cavalry", "e10");
    t.put("Allied light cavalry", "f9");
    t.put("French light cavalry", "e1");
    t.put("French light cavalry", "f2");
    t.begin(allied_seat);
    t.play("f9-f10");
    t.play("end");
    t.play("f2-f1");
    CHECK_FALSE(t.state().result());
    CHECK_FALSE(t.state().pursuing);
}

TEST_CASE("W12.3 two French pieces on an Allied flank, or two Allied on any French sector, make the other side retreat",
          "[expert][W12.3]") {
    const auto [victor, first, from, act] =
        GENERATE(table<Seat, const char*, const char*, const char*>({{french_seat, "i10", "l9", "l9-l10"},
                                                                     {french_seat, "l10", "j9", "j9-j10"},
                                                                     {french_seat, "a10", "d9", "d9-d10"},
                                                                     {french_seat, "d10", "b9", "b9-b10"},
                                                                     {allied_seat, "a1", "d2", "d2-d1"},
                                                                     {allied_seat, "e1", "h2", "h2-h1"},
                                                                     {allied_seat, "i1", "l2", "l2-l1"}}));
    CAPTURE(act);
    TestGame t(expert());
    free_guns(t);
    for (const char* at : {first, from}) t.put(victor == french_seat ? "French line infantry 3" : "Allied line infantry 3", at);
    t.put("French light cavalry", "f3");
    t.put("Allied light cavalry", "h8");
    t.begin(victor);
    t.play(act);
    CHECK_FALSE(t.state().result());
    CHECK(t.state().phase == Phase::pursuit);
    CHECK(t.state().victor == victor);
    for (const Viewer viewer : viewers) {
        CHECK(t.news<PursuitBegan>(viewer) == PursuitBegan{victor});
        REQUIRE(t.view(viewer).pursuit);
        CHECK(t.view(viewer).pursuit->victor == victor);
    }
    CHECK(t.decider() == decider_of(victor));
}

TEST_CASE("W12.3 one piece on each of two sectors is no retreat", "[expert][W12.3]") {
    TestGame t(expert());
    free_guns(t);
    t.put("Allied line infantry 3", "d1");
    t.put("Allied line infantry 3", "e2");
    t.put("Allied line infantry 3", "i2");
    t.begin(allied_seat);
    t.play("e2-e1");
    t.play("i2-i1");
    CHECK_FALSE(t.state().pursuing);
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W12.3 Prussian pieces count for the Allied player", "[expert][W12.3]") {
    TestGame t(expert());
    free_guns(t);
    t.put("Prussian line infantry 3", "l1");
    t.put("Allied line infantry 3", "k2");
    t.put("Allied light cavalry", "h8");
    t.begin(allied_seat, 11);
    t.play("k2-k1");
    CHECK(t.state().pursuing);
    CHECK(t.state().victor == allied_seat);
}

TEST_CASE("W12.3 a retreat may be forced in the enemy's turn", "[expert][W12.3][W1.4]") {
    // The winning defender's frenzy takes the second square.
    TestGame t(expert());
    free_guns(t);
    t.put("Allied line infantry 4", "c1");
    t.put("Allied line infantry 3", "b2");
    t.put("French line infantry 3", "b1");
    t.put("French light cavalry", "f3");
    t.put("Allied light cavalry", "h8");
    t.begin(french_seat);
    t.play("b1xb2");
    t.roll("Red+");
    CHECK(t.state().phase == Phase::pursuit);
    CHECK(t.decider() == allied_decider);
    CHECK(t.at("b1").has_value());
}

TEST_CASE("W12.4 two Allied infantry pieces start in Hougoumont", "[expert][W12.4]") {
    SetUpGame game(expert());
    REQUIRE(turn(game.state) == allied_decider);
    const PlayerView view = view_of(game.rules, game.state, allied_viewer);
    CHECK(view.garrison_size == 2);
    CHECK(view.garrison_squares == SquareSet{square("b5"), square("c5"), square("b6"), square("c6")});
    CHECK(view_of(game.rules, game.state, french_viewer).garrison_size == 0);
    CHECK(view_of(game.rules, game.state, french_viewer).garrison_squares.empty());

    SECTION("the player picks them and their squares, no more and no others") {
        CHECK(game.refused("10th-hussars", "b5") == "W12.4");
        CHECK(game.refused("uxbridge", "b5") == "W12.4");
        CHECK(game.refused("mercer-s-troop", "b5") == "W12.4");
        CHECK(game.refused("4th-foot", "d5") == "W6.2");
        CHECK(game.refused("4th-foot", "j5") == "W6.2");
        game.place("4th-foot", "b5");
        CHECK(game.refused("14th-foot", "b5") == "W6.2");
        game.place("95th-rifles", "c6");
        CHECK(game.refused("14th-foot", "b6") == "W12.4");
        CHECK(game.refused("14th-foot", "c5") == "W12.4");
    }
    SECTION("the picks may be taken back and made again") {
        game.place("4th-foot", "b5");
        game.place("14th-foot", "c5");
        game.play(Unplace{game.unit("4th-foot")});
        CHECK(game.refused("14th-foot", "b6") == "W6.2");
        game.place("1st-foot-guards", "b6");
        CHECK(game.refused("4th-foot", "b5") == "W12.4");
    }
    SECTION("fewer are not enough to be ready") {
        game.place("4th-foot", "b5");
        game.place_all(Army::allied);
        CHECK(game.refused(Ready{}) == "W12.4");
        game.play(Unplace{game.unit("14th-foot")});
        game.place("14th-foot", "c5");
        REQUIRE(game.refused(Ready{}).empty());
        game.collector.clear();
        game.play(Ready{});
        // They count as on the board.
        CHECK(game.collector.of(french_viewer) == std::vector<Event>{SetUpDone{allied_seat, 45, 0}});
        const auto seen = view_of(game.rules, game.state, french_viewer).at(square("b5"));
        REQUIRE(seen);
        CHECK(seen->branch == Branch::infantry);
        CHECK(seen->knowledge == Knowledge::back);
    }
}

TEST_CASE("W12.4 the garrison does not own Hougoumont, and the French have none", "[expert][W12.4][W10.4]") {
    SetUpGame game(expert());
    game.place("4th-foot", "b5");
    game.place("14th-foot", "c5");
    game.place_all(Army::allied);
    game.play(Ready{});
    REQUIRE(turn(game.state) == french_decider);
    for (const char* free : {"b6", "c6", "j5"}) {
        INFO(free);
        CHECK(game.refused("3e-de-ligne", free) == "W6.2");
    }
    for (const SeenTile& tile : view_of(game.rules, game.state, french_viewer).tiles) CHECK_FALSE(tile.owner);
}

TEST_CASE("W12.4 in Standard Hougoumont stands empty", "[expert][W12.4]") {
    const Rules rules(shipped(), standard());
    State state = initial_state(rules);
    apply(rules, state, Roll{DrawLine{Sector::left}});
    CHECK(view_of(rules, state, allied_viewer).garrison_size == 0);
    const auto violation = check(rules, state, PlaceUnit{*find_unit(rules.roster(), "4th-foot"), square("b5")});
    REQUIRE(violation);
    CHECK(violation->rule == "W6.2");
}

TEST_CASE("W12.4 an army with less infantry uses all of it as garrison, and without Hougoumont there is none", "[expert][W12.4]") {
    const auto garrison_of = [](int infantry, Ruleset set) {
        const Rules rules(std::move(set), expert());
        State state = initial_state(rules);
        int left = infantry;
        for (int i = rules.first_unit(Army::allied); i < rules.end_unit(Army::allied); ++i)
            if (branch_of(rules.profile(UnitId(i)).kind) == Branch::infantry && left-- <= 0) put(rules, state, UnitId(i), Place::absent);
        return view_of(rules, state, allied_viewer).garrison_size;
    };
    CHECK(garrison_of(3, shipped()) == 2);
    CHECK(garrison_of(1, shipped()) == 1);
    CHECK(garrison_of(0, shipped()) == 0);
    Ruleset bare = shipped();
    bare.terrain.tiles.clear();
    CHECK(garrison_of(3, bare) == 0);
}
