#include <algorithm>
#include <catch2/catch.hpp>

#include "fow/view/player_view.hpp"

using namespace fow;

namespace {

Square at(std::string_view text) { return *square_from_text(text); }

Roster roster() {
    return {{"light", "Léger", Army::french, Kind::light_infantry, 2},
            {"line", "Ligne", Army::french, Kind::line_infantry, 3},
            {"young", "two strong and no light infantry", Army::french, Kind::light_cavalry, 2},
            {"napoleon", "Napoléon", Army::french, Kind::commander_in_chief, 0}};
}

PlayerView french_view() {
    PlayerView view;
    view.viewer = Viewer::french;
    return view;
}

void own(PlayerView& view, std::string_view square, int unit) {
    const Unit& printed = roster()[static_cast<std::size_t>(unit)];
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
    SECTION("what stands in between hides it") {
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
