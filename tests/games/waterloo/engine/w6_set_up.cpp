#include "catch.hpp"

#include "set_up_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

TEST_CASE("W6.1 the Allied player sets up first, then the French, who sees the backs", "[set-up][W6.1]") {
    SetUpGame game;
    CHECK(turn(game.state) == allied_decider);
    CHECK_FALSE(game.refused(PlaceUnit{game.first_of(Army::french, Kind::line_infantry), square("e2")}).empty());
    game.place_all(Army::allied);
    game.play(Ready{});
    REQUIRE(turn(game.state) == french_decider);
    CHECK_FALSE(game.refused(PlaceUnit{game.first_of(Army::allied, Kind::line_infantry), square("e8")}).empty());

    const PlayerView view = view_of(game.rules, game.state, french_viewer);
    int backs = 0;
    for (const auto& piece : view.board) {
        if (!piece) continue;
        ++backs;
        CHECK(piece->knowledge == Knowledge::back);
        CHECK_FALSE(piece->unit);
    }
    CHECK(backs == 45);
    CHECK(view.sides[allied_seat].set_up);

    game.place_all(Army::french);
    game.play(Ready{});
    CHECK(game.state.phase == Phase::turn);
    CHECK(turn(game.state) == allied_decider);
    CHECK(game.state.turn == 1);
    CHECK(game.state.actions_left() == 3);
}

TEST_CASE("W6.1 each player hears when the other is ready, and how many pieces are on the board", "[set-up][W6.1]") {
    SetUpGame game;
    game.place_all(Army::allied, 3);
    game.collector.clear();
    game.play(Ready{});
    for (const Viewer viewer : viewers) {
        int heard = 0;
        for (const Event& event : game.collector.of(viewer))
            if (const auto* done = std::get_if<SetUpDone>(&event)) {
                ++heard;
                CHECK(*done == SetUpDone{allied_seat, 42, 3});
            }
        CHECK(heard == 1);
    }
}

TEST_CASE("W6.2 one piece per square, in the player's set-up zone", "[set-up][W6.2]") {
    SetUpGame game;
    const UnitId gun = game.first_of(Army::allied, Kind::artillery);
    const UnitId foot = game.first_of(Army::allied, Kind::line_infantry);
    CHECK(game.refused(PlaceUnit{gun, square("e6")}) == "W6.2");
    CHECK(game.refused(PlaceUnit{gun, square("e4")}) == "W6.2");
    for (const char* corner : {"a7", "l7", "a10", "l10"}) CHECK(game.refused(PlaceUnit{gun, square(corner)}).empty());
    game.play(PlaceUnit{gun, square("e7")});
    CHECK(game.refused(PlaceUnit{foot, square("e7")}) == "W6.2");
    game.play(Unplace{gun});
    CHECK(game.state.whereabouts(gun).is(Place::reserve));
    CHECK(game.refused(Unplace{gun}) == "W6.2");
    game.play(PlaceUnit{foot, square("e7")});
    game.play(PlaceUnit{gun, square("e8")});
}

TEST_CASE("W6.2 the Prussians are not set up", "[set-up][W6.2]") {
    SetUpGame game;
    CHECK_FALSE(game.refused(PlaceUnit{game.first_of(Army::prussian, Kind::line_infantry), square("e8")}).empty());
}

TEST_CASE("W6.2 nothing else is done during set-up", "[set-up][W6.2]") {
    SetUpGame game;
    const UnitId foot = game.first_of(Army::allied, Kind::line_infantry);
    game.play(PlaceUnit{foot, square("e8")});
    CHECK_FALSE(game.refused(Move{square("e8"), square("e7")}).empty());
    CHECK_FALSE(game.refused(Enter{game.first_of(Army::allied, Kind::artillery), square("e10")}).empty());
    CHECK_FALSE(game.refused(EndTurn{}).empty());
    CHECK_FALSE(game.refused(StandingOrder{Orders::silent}).empty());
}

TEST_CASE("W6.3 at most ten pieces are kept in reserve", "[set-up][W6.3]") {
    SetUpGame game;
    CHECK(game.refused(Ready{}) == "W6.3");
    SECTION("ten are allowed") {
        game.place_all(Army::allied, 10);
        CHECK(game.refused(Ready{}).empty());
    }
    SECTION("eleven are not") {
        game.place_all(Army::allied, 11);
        CHECK(game.refused(Ready{}) == "W6.3");
    }
}

TEST_CASE("W6.3 the commander and the commander in chief must be on the board", "[set-up][W6.3]") {
    SetUpGame game;
    game.place_all(Army::allied);
    const Kind kind = GENERATE(Kind::commander, Kind::commander_in_chief);
    game.play(Unplace{game.first_of(Army::allied, kind)});
    CHECK(game.refused(Ready{}) == "W6.3");
}

TEST_CASE("W6.4 the opponent sees how many of each back are in reserve, not which", "[set-up][W6.4]") {
    TestGame t;
    free_pieces(t, "b2", "k8");
    const UnitId foot = t.put("French line infantry 6", "reserve");
    t.put("French light infantry 1", "reserve");
    t.put("French heavy cavalry 6", "reserve");
    t.put("French gun", "reserve");
    t.begin(french_seat);
    for (const Viewer viewer : viewers) {
        const PlayerView view = t.view(viewer);
        CHECK(view.sides[french_seat].reserve == std::array<int, 3>{2, 1, 1});
        CHECK(view.sides[french_seat].reserve_units.size() == (viewer == french_viewer ? 4u : 0u));
    }
    t.play(t.named(foot, "+e1"));
    CHECK(t.news<Entered>(french_viewer)->piece.unit == foot);
    for (const Viewer viewer : {allied_viewer, Viewer::onlooker}) {
        CHECK(t.view(viewer).sides[french_seat].reserve == std::array<int, 3>{1, 1, 1});
        const auto entered = t.news<Entered>(viewer);
        REQUIRE(entered);
        CHECK(entered->from == Place::reserve);
        CHECK(entered->piece.knowledge == Knowledge::back);
        CHECK_FALSE(entered->piece.unit);
    }
}

TEST_CASE("W6.4 withdrawn and regaining pieces are separate and stay known as before", "[set-up][W6.4]") {
    TestGame t;
    t.put("Allied light cavalry", "k8");
    const UnitId routed = t.put("French line infantry 3", "e4");
    t.put("Allied line infantry 3", "e5");
    const UnitId heavy = t.put("French heavy cavalry 5", "h4");
    t.state().mark(heavy).weakened = 1;
    t.begin(french_seat);
    t.play("e4xe5");
    t.roll("RedR");
    t.play("h4-off");
    const PlayerView view = t.view(allied_viewer);
    const SeenSide& french = view.sides[french_seat];
    CHECK(french.reserve == std::array<int, 3>{0, 0, 0});
    REQUIRE(french.off_board.size() == 2);
    for (const OffBoard& off : french.off_board) {
        if (off.place == Place::withdrawn) {
            CHECK(off.piece.unit == routed);
        } else {
            CHECK(off.place == Place::regaining);
            CHECK(off.piece.knowledge == Knowledge::back);
            CHECK_FALSE(off.piece.unit);
        }
        CHECK_FALSE(off.may_return);
    }
    t.play("end");
    t.play("end");
    const PlayerView next = t.view(allied_viewer);
    for (const OffBoard& off : next.sides[french_seat].off_board) CHECK(off.may_return);
    t.play(t.named(routed, "+e1"));
    CHECK(t.seen(routed, allied_viewer).knowledge == Knowledge::all);
    CHECK(t.news<Entered>(allied_viewer)->piece.unit == routed);
    t.play(t.named(heavy, "+f1"));
    CHECK(t.seen(heavy, allied_viewer).knowledge == Knowledge::back);
}
