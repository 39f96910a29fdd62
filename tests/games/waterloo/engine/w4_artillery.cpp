// W4.8-W4.13: what guns do, and what happens to them.
#include "catch.hpp"

#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

TEST_CASE("W4.8 artillery moves one square or fires once in an action, and may act again", "[pieces][W4.8]") {
    TestGame t;
    t.put("French gun", "e4");
    t.put("Allied line infantry 3", "f8");
    t.put("Allied line infantry 3", "f7");
    t.begin(french_seat);
    for (const char* step : {"e4-e5", "e4-d4", "e4-f4", "e4-e3"}) CHECK(t.allowed(step));
    CHECK_FALSE(t.allowed("e4-f5"));
    CHECK(t.refused("e4-e6") == "W4.8");
    t.play("e4-f4");
    t.play("f4:f7");
    CHECK(t.state().actions_left() == 1);
    CHECK_FALSE(t.allowed("f4:f8"));
    t.play("f4-f5");
    CHECK(t.state().actions_left() == 0);
}

TEST_CASE("W4.8 artillery never attacks by moving", "[pieces][W4.8]") {
    TestGame t;
    t.put("French gun", "e4");
    t.put("Allied line infantry 3", "e5");
    t.put("Allied line infantry 3", "d4");
    t.begin(french_seat);
    CHECK(t.refused("e4xe5") == "W4.8");
    CHECK(t.refused("e4xd4") == "W4.8");
}

TEST_CASE("W4.9 artillery fires straight forward at the first piece within three squares", "[pieces][W4.9]") {
    TestGame t;
    for (const char* gun : {"a4", "b4", "c4", "d4", "e4", "f4"}) t.put("French gun", gun);
    for (const char* enemy : {"a5", "b6", "c7", "d8", "e3"}) t.put("Allied line infantry 3", enemy);
    t.put("French line infantry 3", "f6");
    t.put("Allied line infantry 3", "f7");
    t.begin(french_seat);
    CHECK(t.allowed("a4:a5"));
    CHECK(t.allowed("b4:b6"));
    CHECK(t.allowed("c4:c7"));
    CHECK(t.refused("d4:d8") == "W4.9");
    CHECK(t.refused("e4:e3") == "W4.9");
    CHECK(t.refused("e4:e6") == "W4.9");
    CHECK(t.refused("e4:f4") == "W4.9");
    CHECK(t.refused("f4:f6") == "W4.9");
    CHECK(t.refused("f4:f7") == "W4.9");
}

TEST_CASE("W4.9 an enemy in between blocks the line of sight too", "[pieces][W4.9]") {
    TestGame t;
    t.put("Allied gun", "e8");
    t.put("French light infantry 1", "e7");
    t.put("French line infantry 3", "e6");
    t.begin(allied_seat);
    CHECK(t.allowed("e8:e7"));
    CHECK(t.refused("e8:e6") == "W4.9");
}

TEST_CASE("W4.10 fire destroys any piece except light infantry", "[pieces][W4.10][W4.1]") {
    const auto [kind, destroyed] = GENERATE(table<const char*, bool>({{"Allied light infantry 1", false},
                                                                      {"Allied light infantry 2", false},
                                                                      {"Allied line infantry 3", true},
                                                                      {"Allied line infantry 4", true},
                                                                      {"Allied line infantry 5", true},
                                                                      {"Allied line infantry 6", true},
                                                                      {"Allied light cavalry", true},
                                                                      {"Allied heavy cavalry 4", true},
                                                                      {"Allied heavy cavalry 5", true},
                                                                      {"Allied heavy cavalry 6", true},
                                                                      {"Allied gun", true},
                                                                      {"Uxbridge", true},
                                                                      {"Wellington", true},
                                                                      {"Bülow", true},
                                                                      {"Prussian gun", true},
                                                                      {"Prussian light infantry 1", false},
                                                                      {"Prussian light infantry 2", false}}));
    INFO(kind);
    TestGame t;
    t.put("French gun", "e4");
    const UnitId target = t.put(kind, "e7");
    t.begin(french_seat);
    t.play("e4:e7");
    CHECK(t.where(target) == (destroyed ? "eliminated" : "e7"));
    for (const Viewer viewer : viewers) CHECK(t.news<Fired>(viewer)->destroyed == destroyed);
    CHECK(t.state().actions_left() == 2);
}

TEST_CASE("W4.10 the firing player learns that it is light infantry, but not its strength", "[pieces][W4.10]") {
    TestGame t;
    t.put("French gun", "e4");
    const UnitId light = t.put("Allied light infantry 2", "e6");
    t.begin(french_seat);
    CHECK(t.seen(light, french_viewer).knowledge == Knowledge::back);
    t.play("e4:e6");
    for (const Viewer viewer : {french_viewer, Viewer::onlooker}) {
        const SeenPiece seen = t.seen(light, viewer);
        CHECK(seen.knowledge == Knowledge::light_infantry);
        CHECK_FALSE(seen.unit);
        CHECK(seen.strength == 0);
        const SeenPiece target = t.news<Fired>(viewer)->target;
        CHECK(target.knowledge == Knowledge::light_infantry);
        CHECK_FALSE(target.unit);
        CHECK(target.strength == 0);
    }
    CHECK(t.seen(light, allied_viewer).known_to_enemy == Knowledge::light_infantry);
    CHECK(t.seen(light, allied_viewer).knowledge == Knowledge::all);
    // Firing again is legal and makes nobody forget.
    t.play("e4:e6");
    CHECK(t.seen(light, french_viewer).knowledge == Knowledge::light_infantry);
}

TEST_CASE("W4.10 a face that was already known stays known after a shot", "[pieces][W4.10]") {
    TestGame t;
    t.put("French gun", "e4");
    const UnitId light = t.put("Allied light infantry 2", "e6");
    t.show(light, Knowledge::all);
    t.begin(french_seat);
    t.play("e4:e6");
    CHECK(t.seen(light, french_viewer).knowledge == Knowledge::all);
}

TEST_CASE("W4.11 a destroyed target is shown to both, the gun stays and keeps its face", "[pieces][W4.11]") {
    TestGame t;
    const UnitId gun = t.put("French gun", "e4");
    const UnitId target = t.put("Allied line infantry 5", "e6");
    t.begin(french_seat);
    t.play("e4:e6");
    for (const Viewer viewer : viewers) {
        const auto fired = t.news<Fired>(viewer);
        REQUIRE(fired);
        CHECK(fired->target.unit == target);
        CHECK(fired->target.strength == 5);
        CHECK(t.view(viewer).sides[allied_seat].lost == std::vector<UnitId>{target});
    }
    CHECK(t.where(gun) == "e4");
    CHECK_FALSE(t.at("e6"));
    CHECK_FALSE(t.news<Fired>(allied_viewer)->gun.unit);
}

TEST_CASE("W4.12 artillery attacked from the flank or the rear is destroyed", "[pieces][W4.12]") {
    const char* attacker =
        GENERATE("French light infantry 1", "French line infantry 3", "French light cavalry", "French heavy cavalry 4", "Ney", "Napoleon");
    const char* from = GENERATE("d6", "f6", "e7");
    INFO(attacker << " from " << from);
    TestGame t;
    const UnitId unit = t.put(attacker, from);
    const UnitId gun = t.put("Allied gun", "e6");
    t.begin(french_seat);
    t.play(std::string(from) + "xe6");
    CHECK(t.where(gun) == "eliminated");
    CHECK(t.where(unit) == "e6");
    CHECK(t.news<Fought>()->verdict == Verdict::gun_taken);
    CHECK(t.state().mark(unit).weakened == (std::string(attacker) == "French heavy cavalry 4" ? 1 : 0));
}

TEST_CASE("W4.13 a piece that attacks artillery from the front is eliminated", "[pieces][W4.13]") {
    const char* attacker =
        GENERATE("French light infantry 1", "French line infantry 6", "French light cavalry", "French heavy cavalry 6", "Ney", "Napoleon");
    INFO(attacker);
    TestGame t;
    const UnitId unit = t.put(attacker, "e5");
    const UnitId gun = t.put("Allied gun", "e6");
    t.begin(french_seat);
    t.play("e5xe6");
    CHECK(t.where(unit) == "eliminated");
    CHECK(t.where(gun) == "e6");
    CHECK(t.news<Fought>()->verdict == Verdict::gun_holds);
    CHECK(t.seen(gun, french_viewer).knowledge == Knowledge::all);
}

TEST_CASE("W4.13 the attacker's last square before the gun's decides", "[pieces][W4.13]") {
    TestGame t;
    const UnitId foot = t.put("French line infantry 3", "d5");
    const UnitId rider = t.put("French light cavalry", "e2");
    const UnitId gun = t.put("Allied gun", "e6");
    t.begin(french_seat);
    SECTION("into the flank round the corner") {
        t.play("d5-d6xe6");
        CHECK(t.where(foot) == "e6");
        CHECK(t.where(gun) == "eliminated");
    }
    SECTION("into the muzzle round the corner") {
        t.play("d5-e5xe6");
        CHECK(t.where(foot) == "eliminated");
        CHECK(t.where(gun) == "e6");
    }
    SECTION("a charge from afar comes from the front as well") {
        t.play("e2xe6");
        CHECK(t.where(rider) == "eliminated");
    }
}

TEST_CASE("W4.13 a French gun looks north", "[pieces][W4.13]") {
    TestGame t;
    const UnitId gun = t.put("French gun", "e4");
    const UnitId behind = t.put("Allied light infantry 1", "e3");
    const UnitId before = t.put("Allied line infantry 3", "e5");
    t.begin(allied_seat);
    SECTION("from the rear") {
        t.play("e3xe4");
        CHECK(t.where(behind) == "e4");
        CHECK(t.where(gun) == "eliminated");
    }
    SECTION("from the front") {
        t.play("e5xe4");
        CHECK(t.where(before) == "eliminated");
        CHECK(t.where(gun) == "e4");
    }
}
