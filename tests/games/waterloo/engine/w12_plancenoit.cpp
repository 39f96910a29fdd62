#include "catch.hpp"

#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

SeenTile plancenoit(const PlayerView& view) {
    for (const SeenTile& tile : view.tiles)
        if (tile.name == "Plancenoit") return tile;
    FAIL("no Plancenoit");
    return {};
}

}  // namespace

TEST_CASE("W12.5 Plancenoit is a village of four squares on the French right", "[terrain][W12.5]") {
    TestGame t(expert());
    t.begin(french_seat);
    for (const Viewer viewer : viewers) {
        const PlayerView view = t.view(viewer);
        CHECK(plancenoit(view).kind == TileKind::village);
        CHECK(plancenoit(view).squares == squares({"j2", "k2", "j3", "k3"}));
    }
}

TEST_CASE("W12.5 every piece may enter and cross it", "[terrain][W12.5][W10.3]") {
    const auto piece = GENERATE("French light infantry 1", "French line infantry 3", "French light cavalry", "French heavy cavalry 4",
                                "Ney", "Napoleon", "French gun");
    INFO(piece);
    TestGame t(expert());
    free_pieces(t);
    const UnitId unit = t.put(piece, "j4");
    t.begin(french_seat);
    t.play("j4-j3");
    t.play("j3-k3");
    t.play("k3-l3");
    CHECK(t.where(unit) == "l3");
}

TEST_CASE("W12.5 cavalry rides through it and charges into it", "[terrain][W12.5]") {
    TestGame t(expert());
    free_pieces(t);
    t.put("French light cavalry", "j4");
    t.put("Uxbridge", "l3");
    const UnitId inside = t.put("French light cavalry", "k3");
    t.begin(french_seat);
    t.play("j4-j1");
    CHECK(t.at("j1"));
    t.play("end");
    t.play("l3xk3");
    CHECK(t.where(inside) == "eliminated");
}

TEST_CASE("W12.6 infantry in it has one more, defending or attacking out of it", "[terrain][W12.6]") {
    TestGame t(expert());
    free_pieces(t);
    t.put("Prussian line infantry 3", "k4");
    t.put("French line infantry 3", "k3");
    t.put("French line infantry 5", "j3");
    t.put("French light infantry 2", "j2");
    t.put("Prussian line infantry 3", "i2");
    t.begin(allied_seat);
    SECTION("defending") {
        t.play("k4xk3");
        CHECK(t.news<Fought>()->defence == 4);
        CHECK(t.news<Fought>()->defence_bonuses == std::vector<Bonus>{Bonus::village});
        CHECK(t.news<Fought>()->attack == 3);
        CHECK(t.news<Fought>()->attack_bonuses.empty());
    }
    SECTION("attacking out of it") {
        t.play("end");
        t.play("k3xk4");
        CHECK(t.news<Fought>()->attack == 4);
        CHECK(t.news<Fought>()->attack_bonuses == std::vector<Bonus>{Bonus::village});
        CHECK(t.at("k4"));
        t.play("j2xi2");
        REQUIRE(t.state().phase == Phase::battle_die);
        CHECK(t.news<Fought>()->attack == 3);
    }
}

TEST_CASE("W12.6 no need to hold all of it; both sides may have it at once", "[terrain][W12.6]") {
    Combat t({.attacker = "Prussian line infantry 3", .from = "k3", .defender = "French line infantry 3", .at = "j3"}, expert());
    t.attack();
    CHECK(t.news<Fought>()->attack == 4);
    CHECK(t.news<Fought>()->defence == 4);
    CHECK(t.state().phase == Phase::battle_die);
    CHECK(t.count<Conquered>() == 0);
    CHECK_FALSE(plancenoit(t.view(french_viewer)).owner);
}

TEST_CASE("W12.6 the last square counts: into it, out of it, past it", "[terrain][W12.6][W7.5]") {
    TestGame t(expert());
    free_pieces(t);
    t.put("French light infantry 2", "i3");
    t.put("Allied line infantry 3", "k4");
    t.begin(french_seat);
    SECTION("over the village") {
        t.play("i3-k3xk4");
        CHECK(t.news<Fought>()->attack == 3);
    }
    SECTION("past it") {
        t.play("i3-j4xk4");
        CHECK(t.news<Fought>()->attack == 2);
    }
    SECTION("out of it before the attack") {
        t.play("i3-j3");
        t.play("j3-j4xk4");
        CHECK(t.news<Fought>()->attack == 2);
    }
}

TEST_CASE("W12.6 cavalry, commanders, guns and commanders in chief gain nothing", "[terrain][W12.6][W5.2]") {
    const auto [piece, strength] =
        GENERATE(table<const char*, int>({{"French light cavalry", 2}, {"French heavy cavalry 4", 4}, {"Ney", 5}}));
    TestGame t(expert());
    free_pieces(t);
    t.put(piece, "j3");
    t.put("Allied light infantry 1", "j4");
    t.begin(allied_seat);
    t.play("j4xj3");
    CHECK(t.news<Fought>()->defence == strength);
    CHECK(t.news<Fought>()->defence_bonuses.empty());
}

TEST_CASE("W12.6 a full village is never fortified or owned, and W10.9 does not apply to it", "[terrain][W12.6][W10.4][W10.9]") {
    TestGame t(expert());
    free_pieces(t);
    for (const char* at : {"k2", "j3"}) t.put("French line infantry 3", at);
    t.put("French line infantry 3", "j2");
    t.put("French line infantry 3", "l3");
    t.put("Allied line infantry 4", "k4");
    t.begin(french_seat);
    t.play("l3-k3");
    CHECK(t.count<Conquered>() == 0);
    CHECK_FALSE(plancenoit(t.view(Viewer::onlooker)).owner);
    CHECK_FALSE(plancenoit(t.view(Viewer::onlooker)).fortified);
    t.play("end");
    t.play("k4xk3");
    t.roll("Red+");
    // The frenzy goes straight on, down the file, and attacks from the village itself.
    CHECK(t.count<TargetChosen>() == 0);
    CHECK(t.news<Fought>()->at == square("k2"));
    CHECK(t.news<Fought>()->attack == 5);
    CHECK(t.news<Fought>()->defence == 4);
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W12.7 a gun chooses between the piece on it and the village", "[terrain][W12.7]") {
    TestGame t(expert());
    free_pieces(t);
    t.put("Prussian gun", "j4");
    const UnitId inside = t.put("French line infantry 3", "j3");
    t.begin(allied_seat);
    SECTION("the piece") {
        t.play("j4:j3");
        CHECK(t.where(inside) == "eliminated");
        CHECK(plancenoit(t.view(french_viewer)).damage == 0);
    }
    SECTION("the village: nobody is hit or shown") {
        t.play("j4::j3");
        CHECK(t.where(inside) == "j3");
        for (const Viewer viewer : viewers) CHECK(plancenoit(t.view(viewer)).damage == 1);
        CHECK(t.news<Bombarded>(Viewer::onlooker)->tile == "Plancenoit");
        CHECK(t.seen(inside, allied_viewer).knowledge == Knowledge::back);
    }
}

TEST_CASE("W12.7 an empty square of it stands for the village and hides nothing", "[terrain][W12.7][W4.9]") {
    TestGame t(expert());
    free_pieces(t);
    t.put("Prussian gun", "j4");
    const UnitId beyond = t.put("French line infantry 3", "j1");
    t.begin(allied_seat);
    CHECK(t.refused("j4:j3") == "W4.9");
    CHECK(t.allowed("j4::j3"));
    CHECK(t.allowed("j4::j2"));
    CHECK(t.refused("j4::k3") == "W10.6");
    CHECK(t.refused("j4::j1") == "W10.6");
    t.play("j4:j1");
    CHECK(t.where(beyond) == "eliminated");
}

TEST_CASE("W12.7 the first piece in the line ends it: what is behind cannot be hit", "[terrain][W12.7][W4.9]") {
    TestGame t(expert(), on_ground({tile(TileKind::village, block("j2"))}));
    free_pieces(t);
    t.put("Prussian gun", "j5");
    t.put("Allied gun", "k4");
    t.put("French line infantry 3", "k3");
    t.begin(allied_seat);
    SECTION("an enemy on the near square") {
        CHECK(t.allowed("k4:k3"));
        CHECK(t.allowed("k4::k3"));
        CHECK(t.refused("k4::k2") == "W10.6");
    }
    SECTION("a piece before the village") {
        t.put("French line infantry 3", "j4");
        CHECK(t.allowed("j5:j4"));
        CHECK(t.refused("j5::j3") == "W10.6");
    }
    SECTION("a friendly piece before the village") {
        t.put("Allied line infantry 3", "j4");
        CHECK(t.refused("j5::j3") == "W10.6");
    }
    SECTION("range") {
        CHECK(t.allowed("j5::j3"));
        CHECK(t.allowed("j5::j2"));
        t.play("j5-j6");
        CHECK(t.allowed("j6::j3"));
        CHECK(t.refused("j6::j2") == "W10.6");
    }
}

TEST_CASE("W12.7 not while a friendly piece is in it, though the enemy in it may be hit", "[terrain][W12.7][W10.8]") {
    TestGame t(expert());
    free_pieces(t);
    t.put("Prussian gun", "j4");
    const UnitId enemy = t.put("French line infantry 3", "j3");
    t.put("Allied line infantry 3", "k2");
    t.begin(allied_seat);
    CHECK(t.refused("j4::j3") == "W10.8");
    t.play("j4:j3");
    CHECK(t.where(enemy) == "eliminated");
    CHECK(t.refused("j4::j3") == "W10.8");
    t.play("k2-l2");
    CHECK(t.allowed("j4::j3"));
}

TEST_CASE("W12.7 four hits by either side destroy it; the bonus goes, the pieces stay", "[terrain][W12.7][W12.6]") {
    TestGame t(expert());
    free_pieces(t);
    t.put("Prussian gun", "j4");
    t.put("French gun", "k1");
    const UnitId inside = t.put("French line infantry 3", "j3");
    t.put("Prussian line infantry 3", "i3");
    t.begin(allied_seat);
    for (int hit = 1; hit <= 3; ++hit) {
        t.play("j4::j3");
        CHECK(t.news<Bombarded>()->damage == hit);
    }
    t.play("end");
    CHECK(t.refused("k1::k2") == "W10.8");
    t.play("j3xi3");
    CHECK(t.news<Fought>()->attack == 4);
    t.play("i3-j3");
    t.put("Prussian line infantry 3", "i3");
    t.play("end");
    t.play("j4::j3");
    CHECK(t.news<Bombarded>()->destroyed);
    CHECK(t.where(inside) == "j3");
    for (const Viewer viewer : viewers) {
        CHECK(plancenoit(t.view(viewer)).destroyed);
        CHECK(t.view(viewer).tile_at(square("j2")) == nullptr);
    }
    CHECK(t.refused("j4::j3") == "W10.6");
    t.play("i3xj3");
    CHECK(t.news<Fought>()->defence == 3);
    CHECK(t.news<Fought>()->defence_bonuses.empty());
}

TEST_CASE("W12.7 hits of both sides count together", "[terrain][W12.7]") {
    TestGame t(expert());
    free_pieces(t);
    t.put("Prussian gun", "j4");
    t.put("French gun", "k1");
    t.begin(allied_seat);
    t.play("j4::j3");
    t.play("j4::j2");
    t.play("end");
    t.play("k1::k2");
    CHECK_FALSE(t.news<Bombarded>()->destroyed);
    t.play("k1::k3");
    CHECK(t.news<Bombarded>()->destroyed);
    CHECK(t.state().villages.empty());
}
