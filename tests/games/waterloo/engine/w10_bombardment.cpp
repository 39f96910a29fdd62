#include "catch.hpp"

#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

TEST_CASE("W10.6 four hits destroy a building, whoever fired, and both see the damage", "[terrain][W10.6]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French gun", "b4");
    t.put("Allied gun", "c8");
    t.begin(french_seat);
    t.play("b4::b5");
    for (const Viewer viewer : viewers) {
        const auto shot = t.news<Bombarded>(viewer);
        REQUIRE(shot);
        CHECK(shot->from == square("b4"));
        CHECK(shot->to == square("b5"));
        CHECK(shot->tile == "Hougoumont");
        CHECK(shot->damage == 1);
        CHECK_FALSE(shot->destroyed);
        CHECK(shot->gun.branch == Branch::artillery);
        CHECK(t.view(viewer).tile_at(square("b5"))->damage == 1);
    }
    CHECK(t.state().actions_left() == 2);
    t.play("b4::b5");
    t.play("end");
    t.play("c8::c6");
    CHECK(t.news<Bombarded>()->damage == 3);
    CHECK(t.view(french_viewer).tile_at(square("c6"))->damage == 3);
    t.play("c8::c6");
    for (const Viewer viewer : viewers) {
        CHECK(t.news<Bombarded>(viewer)->destroyed);
        CHECK(t.news<Bombarded>(viewer)->damage == 4);
        const PlayerView view = t.view(viewer);
        CHECK(view.tile_at(square("b5")) == nullptr);
        CHECK(view.tile_at(square("c6")) == nullptr);
        CHECK(view.tiles[0].destroyed);
        CHECK(view.tiles[0].damage == 4);
        CHECK(view.tile_at(square("j5")) != nullptr);
        CHECK(view.tiles[1].damage == 0);
    }
    CHECK(t.refused("c8::c6") == "W10.6");
    t.play("end");
    CHECK(t.refused("b4::b5") == "W10.6");
}

TEST_CASE("W10.6 the number of hits is data", "[terrain][W10.6]") {
    Ruleset set = shipped();
    set.terrain.hits = 2;
    TestGame t(standard(), set);
    free_pieces(t);
    t.put("French gun", "b4");
    t.begin(french_seat);
    CHECK(t.view(allied_viewer).tile_hits == 2);
    t.play("b4::b5");
    CHECK_FALSE(t.news<Bombarded>()->destroyed);
    t.play("b4::b5");
    CHECK(t.news<Bombarded>()->destroyed);
    CHECK(t.state().buildings == block("j5"));
}

TEST_CASE("W10.6 the ruins are open ground for everybody", "[terrain][W10.6][W10.3][W10.7]") {
    TestGame t(standard());
    const UnitId ney = t.put("Ney", "b3");
    t.put("French gun", "c4");
    const UnitId inside = t.put("Allied line infantry 3", "b6");
    const UnitId far = t.put("Allied line infantry 3", "c7");
    t.put("French gun", "a6");
    t.put("Allied light cavalry", "a10");
    t.damage(4);
    t.begin(french_seat);
    CHECK(t.allowed("b3-b5"));
    CHECK(t.allowed("a6-a5"));
    CHECK(t.allowed("c4-c5"));
    CHECK(t.refused("c4::c5") == "W10.6");
    SECTION("cavalry charges those who stay") {
        t.play("b3xb6");
        CHECK(t.where(inside) == "eliminated");
        CHECK(t.where(ney) == "b6");
        CHECK(t.news<Fought>()->defence_bonuses.empty());
    }
    SECTION("guns fire across and at them") {
        t.play("c4:c7");
        CHECK(t.where(far) == "eliminated");
        t.play("c4-b4");
        t.play("b4:b6");
        CHECK(t.where(inside) == "eliminated");
    }
}

TEST_CASE("W10.6 the fourth hit leaves the pieces where they are and takes the flag", "[terrain][W10.6][W10.4][W10.5]") {
    TestGame t(standard());
    free_pieces(t);
    std::vector<UnitId> garrison;
    for (const char* at : {"b5", "c5", "b6", "c6"}) garrison.push_back(t.put("Allied line infantry 3", at));
    t.flag(allied_seat);
    t.put("French gun", "b4");
    t.put("French line infantry 3", "a6");
    t.damage(3);
    t.begin(french_seat);
    CHECK(t.view(french_viewer).tiles[0].fortified);
    t.play("b4::b5");
    CHECK(t.where(garrison[0]) == "b5");
    CHECK(t.where(garrison[3]) == "c6");
    const SeenTile ruin = t.view(french_viewer).tiles[0];
    CHECK(ruin.destroyed);
    CHECK_FALSE(ruin.owner);
    CHECK_FALSE(ruin.fortified);
    t.play("a6xb6");
    CHECK(t.news<Fought>()->defence == 3);
    t.roll("Red");
    CHECK(t.count<Conquered>() == 0);
    t.play("b4:b5");
    CHECK(t.where(garrison[0]) == "eliminated");
}

TEST_CASE("W10.6 nobody conquers a ruin", "[terrain][W10.6][W10.4]") {
    TestGame t(standard());
    free_pieces(t);
    for (const char* at : {"b5", "c5", "b6"}) t.put("French line infantry 3", at);
    t.put("French line infantry 3", "c7");
    t.damage(4);
    t.begin(french_seat);
    t.play("c7-c6");
    CHECK(t.count<Conquered>() == 0);
    CHECK_FALSE(t.view(french_viewer).tiles[0].owner);
}

TEST_CASE("W10.7 a gun never hits a piece in a building: the building takes the shot", "[terrain][W10.7][W10.6]") {
    TestGame t(standard());
    free_pieces(t);
    const UnitId inside = t.put("Allied line infantry 3", "b5");
    t.put("French gun", "b4");
    t.begin(french_seat);
    CHECK(t.refused("b4:b5") == "W10.7");
    t.play("b4::b5");
    CHECK(t.where(inside) == "b5");
    CHECK(t.count<Fired>() == 0);
    CHECK(t.count<Eliminated>() == 0);
    for (const Viewer viewer : {french_viewer, Viewer::onlooker}) {
        CHECK(t.seen(inside, viewer).knowledge == Knowledge::back);
        CHECK_FALSE(t.seen(inside, viewer).unit);
    }
    CHECK(t.seen(inside, allied_viewer).known_to_enemy == Knowledge::back);
}

TEST_CASE("W10.7 nor from a hill", "[terrain][W10.7][W10.12]") {
    TestGame t(standard(), on_ground({tile(TileKind::hill, block("e4")), tile(TileKind::building, block("e7"))}));
    free_pieces(t);
    t.put("French gun", "e5");
    t.put("Allied line infantry 3", "e7");
    t.put("Allied light infantry 1", "f8");
    t.begin(french_seat);
    CHECK(t.refused("e5:e7") == "W10.7");
    CHECK(t.refused("e5:f8") == "W10.7");
    CHECK(t.allowed("e5::e7"));
    CHECK(t.allowed("e5::f8"));
    CHECK(t.allowed("e5::e8"));
    CHECK(t.allowed("e5::f7"));
}

TEST_CASE("W10.7 a building square hides what is behind from a gun on level ground, empty or not", "[terrain][W10.7]") {
    TestGame t(standard());
    free_pieces(t);
    SECTION("an empty one") {}
    SECTION("a full one") { t.put("Allied line infantry 3", "b6"); }
    t.put("French gun", "b4");
    t.put("Allied line infantry 3", "b7");
    t.put("French gun", "j4");
    t.put("Allied line infantry 3", "j5");
    t.begin(french_seat);
    CHECK(t.refused("b4:b7") == "W4.9");
    CHECK(t.refused("b4::b6") == "W10.6");
    CHECK(t.allowed("b4::b5"));
    CHECK(t.allowed("j4::j5"));
    CHECK(t.refused("j4::j6") == "W10.6");
}

TEST_CASE("W10.8 any square of a building in range and sight may be fired at, occupied or not", "[terrain][W10.8]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French gun", "b2");
    t.put("French gun", "c1");
    t.put("French gun", "j3");
    t.put("French gun", "k4");
    t.put("French line infantry 3", "j4");
    t.put("French gun", "a5");
    t.put("French gun", "d5");
    t.put("French gun", "j7");
    t.put("Allied line infantry 3", "k5");
    t.begin(french_seat);
    CHECK(t.allowed("b2::b5"));
    CHECK(t.refused("c1::c5") == "W10.6");
    CHECK(t.refused("j3::j5") == "W10.6");
    CHECK(t.allowed("k4::k5"));
    CHECK(t.refused("a5::b5") == "W10.6");
    CHECK(t.refused("d5::c5") == "W10.6");
    CHECK(t.refused("j7::j6") == "W10.6");
    CHECK(t.refused("j4::j5") == "W4.8");
    CHECK(t.refused("b2::b4") == "W10.6");
    CHECK(t.refused("b3::b5") == "W7.2");
}

TEST_CASE("W10.8 no shot at a building with a friendly piece on any of its squares", "[terrain][W10.8]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French line infantry 3", "c6");
    t.put("Allied line infantry 3", "b5");
    t.put("French gun", "b4");
    t.put("Prussian line infantry 3", "k6");
    t.put("Allied gun", "j7");
    t.put("French gun", "j4");
    t.put("Allied gun", "b8");
    t.begin(french_seat);
    CHECK(t.refused("b4::b5") == "W10.8");
    CHECK(t.refused("b4:b5") == "W10.7");
    CHECK(t.allowed("j4::j5"));
    t.play("end");
    // W0.5: the Prussians belong to the Allied side.
    CHECK(t.refused("j7::j6") == "W10.8");
    CHECK(t.refused("b8::b6") == "W10.8");
}

TEST_CASE("W10.6 a shot at a building is a shot: an action, and the game is not quiet", "[terrain][W10.6][W1.7][W7.2]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French gun", "b4");
    t.begin(allied_seat);
    t.play("end");
    t.play("b4::b5");
    CHECK(t.state().actions_left() == 2);
    t.play("end");
    CHECK(t.state().quiet_turns == 0);
    t.play("end");
    t.play("end");
    CHECK(t.state().quiet_turns == 1);
}

TEST_CASE("W10.6 only in the player's own turn and with an action left", "[terrain][W10.6][W5.3]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French gun", "b4");
    t.put("Allied gun", "b7");
    t.begin(french_seat, 1, 3);
    CHECK(t.refused("b4::b5") == "W5.3");
    CHECK(t.refused("b7::b6") == "W7.2");
}

TEST_CASE("W10.6 with nothing else to do a gun may still fire at a building", "[terrain][W10.6][W1.5]") {
    TestGame t(standard());
    t.put("French gun", "b4");
    for (const char* at : {"a4", "c4", "b3"}) t.put("Allied line infantry 3", at);
    t.begin(french_seat);
    CHECK(t.legal_texts() ==
          std::vector<std::string>{"b4::b5", "end", "offer-draw", "orders-known", "orders-never", "orders-silent", "resign"});
}

TEST_CASE("W10.6 a shot at a building is one that a nation may owe", "[terrain][W10.6][W9.6]") {
    TestGame t(standard());
    t.put("Prussian gun", "k7");
    for (const char* at : {"j7", "l7", "k8"}) t.put("French line infantry 3", at);
    t.put("Allied light cavalry", "a10");
    t.begin(allied_seat, 14);
    SECTION("while it has one") {
        CHECK(owing(t.rules(), t.state()).prussian);
        for (const char* act : {"a10-a9", "a9-a8", "a8-a7"}) t.play(act);
        CHECK(t.refused("a7-a6") == "W9.6");
        CHECK(t.refused("end") == "W9.6");
        t.play("k7::k6");
        CHECK(t.allowed("end"));
    }
    SECTION("not when a friendly piece is in it") {
        t.put("Allied line infantry 3", "j5");
        CHECK_FALSE(owing(t.rules(), t.state()).prussian);
    }
}
