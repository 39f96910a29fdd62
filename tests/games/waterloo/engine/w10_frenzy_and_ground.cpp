#include "catch.hpp"

#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

TEST_CASE("W8.8 frenzied cavalry is stopped by a building, occupied or not", "[terrain][W8.8][W10.3]") {
    const auto [rider, beaten] = GENERATE(table<const char*, const char*>({{"French light cavalry", "Allied light infantry 2"},
                                                                           {"French heavy cavalry 4", "Allied line infantry 4"},
                                                                           {"Ney", "Allied line infantry 5"}}));
    const auto met = GENERATE("Allied light infantry 1", "French light infantry 1");
    TestGame t(standard());
    free_pieces(t);
    const UnitId winner = t.put(rider, "e5");
    t.put(beaten, "d5");
    const UnitId inside = t.put(met, "c5");
    t.begin(french_seat);
    t.play("e5xd5");
    t.roll("Blue+");
    CHECK(t.where(winner) == "d5");
    CHECK(t.where(inside) == "c5");
    CHECK(t.count<Fought>() == 1);
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W8.7 a cavalry defender attacked out of a building stays: it may not enter it", "[terrain][W8.7][W10.3]") {
    Combat t({.attacker = "French line infantry 4", .from = "c5", .defender = "Allied heavy cavalry 4", .at = "d5"}, standard());
    const UnitId inside = t.put("French light infantry 1", "b5");
    t.attack("Red+");
    CHECK(t.where(t.defender) == "d5");
    CHECK(t.where(inside) == "b5");
    CHECK_FALSE(t.at("c5"));
    CHECK(t.count<TookSquare>() == 0);
    CHECK(t.strength(t.defender) == 4);
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W8.7 a cavalry defender takes open ground and is stopped before a building", "[terrain][W8.7][W8.8][W10.3]") {
    Combat t({.attacker = "French line infantry 4", .from = "d5", .defender = "Allied heavy cavalry 4"}, standard());
    const UnitId inside = t.put("French light infantry 1", "c5");
    t.attack("Red+");
    CHECK(t.where(t.defender) == "d5");
    CHECK(t.where(inside) == "c5");
    CHECK(t.strength(t.defender) == 4);
}

TEST_CASE("W8.8 frenzied infantry goes on into a building, and its next '+' is one of the building", "[terrain][W8.8][W10.9]") {
    Combat t({.from = "b3", .at = "b4"}, standard());
    t.put("Allied line infantry 3", "b5");
    const UnitId across = t.put("Allied light infantry 1", "c6");
    t.attack("Blue+");
    REQUIRE(t.state().phase == Phase::battle_die);
    t.roll("Blue+");
    REQUIRE(t.state().phase == Phase::building_choice);
    t.play("frenzy:c6");
    CHECK(t.where(across) == "eliminated");
    CHECK(t.where(t.attacker) == "c6");
}

TEST_CASE("W8.9 in a building a friendly piece of equal strength is attacked only along the line", "[terrain][W8.9][W10.9]") {
    Combat t({.from = "b4", .at = "b5"}, standard());
    t.put("French line infantry 3", "b6");
    t.put("French line infantry 3", "c6");
    t.attack("Blue+");
    REQUIRE(t.state().phase == Phase::frenzy_choice);
    CHECK(t.decider() == french_decider);
    t.play("other-falls");
    CHECK(t.at("b6"));
    CHECK(t.at("c6"));
    CHECK_FALSE(t.at("b5"));
}
