// W14.3: rules and a start from a custom battlefield.
#include "games/waterloo/engine/battlefield.hpp"

#include "catch.hpp"

#include <algorithm>

#include "games/waterloo/engine/session.hpp"
#include "test_game.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

[[nodiscard]] UnitId unit(std::string_view id) { return find_unit(shipped().pieces.roster, id).value(); }
[[nodiscard]] Battlefield small(Mode mode) {
    Battlefield field = classic_battlefield(shipped(), mode);
    field.pieces = {{unit("napoleon"), square("e1")},  {unit("ney"), square("f1")},         {unit("28e-de-ligne"), square("c4")},
                    {unit("uxbridge"), square("f10")}, {unit("wellington"), square("e10")}, {unit("95th-rifles"), square("c7")},
                    {unit("28th-foot"), square("d7")}};
    return field;
}
[[nodiscard]] std::vector<std::string> pointers(const Battlefield& field) {
    std::vector<std::string> list;
    for (const BattlefieldFault& fault : faults_of(field, shipped())) list.push_back(fault.pointer);
    return list;
}
using Pointers = std::vector<std::string>;

[[nodiscard]] Session begin(const Battlefield& field, Options options = {}) {
    options.mode = field.mode;
    const Ruleset set = ruleset_of(field, shipped());
    return {set, options, {"a", "b"}, Start{field.name, start_of(field, Rules(set, options))}};
}

}  // namespace

TEST_CASE("W14.3 the printed board is a valid battlefield, and its game is the ordinary one", "[W14.3]") {
    for (const Mode mode : {Mode::basic, Mode::standard, Mode::expert}) {
        const Battlefield field = classic_battlefield(shipped(), mode);
        CHECK(faults_of(field, shipped()).empty());
        CHECK(ruleset_of(field, shipped()) == shipped());
        const Rules rules(shipped(), {mode});
        CHECK(start_of(field, rules) == initial_state(rules));
        CHECK(field.tiles.size() == static_cast<std::size_t>(mode == Mode::basic ? 0 : mode == Mode::standard ? 3 : 4));
        CHECK(std::all_of(field.tiles.begin(), field.tiles.end(), [](const Tile& tile) { return tile.from == Mode::basic; }));
    }
}

TEST_CASE("W14.3 a battlefield's own tiles, lines and Prussians replace the printed ones", "[W14.3]") {
    Battlefield field = small(Mode::basic);
    field.tiles = {{"barn", "Barn", TileKind::building, block("g6"), Mode::basic}};
    field.lines[french_seat][0] = {square("a1"), square("a2")};
    field.prussian_turn = 3;
    field.flag = {square("a6")};
    field.beside = {};
    REQUIRE(faults_of(field, shipped()).empty());
    const Ruleset set = ruleset_of(field, shipped());
    CHECK(faults_of(set).empty());
    CHECK(set.terrain.tiles == field.tiles);
    CHECK(set.board.line_of_retreat[french_seat][0].size() == 2);
    CHECK(set.arrival.flag == field.flag);
    CHECK(set.arrival.first_turn == 3);
    CHECK(set.arrival.extra_action_turn == 4);
    CHECK(set.cards.taking_turn == 4);
    CHECK(set.expert.doubt_turn == 2);
    CHECK(Rules(set, {Mode::basic}).works().size() == 1);  // they are on the board in Basic too
}

TEST_CASE("W14.3 a game tells which battlefield it is on, until its first turn", "[W14.3]") {
    for (const Mode mode : {Mode::basic, Mode::standard, Mode::expert})
        for (const bool players_set_up : {true, false}) {
            Battlefield field = small(mode);
            field.players_set_up = players_set_up;
            field.prussian_turn = 5;
            field.first_mover = french_seat;
            if (mode == Mode::standard) field.tiles = {{"barn", "Barn", TileKind::building, block("g6"), Mode::basic}};
            REQUIRE(faults_of(field, shipped()).empty());
            const Rules rules(ruleset_of(field, shipped()), {mode});
            const State start = start_of(field, rules);
            const auto found = battlefield_of(rules, start, shipped());
            REQUIRE(found);
            CHECK(found->tiles == field.tiles);
            CHECK(found->players_set_up == players_set_up);
            CHECK(found->pieces.size() == field.pieces.size());
            CHECK(start_of(*found, rules) == start);
            State later = start;
            later.turn = 3;
            CHECK_FALSE(battlefield_of(rules, later, shipped()));
        }
}

TEST_CASE("W14.3 if the players set up, the placed pieces are a proposal", "[W14.3][W6.2]") {
    Session session = begin(small(Mode::standard));
    CHECK(session.state().phase == Phase::line_draw);
    REQUIRE(session.roll(DrawLine{Sector::left}));
    CHECK(session.state().phase == Phase::set_up);
    CHECK_FALSE(session.view(french_viewer).at(square("c7")));  // W6.1: nobody sees the enemy's set-up
    CHECK_FALSE(session.view(allied_viewer).at(square("c4")));
    CHECK(session.view(allied_viewer).at(square("c7")));
    CHECK_FALSE(session.play(Unplace{unit("95th-rifles")}));
    CHECK_FALSE(session.play(PlaceUnit{unit("95th-rifles"), square("a10")}));
    CHECK_FALSE(session.play(Ready{}));
    REQUIRE(session.roll(DrawLine{Sector::left}));
    CHECK_FALSE(session.play(Ready{}));
    CHECK(session.state().phase == Phase::draft);
}

TEST_CASE("W14.3 without a set-up the cards are drawn and drafted, then the first turn begins", "[W14.3][W3.1][W11.1]") {
    Battlefield field = small(Mode::standard);
    field.players_set_up = false;
    field.first_mover = french_seat;
    SECTION("Standard") {
        Session session = begin(field);
        CHECK(session.state().phase == Phase::line_draw);
        CHECK(session.state().mover == allied_seat);
        REQUIRE(session.roll(DrawLine{Sector::left}));
        CHECK(session.state().phase == Phase::line_draw);
        CHECK(session.state().mover == french_seat);
        REQUIRE(session.roll(DrawLine{Sector::right}));
        CHECK(session.state().phase == Phase::draft);
        CHECK(session.decider() == allied_decider);
        while (session.state().phase == Phase::draft) {
            ActionList list;
            legal(session.rules(), session.state(), list);
            REQUIRE_FALSE(session.play(list[list.size() - 1]));
        }
        CHECK(session.state().phase == Phase::turn);
        CHECK(session.state().mover == french_seat);
        CHECK(session.state().turn == 1);
    }
    SECTION("Basic has no cards to draft") {
        field = small(Mode::basic);
        field.players_set_up = false;
        Session session = begin(field);
        REQUIRE(session.roll(DrawLine{Sector::left}));
        REQUIRE(session.roll(DrawLine{Sector::left}));
        CHECK(session.state().phase == Phase::turn);
        CHECK(session.state().actions == 3);
        CHECK(std::holds_alternative<TurnBegan>(session.heard(allied_viewer).back().event));
    }
    SECTION("Expert has no Line of Retreat cards") {
        field = small(Mode::expert);
        field.players_set_up = false;
        CHECK(begin(field).state().phase == Phase::draft);
    }
}

TEST_CASE("W14.3 a commander that a side never had is neither lost nor missed", "[W14.3][W1.2][W5.3]") {
    Battlefield field = small(Mode::basic);
    field.pieces.erase(field.pieces.begin(), field.pieces.begin() + 2);
    field.players_set_up = false;
    field.first_mover = french_seat;
    Session session = begin(field);
    REQUIRE(session.roll(DrawLine{Sector::left}));
    REQUIRE(session.roll(DrawLine{Sector::left}));
    CHECK(session.state().actions == 3);
    REQUIRE_FALSE(session.play(Move{square("c4"), square("c5")}));
    CHECK(session.decider() == french_decider);
}

TEST_CASE("W14.3 every fault of a battlefield is reported with its square", "[W14.3]") {
    Battlefield field = small(Mode::standard);
    field.tiles = {{"barn", "Barn", TileKind::building, block("g5"), Mode::basic},
                   {"barn", "Other barn", TileKind::building, block("h6"), Mode::basic},
                   {"pond", "Pond", TileKind::mud, {}, Mode::basic},
                   {"lane", "Lane", TileKind::village, {square("a5"), square("b5")}, Mode::basic}};
    field.flag = {square("g5"), square("l5"), square("l5")};
    field.lines[allied_seat][2] = {square("a10")};
    field.pieces.push_back({unit("28e-de-ligne"), square("c3")});
    field.pieces.push_back({unit("54e-de-ligne"), square("c3")});
    const auto faults = faults_of(field, shipped());
    const auto told = [&](const std::string& pointer, std::string_view square) {
        return std::any_of(faults.begin(), faults.end(), [&](const BattlefieldFault& fault) {
            return fault.pointer == pointer && (square.empty() ? !fault.square : fault.square == square_from_text(square));
        });
    };
    CHECK(faults.size() == 9);
    CHECK(told("/battlefield/tiles/1/id", "h6"));
    CHECK(told("/battlefield/tiles/1/squares", "h6"));
    CHECK(told("/battlefield/tiles/2/squares", ""));
    CHECK(told("/battlefield/tiles/3/squares", "a5"));
    CHECK(told("/battlefield/prussians/flag/0", "g5"));
    CHECK(told("/battlefield/prussians/flag/2", "l5"));
    CHECK(told("/battlefield/lines_of_retreat/allied/right", "a10"));
    CHECK(told("/position/pieces/7/unit", "c3"));
    CHECK(told("/position/pieces/8/square", "c3"));
}

TEST_CASE("W14.3 a battlefield has at most 40 tiles and 12 works", "[W14.3]") {
    Battlefield field = small(Mode::basic);
    field.beside.clear();
    field.flag.clear();
    field.tiles.clear();
    for (int i = 0; i < 41; ++i)
        field.tiles.push_back({"h" + std::to_string(i), "", TileKind::hill, SquareSet::of(Square::from_index(i)), Mode::basic});
    CHECK(pointers(field) == Pointers{"/battlefield/tiles"});
    field.tiles.pop_back();
    CHECK(faults_of(field, shipped()).empty());
    field.tiles.clear();
    for (int i = 0; i < 13; ++i)
        field.tiles.push_back(
            {"v" + std::to_string(i), "", TileKind::village, block(to_text(Square(2 * (i % 6), 2 + 2 * (i / 6)))), Mode::basic});
    CHECK(pointers(field) == Pointers{"/battlefield/tiles"});
    field.tiles.pop_back();
    CHECK(faults_of(field, shipped()).empty());
}

TEST_CASE("W12.4 two of the infantry may be proposed for the garrison, and no more", "[W12.4][W14.3]") {
    Battlefield field = small(Mode::expert);
    for (const char* id : {"30th-foot", "32nd-foot", "33rd-foot"}) field.pieces.push_back({unit(id), std::nullopt});
    field.pieces[7].square = square("b5");
    field.pieces[8].square = square("c6");
    CHECK(faults_of(field, shipped()).empty());
    CHECK_FALSE(inconsistency(Rules(shipped(), {Mode::expert}), begin(field).state()));
    field.pieces[9].square = square("c5");
    CHECK(pointers(field) == Pointers{"/position/pieces/9/square"});
    field.pieces[9] = {unit("54e-de-ligne"), square("c5")};
    CHECK(pointers(field) == Pointers{"/position/pieces/9/square"});
    field.mode = Mode::standard;
    CHECK(pointers(field).size() == 3);
}

TEST_CASE("W14.3 a battle that is decided before it begins is refused", "[W14.3][W1.1][W12.2]") {
    Battlefield field = small(Mode::expert);
    field.players_set_up = false;
    field.pieces.push_back({unit("54e-de-ligne"), square("g10")});
    CHECK(faults_of(field, shipped()).empty());
    field.pieces.push_back({unit("55e-de-ligne"), square("h10")});
    const auto faults = faults_of(field, shipped());
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].square == square("h10"));
}

TEST_CASE("W14.3 a line of retreat that the enemy could take in the set-up is a fault", "[W14.3][W1.1][W12.4]") {
    const auto with_line = [](Mode mode, Seat seat, Sector sector, std::initializer_list<const char*> squares) {
        Battlefield field = small(mode);
        SquareSet& line = field.lines[seat][static_cast<std::size_t>(sector)];
        line = {};
        for (const char* at : squares) line.insert(square(at));
        return field;
    };
    Battlefield field = with_line(Mode::basic, allied_seat, Sector::centre, {"a1", "b1"});
    const auto faults = faults_of(field, shipped());
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].pointer == "/battlefield/lines_of_retreat/allied/centre");
    CHECK(faults[0].square == square("a1"));
    CHECK(faults[0].reason.sentence.find("before the battle begins") != std::string::npos);
    field.players_set_up = false;  // then it depends on where the pieces are
    CHECK(faults_of(field, shipped()).empty());
    CHECK(pointers(with_line(Mode::standard, french_seat, Sector::left, {"d5", "e7", "f10"})) ==
          Pointers{"/battlefield/lines_of_retreat/french/left"});
    // One square in the enemy's zone is not enough to take it, and the middle rows are nobody's.
    CHECK(faults_of(with_line(Mode::basic, allied_seat, Sector::left, {"a4", "a5", "a6"}), shipped()).empty());
    // The garrison of two stands in Hougoumont from the start (W12.4).
    CHECK(pointers(with_line(Mode::expert, french_seat, Sector::left, {"b5", "d5", "c6"})) ==
          Pointers{"/battlefield/lines_of_retreat/french/left"});
    CHECK(faults_of(with_line(Mode::expert, french_seat, Sector::left, {"b5", "d5"}), shipped()).empty());
    CHECK(faults_of(with_line(Mode::expert, allied_seat, Sector::left, {"b5", "c5"}), shipped()).empty());
    CHECK(faults_of(with_line(Mode::standard, french_seat, Sector::left, {"b5", "c6"}), shipped()).empty());
}

TEST_CASE("W14.1 the late pieces wait whatever the battlefield proposes", "[W14.1][W14.3]") {
    Battlefield field = classic_battlefield(shipped(), Mode::expert);
    for (FieldPiece& piece : field.pieces)
        if (piece.unit == unit("dragons-de-l-imperatrice")) piece.square = square("a1");
    CHECK(begin(field).state().whereabouts(unit("dragons-de-l-imperatrice")).on_board());
    Options early;
    early.start_early = true;
    const Session session = begin(field, early);
    CHECK(session.state().whereabouts(unit("dragons-de-l-imperatrice")).is(Place::reserve));
    CHECK(session.state().turn == -2);
    CHECK(session.state().first_mover == french_seat);
}

TEST_CASE("W14.3 one side has at most 48 pieces on the board", "[W14.3]") {
    Battlefield field = classic_battlefield(shipped(), Mode::basic);
    field.players_set_up = false;
    int index = 0;
    for (FieldPiece& piece : field.pieces) {
        if (unit_of(shipped().pieces.roster, piece.unit).army == Army::french) piece.square = Square::from_index(index);
        else piece.square = Square::from_index(index + 8);
        ++index;
    }
    const auto faults = pointers(field);
    CHECK(std::count(faults.begin(), faults.end(), "/position/pieces/" + std::to_string(47 + 48)) == 1);
}

}  // namespace fow::testing
