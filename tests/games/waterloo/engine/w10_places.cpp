#include <algorithm>
#include "catch.hpp"

#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

std::vector<std::string> names(const PlayerView& view) {
    std::vector<std::string> list;
    for (const SeenTile& tile : view.tiles) list.push_back(tile.name);
    return list;
}

}  // namespace

TEST_CASE("W10.1 the tiles are on their squares, and everybody sees them", "[terrain][W10.1]") {
    TestGame t(standard());
    t.begin(french_seat);
    for (const Viewer viewer : viewers) {
        const PlayerView view = t.view(viewer);
        REQUIRE(view.tiles.size() == 3);
        for (const char* text : {"b5", "c5", "b6", "c6"}) {
            REQUIRE(view.tile_at(square(text)));
            CHECK(view.tile_at(square(text))->name == "Hougoumont");
            CHECK(view.tile_at(square(text))->kind == TileKind::building);
        }
        for (const char* text : {"j5", "k5", "j6", "k6"}) {
            REQUIRE(view.tile_at(square(text)));
            CHECK(view.tile_at(square(text))->name == "La Haye / Papelotte");
            CHECK(view.tile_at(square(text))->kind == TileKind::building);
        }
        int hill = 0;
        for (int i = 0; i < square_count; ++i) {
            const Square here = Square::from_index(i);
            const SeenTile* tile = view.tile_at(here);
            if (tile == nullptr || tile->kind != TileKind::hill) continue;
            ++hill;
            CHECK((here.file() >= 4 && here.file() <= 7 && here.rank() >= 6 && here.rank() <= 7));
            CHECK(tile->name == "Mont St Jean");
        }
        CHECK(hill == 8);
        for (const SeenTile& tile : view.tiles) {
            CHECK_FALSE(tile.owner);
            CHECK_FALSE(tile.fortified);
            CHECK_FALSE(tile.destroyed);
            CHECK(tile.damage == 0);
        }
        CHECK(view.tile_at(square("a5")) == nullptr);
        CHECK(view.tile_at(square("d5")) == nullptr);
    }
}

TEST_CASE("W2.4 Basic has no terrain: its squares are open ground", "[terrain][W2.4][W10.1]") {
    TestGame t;
    t.put("French gun", "b4");
    t.put("French light cavalry", "c4");
    t.put("Allied line infantry 3", "b6");
    t.put("Allied line infantry 3", "c5");
    const UnitId on_mont_st_jean = t.put("Allied line infantry 3", "f7");
    t.put("French line infantry 3", "f6");
    t.begin(french_seat);
    CHECK(t.view(french_viewer).tiles.empty());
    CHECK(t.allowed("b4:b6"));
    CHECK(t.refused("b4::b5") == "W10.6");
    CHECK(t.allowed("b4-b5"));
    CHECK(t.allowed("c4xc5"));
    t.play("f6xf7");
    CHECK(t.state().phase == Phase::battle_die);
    CHECK(t.news<Fought>()->defence_bonuses.empty());
    CHECK(t.where(on_mont_st_jean) == "f7");
}

TEST_CASE("W10.1 each mode has the tiles of those below it", "[terrain][W10.1][W12.5]") {
    const std::vector<std::string> standard_tiles{"Hougoumont", "La Haye / Papelotte", "Mont St Jean"};
    std::vector<std::string> expert_tiles = standard_tiles;
    expert_tiles.push_back("Plancenoit");
    for (const Viewer viewer : viewers) {
        TestGame s(standard());
        s.begin(french_seat);
        CHECK(names(s.view(viewer)) == standard_tiles);
        CHECK(s.view(viewer).tile_at(square("j2")) == nullptr);
        TestGame e(expert());
        e.begin(french_seat);
        CHECK(names(e.view(viewer)) == expert_tiles);
    }
}

TEST_CASE("W10.2 each square of a building can hold a piece", "[terrain][W10.2]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French line infantry 3", "b4");
    t.put("French line infantry 3", "c4");
    t.put("French light infantry 1", "b5");
    t.begin(french_seat);
    CHECK(t.refused("b4-b5") == "W7.4");
    t.play("c4-c5");
    CHECK(t.refused("b4-c5") == "W7.4");
    CHECK(t.at("b5"));
    CHECK(t.at("c5"));
}

TEST_CASE("W10.2 a hill hides nothing", "[terrain][W10.2]") {
    TestGame t(standard());
    t.put("French gun", "e6");
    t.put("Allied line infantry 3", "e9");
    t.put("French gun", "h5");
    t.put("Allied line infantry 3", "h8");
    t.begin(french_seat);
    CHECK(t.allowed("e6:e9"));
    CHECK(t.allowed("h5:h8"));
}

TEST_CASE("W10.2 a gun on a hill sees over buildings, occupied or not", "[terrain][W10.2][W10.7]") {
    TestGame t(standard(), on_ground({tile(TileKind::hill, block("e4")), tile(TileKind::building, block("e6"))}));
    free_pieces(t);
    t.put("French gun", "e5");
    t.put("French gun", "g5");
    const UnitId beyond = t.put("Allied line infantry 3", "e8");
    t.put("Allied line infantry 3", "g8");
    SECTION("empty") {}
    SECTION("full") {
        for (const char* at : {"e6", "f6", "e7", "f7"}) t.put("Allied line infantry 3", at);
    }
    SECTION("with friendly pieces in it") { t.put("French line infantry 3", "e6"); }
    t.begin(french_seat);
    t.play("e5:e8");
    CHECK(t.where(beyond) == "eliminated");
}

TEST_CASE("W10.2 bonuses are added before the limit applies", "[terrain][W10.2][W4.15]") {
    // Hill and Fighting spirit: 4 + 1 + 1 = 6, 5 + 1 + 1 = 6 and not 7.
    const auto [defender, defence] = GENERATE(table<const char*, int>(
        {{"Allied line infantry 3", 5}, {"Allied line infantry 4", 6}, {"Allied line infantry 5", 6}, {"Allied line infantry 6", 6}}));
    TestGame t(standard());
    free_pieces(t);
    t.put("French line infantry 6", "e6");
    const UnitId defending = t.put(defender, "e7");
    t.state().has_inspired = true;
    t.state().inspired = defending;
    t.begin(french_seat);
    t.play("e6xe7");
    const auto fought = t.news<Fought>();
    REQUIRE(fought);
    CHECK(fought->defence == defence);
    const std::vector<Bonus> both{Bonus::hill, Bonus::spirit};
    CHECK(fought->defence_bonuses == both);
    CHECK(fought->verdict == (defence == 6 ? Verdict::equal : Verdict::attacker_stronger));
}

TEST_CASE("W10.13 a custom battlefield may have a second hill", "[terrain][W10.13][W10.10][W10.11]") {
    TestGame t(standard(), on_ground({tile(TileKind::hill, block("e4"), "one"), tile(TileKind::hill, block("e6"), "other"),
                                      tile(TileKind::mud, block("a5"))}));
    free_pieces(t);
    t.put("French line infantry 4", "e5");
    t.put("Allied line infantry 4", "e6");
    t.put("French gun", "f5");
    const UnitId gun = t.put("Allied gun", "f7");
    t.put("French gun", "g5");
    t.begin(french_seat);
    CHECK(faults_of(t.rules().set()).empty());
    SECTION("pieces on two hills are level with each other") {
        t.play("e5xe6");
        CHECK(t.news<Fought>()->defence_bonuses.empty());
        CHECK(t.state().phase == Phase::battle_die);
    }
    SECTION("guns on hills can destroy each other") {
        t.play("f5:f7");
        CHECK(t.where(gun) == "eliminated");
    }
}
