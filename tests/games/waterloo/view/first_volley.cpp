#include <algorithm>
#include "catch.hpp"

#include "games/waterloo/view/player_view.hpp"
#include "squares.hpp"

using namespace fow;
using namespace fow::waterloo;
using fow::testing::at;

namespace {

Roster roster() {
    return {{"light", "Léger", Army::french, Kind::light_infantry, 2},
            {"line", "Ligne", Army::french, Kind::line_infantry, 3},
            {"young", "two strong and no light infantry", Army::french, Kind::light_cavalry, 2},
            {"napoleon", "Napoléon", Army::french, Kind::commander_in_chief, 0}};
}

PlayerView french_view() {
    PlayerView view;
    view.viewer = french_viewer;
    return view;
}

void own(PlayerView& view, std::string_view square, int unit) {
    const Unit printed = roster()[static_cast<std::size_t>(unit)];
    SeenPiece piece;
    piece.army = printed.army;
    piece.branch = branch_of(printed.kind);
    piece.knowledge = Knowledge::all;
    piece.unit = UnitId(unit);
    piece.strength = printed.strength;
    view.board[static_cast<std::size_t>(at(square).index())] = piece;
}

void enemy(PlayerView& view, std::string_view square, Branch branch, Army army = Army::allied) {
    SeenPiece piece;
    piece.army = army;
    piece.branch = branch;
    view.board[static_cast<std::size_t>(at(square).index())] = piece;
}

void ground(PlayerView& view, TileKind kind, std::initializer_list<const char*> squares, bool destroyed = false) {
    SeenTile tile;
    tile.id = std::to_string(view.tiles.size());
    tile.kind = kind;
    tile.destroyed = destroyed;
    for (const char* square : squares) tile.squares.insert(at(square));
    view.tiles.push_back(tile);
}

using Squares = std::vector<Square>;

}  // namespace

TEST_CASE("W15.4 a gun's back in sight warns of what it could hit", "[ours][W15.4]") {
    PlayerView view = french_view();
    CHECK(first_volley_targets(view, roster()).empty());
    own(view, "e4", 1);
    SECTION("three ahead, not four") {
        enemy(view, "e7", Branch::artillery);
        CHECK(first_volley_targets(view, roster()) == Squares{at("e4")});
        PlayerView far = french_view();
        own(far, "e3", 1);
        enemy(far, "e7", Branch::artillery);
        CHECK(first_volley_targets(far, roster()).empty());
    }
    SECTION("other backs do not") {
        enemy(view, "e7", Branch::infantry);
        enemy(view, "e6", Branch::cavalry);
        CHECK(first_volley_targets(view, roster()).empty());
    }
    SECTION("a piece in between hides it") {
        enemy(view, "e7", Branch::artillery);
        enemy(view, "e6", Branch::infantry);
        CHECK(first_volley_targets(view, roster()).empty());
    }
    SECTION("a gun beside or behind does not hit") {
        enemy(view, "f4", Branch::artillery);
        enemy(view, "e3", Branch::artillery);
        enemy(view, "d6", Branch::artillery);
        CHECK(first_volley_targets(view, roster()).empty());
    }
    SECTION("Prussian guns count") {
        enemy(view, "e5", Branch::artillery, Army::prussian);
        CHECK(first_volley_targets(view, roster()) == Squares{at("e4")});
    }
}

TEST_CASE("W15.4 light infantry is immune, cavalry of its strength and commanders are not", "[ours][W15.4][W4.1]") {
    PlayerView view = french_view();
    for (const char* gun : {"a7", "c7", "e7"}) enemy(view, gun, Branch::artillery);
    own(view, "a4", 0);
    own(view, "c4", 2);
    own(view, "e4", 3);
    const Squares named{at("c4"), at("e4")};
    CHECK(first_volley_targets(view, roster()) == named);
}

TEST_CASE("W15.4 each piece is named once, in the order of the squares", "[ours][W15.4]") {
    PlayerView view = french_view();
    own(view, "h4", 1);
    own(view, "b4", 1);
    enemy(view, "h7", Branch::artillery);
    enemy(view, "b7", Branch::artillery);
    const Squares named{at("b4"), at("h4")};
    CHECK(first_volley_targets(view, roster()) == named);
}

TEST_CASE("W15.4 a gun on a hill reaches its arc, over all pieces in it", "[ours][W15.4][W10.12]") {
    PlayerView view = french_view();
    ground(view, TileKind::hill, {"f8", "g8"});
    enemy(view, "f8", Branch::artillery);
    enemy(view, "f7", Branch::infantry);
    for (const char* square : {"e4", "f4", "g4", "d4", "h4", "f3", "e8", "f9"}) own(view, square, 1);
    SECTION("four ranks ahead, three files") {
        const Squares named{at("e4"), at("f4"), at("g4")};
        CHECK(first_volley_targets(view, roster()) == named);
    }
    SECTION("as far as the data allow") {
        view.hill_range = 5;
        const Squares named{at("f3"), at("e4"), at("f4"), at("g4")};
        CHECK(first_volley_targets(view, roster()) == named);
    }
    SECTION("or along its lines") {
        view.hill_fires_lines = true;
        const Squares named{at("f4"), at("e8")};
        CHECK(first_volley_targets(view, roster()) == named);
    }
    SECTION("not light infantry") {
        PlayerView light = french_view();
        ground(light, TileKind::hill, {"f8"});
        enemy(light, "f8", Branch::artillery);
        own(light, "e5", 0);
        CHECK(first_volley_targets(light, roster()).empty());
    }
}

TEST_CASE("W15.4 the French arc points the other way, and ends at the edge", "[ours][W15.4][W10.12]") {
    PlayerView view;
    view.viewer = allied_viewer;
    ground(view, TileKind::hill, {"a5"});
    SeenPiece gun;
    gun.army = Army::french;
    gun.branch = Branch::artillery;
    view.board[static_cast<std::size_t>(at("a5").index())] = gun;
    for (const char* square : {"a9", "b6", "c6", "a10", "l6", "a4"}) {
        SeenPiece piece;
        piece.army = Army::allied;
        piece.branch = Branch::cavalry;
        piece.knowledge = Knowledge::all;
        piece.unit = UnitId(2);
        view.board[static_cast<std::size_t>(at(square).index())] = piece;
    }
    const Squares named{at("b6"), at("a9")};
    CHECK(first_volley_targets(view, roster()) == named);
}

TEST_CASE("W15.4 a building protects pieces in it and behind it", "[ours][W15.4][W10.7]") {
    PlayerView view = french_view();
    enemy(view, "e7", Branch::artillery);
    own(view, "e5", 1);
    own(view, "e4", 1);
    SECTION("without it") { CHECK(first_volley_targets(view, roster()) == Squares{at("e5")}); }
    SECTION("in it") {
        ground(view, TileKind::building, {"e5", "f5", "e6", "f6"});
        CHECK(first_volley_targets(view, roster()).empty());
    }
    SECTION("in its ruins") {
        ground(view, TileKind::building, {"e5", "f5", "e6", "f6"}, true);
        CHECK(first_volley_targets(view, roster()) == Squares{at("e5")});
    }
    SECTION("a gun on a hill sees over it, not into it") {
        PlayerView hill = french_view();
        ground(hill, TileKind::hill, {"e7"});
        ground(hill, TileKind::building, {"e5", "f5", "e6", "f6"});
        enemy(hill, "e7", Branch::artillery);
        own(hill, "e5", 1);
        own(hill, "e4", 1);
        CHECK(first_volley_targets(hill, roster()) == Squares{at("e4")});
    }
}

TEST_CASE("W15.4 villages, mud and hills protect no pieces except a gun above", "[ours][W15.4][W10.11][W12.7]") {
    Roster with_gun = roster();
    with_gun.push_back({"gun", "Batterie", Army::french, Kind::artillery, 0});
    PlayerView view = french_view();
    enemy(view, "e7", Branch::artillery);
    SeenPiece gun;
    gun.army = Army::french;
    gun.branch = Branch::artillery;
    gun.knowledge = Knowledge::all;
    gun.unit = UnitId(4);
    view.board[static_cast<std::size_t>(at("e4").index())] = gun;
    for (const TileKind kind : {TileKind::village, TileKind::mud}) {
        PlayerView other = view;
        ground(other, kind, {"e4", "e5"});
        CHECK(first_volley_targets(other, with_gun) == Squares{at("e4")});
    }
    PlayerView above = view;
    ground(above, TileKind::hill, {"e4"});
    CHECK(first_volley_targets(above, with_gun).empty());
    ground(above, TileKind::hill, {"e7"});
    CHECK(first_volley_targets(above, with_gun) == Squares{at("e4")});
    own(above, "e4", 1);
    above.tiles.pop_back();
    CHECK(first_volley_targets(above, with_gun) == Squares{at("e4")});
}
