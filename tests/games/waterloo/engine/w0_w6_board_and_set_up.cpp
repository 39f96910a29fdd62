#include "catch.hpp"
#include "set_up_game.hpp"
#include "test_game.hpp"

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

namespace {

SquareSet files_of_rank(int first_file, int rank) {
    SquareSet set;
    for (int file = first_file; file < first_file + 4; ++file) set.insert(Square(file, rank));
    return set;
}

}  // namespace

TEST_CASE("W0.1 the board has twelve files and ten ranks", "[board][W0.1]") {
    CHECK(square_count == 120);
    CHECK(square("a1") == Square(0, 0));
    CHECK(square("l1") == Square(11, 0));
    CHECK(square("a10") == Square(0, 9));
    CHECK(square("l10") == Square(11, 9));
    for (const char* outside : {"m1", "a0", "a11", "", "a", "1a", "A1", "a01", "a1 "}) {
        INFO(outside);
        CHECK_FALSE(square_from_text(outside));
    }
}

TEST_CASE("W0.2 the French are south, the Allied and Prussians north", "[board][W0.2]") {
    const BoardRules& board = shipped().board;
    const auto ranks = [](int from, int to) {
        SquareSet set;
        for (int rank = from; rank <= to; ++rank) set |= SquareSet::rank(rank);
        return set;
    };
    CHECK(board.back_row[french_seat] == ranks(0, 0));
    CHECK(board.back_row[allied_seat] == ranks(9, 9));
    CHECK(board.set_up_zone[french_seat] == ranks(0, 3));
    CHECK(board.set_up_zone[allied_seat] == ranks(6, 9));
}

TEST_CASE("W0.2 forward is towards the enemy's back row", "[board][W0.2]") {
    TestGame t;
    t.put("French gun", "e5");
    t.put("Allied line infantry 3", "e6");
    t.put("Allied line infantry 3", "e4");
    t.begin(french_seat);
    CHECK(t.allowed("e5:e6"));
    CHECK_FALSE(t.allowed("e5:e4"));

    TestGame u;
    u.put("Allied gun", "e5");
    u.put("French line infantry 3", "e6");
    u.put("French line infantry 3", "e4");
    u.begin(allied_seat);
    CHECK(u.allowed("e5:e4"));
    CHECK_FALSE(u.allowed("e5:e6"));
}

TEST_CASE("W0.3 flanks are each owner's own left and right", "[board][W0.3]") {
    const auto& lines = shipped().board.line_of_retreat;
    CHECK(lines[french_seat][0] == files_of_rank(0, 0));
    CHECK(lines[french_seat][1] == files_of_rank(4, 0));
    CHECK(lines[french_seat][2] == files_of_rank(8, 0));
    CHECK(lines[allied_seat][0] == files_of_rank(8, 9));
    CHECK(lines[allied_seat][1] == files_of_rank(4, 9));
    CHECK(lines[allied_seat][2] == files_of_rank(0, 9));
}

TEST_CASE("W0.4 nothing moves diagonally", "[board][W0.4]") {
    CHECK(adjacent(square("e4"), square("e5")));
    CHECK(adjacent(square("e4"), square("d4")));
    CHECK_FALSE(adjacent(square("e4"), square("d5")));
    CHECK_FALSE(adjacent(square("l1"), square("a2")));
    CHECK_FALSE(straight_attack(square("e4"), square("f5")));

    TestGame t;
    t.put("French light cavalry", "e4");
    t.put("French line infantry 3", "c4");
    t.put("French gun", "h4");
    for (const char* enemy : {"f5", "d5", "g5", "i5"}) t.put("Allied line infantry 3", enemy);
    t.begin(french_seat);
    CHECK_FALSE(t.allowed("e4-f3"));
    CHECK_FALSE(t.allowed("h4-i3"));
    CHECK_FALSE(t.allowed("h4:g5"));
    CHECK_FALSE(t.allowed("h4:i5"));
    CHECK_FALSE(t.refused(Attack{square("e4"), square("e4"), square("f5")}).empty());
    CHECK_FALSE(t.refused(Attack{square("c4"), square("c4"), square("d5")}).empty());
    CHECK(t.allowed("c4-c5xd5"));
    CHECK(t.allowed("c4-d4xd5"));
}

TEST_CASE("W0.5 Red and Black are one side", "[board][W0.5]") {
    CHECK(seat_of(Army::french) == french_seat);
    CHECK(seat_of(Army::allied) == allied_seat);
    CHECK(seat_of(Army::prussian) == allied_seat);

    TestGame t;
    t.put("Prussian line infantry 3", "e7");
    t.put("Allied line infantry 3", "e6");
    t.put("French line infantry 3", "e2");
    t.begin(allied_seat, 13);
    CHECK(t.allowed("e7-d7"));
    CHECK(t.allowed("e6-d6"));
    CHECK_FALSE(t.allowed("e7xe6"));
    CHECK_FALSE(t.allowed("e2-e3"));
}
