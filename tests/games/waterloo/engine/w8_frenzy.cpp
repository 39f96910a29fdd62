// W8.7-W8.9: how a frenzy continues, ends, and attacks its own side.
#include "catch.hpp"

#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

TEST_CASE("W8.7 a frenzied attacker goes on along its line", "[combat][W8.7]") {
    Combat t;
    const UnitId next = t.put("Allied light infantry 1", "e6");
    const UnitId aside = t.put("Allied light infantry 1", "d5");
    t.attack("Blue+");
    CHECK(t.where(t.attacker) == "e6");
    CHECK(t.where(next) == "eliminated");
    CHECK(t.where(aside) == "d5");
    CHECK(t.count<Fought>() == 2);
    CHECK(t.news<Fought>()->frenzy);
    CHECK(t.state().actions_left() == 2);
}

TEST_CASE("W8.7 the line is that of the last step, also round the corner", "[combat][W8.7]") {
    Combat t({.at = "f5"});
    const UnitId east = t.put("Allied light infantry 1", "g5");
    const UnitId north = t.put("Allied light infantry 1", "f6");
    t.begin(french_seat);
    SECTION("eastward") {
        t.play("e4-e5xf5");
        t.roll("Blue+");
        CHECK(t.where(t.attacker) == "g5");
        CHECK(t.where(east) == "eliminated");
        CHECK(t.where(north) == "f6");
    }
    SECTION("northward") {
        t.play("e4-f4xf5");
        t.roll("Blue+");
        CHECK(t.where(t.attacker) == "f6");
        CHECK(t.where(north) == "eliminated");
        CHECK(t.where(east) == "g5");
    }
}

TEST_CASE("W8.7 a winning defender takes the square from which it was attacked and goes on", "[combat][W8.7]") {
    Combat t;
    const UnitId behind = t.put("French light infantry 2", "e3");
    t.attack("Red+");
    CHECK(t.where(t.attacker) == "eliminated");
    CHECK(t.where(behind) == "eliminated");
    CHECK(t.where(t.defender) == "e3");
    CHECK_FALSE(t.at("e5"));
    CHECK(t.decider() == french_decider);
    CHECK(t.state().actions_left() == 2);
}

TEST_CASE("W8.7 a defender charged from afar takes the attacker's last square", "[combat][W8.7]") {
    Combat t({.attacker = "French light cavalry", .from = "e1", .defender = "Allied light infantry 2", .at = "e8"});
    t.put("French line infantry 3", "d7");
    t.attack("Red+");
    CHECK(t.where(t.attacker) == "eliminated");
    CHECK(t.where(t.defender) == "e7");
    CHECK(t.count<Fought>() == 1);
    CHECK(t.news<TookSquare>()->to == square("e7"));
}

TEST_CASE("W8.7 a defender attacked round the corner goes on along the line of the fight", "[combat][W8.7]") {
    Combat t({.at = "f5"});
    const UnitId west = t.put("French light infantry 1", "d5");
    const UnitId south = t.put("French light infantry 1", "e3");
    t.begin(french_seat);
    t.play("e4-e5xf5");
    t.roll("Red+");
    CHECK(t.where(t.defender) == "d5");
    CHECK(t.where(west) == "eliminated");
    CHECK(t.where(south) == "e3");
}

TEST_CASE("W8.8 nothing more happens at an empty square or the edge", "[combat][W8.8]") {
    SECTION("an empty square, even with an enemy behind it") {
        Combat t;
        const UnitId beyond = t.put("Allied light infantry 1", "e7");
        t.attack("Blue+");
        CHECK(t.where(t.attacker) == "e5");
        CHECK(t.where(beyond) == "e7");
    }
    SECTION("the edge") {
        Combat t({.from = "k5", .at = "l5"});
        t.put("Allied light infantry 1", "a6");
        t.attack("Blue+");
        CHECK(t.where(t.attacker) == "l5");
        CHECK(t.count<Fought>() == 1);
    }
    SECTION("the edge behind the attacker") {
        Combat t({.from = "e1", .at = "e2"});
        t.lines(Sector::right, Sector::left);
        t.attack("Red+");
        CHECK(t.where(t.defender) == "e1");
        CHECK(t.state().phase == Phase::turn);
    }
}

TEST_CASE("W8.8 a frenzied piece may fall in its attack", "[combat][W8.8]") {
    Combat t;
    const UnitId strong = t.put("Allied line infantry 6", "e6");
    t.attack("Blue+");
    CHECK(t.where(t.attacker) == "eliminated");
    CHECK(t.where(strong) == "e6");
    CHECK_FALSE(t.at("e5"));
}

TEST_CASE("W8.8 equal strengths roll again, and a new frenzy goes on", "[combat][W8.8]") {
    const auto [face, french, second, third] =
        GENERATE(table<const char*, const char*, const char*, const char*>({{"Blue+", "e7", "eliminated", "eliminated"},
                                                                            {"Blue", "e6", "eliminated", "e7"},
                                                                            {"BlueR", "e6", "withdrawn", "e7"},
                                                                            {"Red", "eliminated", "e6", "e7"},
                                                                            {"Red+", "eliminated", "e5", "e7"},  // it turns back
                                                                            {"RedR", "withdrawn", "e6", "e7"}}));
    CAPTURE(face);
    Combat t;
    const UnitId next = t.put("Allied line infantry 3", "e6");
    const UnitId last = t.put("Allied light infantry 1", "e7");
    t.attack("Blue+");
    REQUIRE(t.state().phase == Phase::battle_die);
    CHECK(t.where(t.attacker) == "e5");
    CHECK(t.view(Viewer::onlooker).fight->frenzy);
    t.roll(face);
    CHECK(t.where(t.attacker) == french);
    CHECK(t.where(next) == second);
    CHECK(t.where(last) == third);
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W8.8 a frenzy that turned back goes on where the first came from", "[combat][W8.8]") {
    Combat t;
    const UnitId second = t.put("Allied line infantry 3", "e6");
    const UnitId rear = t.put("French light infantry 1", "e3");
    t.attack("Blue+");
    t.roll("Red+");
    // It is on e5; e4 was left empty by the first attacker, so it goes no further.
    CHECK(t.where(second) == "e5");
    CHECK(t.where(rear) == "e3");
}

TEST_CASE("W8.8 heavy cavalry pays for each combat of its frenzy", "[combat][W8.8][W4.5]") {
    Combat t({.attacker = "French heavy cavalry 4", .defender = "Allied line infantry 4"});
    const UnitId second = t.put("Allied line infantry 3", "e6");
    t.attack("Blue+");
    // 4 - 1 = 3 against 3: another die roll.
    REQUIRE(t.state().phase == Phase::battle_die);
    CHECK(t.strength(t.attacker) == 3);
    t.roll("Blue");
    CHECK(t.where(second) == "eliminated");
    CHECK(t.strength(t.attacker) == 2);
}

TEST_CASE("W8.8 a defender in a frenzy pays for its attack, not for its defence", "[combat][W8.8][W4.5]") {
    Combat t({.attacker = "French line infantry 4", .defender = "Allied heavy cavalry 4"});
    const UnitId behind = t.put("French line infantry 3", "e3");
    t.attack("Red+");
    CHECK(t.where(behind) == "eliminated");
    CHECK(t.where(t.defender) == "e3");
    CHECK(t.strength(t.defender) == 3);
}

TEST_CASE("W8.8 a frenzy meets artillery by the ordinary rules: from its front it falls", "[combat][W8.8][W4.12][W4.13]") {
    const auto [from, at, beyond, falls] = GENERATE(table<const char*, const char*, const char*, bool>(
        {{"e4", "e5", "e6", true}, {"d5", "e5", "f5", false}, {"e7", "e6", "e5", false}}));
    CAPTURE(beyond);
    Combat t({.from = from, .at = at});
    const UnitId gun = t.put("Allied gun", beyond);
    t.attack("Blue+");
    CHECK(t.where(t.attacker) == (falls ? "eliminated" : beyond));
    CHECK(t.where(gun) == (falls ? beyond : "eliminated"));
}

TEST_CASE("W8.8 a commander in chief falls to a frenzy, which ends with him", "[combat][W8.8][W5.2]") {
    // No die was rolled, so no new frenzy follows.
    Combat t;
    const UnitId wellington = t.put("Wellington", "e6");
    const UnitId beyond = t.put("Allied light infantry 1", "e7");
    t.attack("Blue+");
    CHECK(t.where(wellington) == "eliminated");
    CHECK(t.where(t.attacker) == "e6");
    CHECK(t.where(beyond) == "e7");
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W8.9 a friendly piece of equal strength: the owner chooses which falls, without a die", "[combat][W8.9]") {
    Combat t;
    const UnitId comrade = t.put("French line infantry 3", "e6");
    const UnitId beyond = t.put("Allied light infantry 1", "e7");
    t.attack("Blue+");
    REQUIRE(t.state().phase == Phase::frenzy_choice);
    REQUIRE(t.decider() == french_decider);
    CHECK_FALSE(t.allowed("end"));
    CHECK_FALSE(t.allowed("a2-a3"));
    CHECK(t.legal_texts() == std::vector<std::string>{"frenzied-falls", "other-falls", "resign"});
    SECTION("the frenzied one falls") {
        t.play("frenzied-falls");
        CHECK(t.where(t.attacker) == "eliminated");
        CHECK(t.where(comrade) == "e6");
        CHECK_FALSE(t.at("e5"));
    }
    SECTION("the other one falls, the frenzied takes its square and stops") {
        t.play("other-falls");
        CHECK(t.where(comrade) == "eliminated");
        CHECK(t.where(t.attacker) == "e6");
        CHECK(t.where(beyond) == "e7");
    }
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.decider() == french_decider);
    CHECK(t.state().actions_left() == 2);
}

TEST_CASE("W8.9 the owner may be asked out of turn", "[combat][W8.9]") {
    Combat t;
    const UnitId comrade = t.put("Prussian line infantry 3", "e3");
    t.attack("Red+", 14);
    REQUIRE(t.decider() == allied_decider);
    CHECK(t.view(french_viewer).legal.empty());
    CHECK(t.view(allied_viewer).legal.size() == 3);
    t.play("other-falls");
    CHECK(t.where(comrade) == "eliminated");
    CHECK(t.where(t.defender) == "e3");
    CHECK(t.decider() == french_decider);
    CHECK(t.state().mover == french_seat);
    CHECK(t.state().actions_left() == 2);
    CHECK(t.news<FallenChosen>(french_viewer) == FallenChosen{allied_seat, false});
}

TEST_CASE("W8.9 the choice is no act outside a frenzy", "[combat][W8.9]") {
    TestGame t;
    free_pieces(t);
    t.begin(french_seat);
    CHECK_FALSE(t.allowed("other-falls"));
    CHECK_FALSE(t.allowed("frenzied-falls"));
}

TEST_CASE("W8.9 frenzied heavy cavalry pays for charging its own side", "[combat][W8.9][W4.5]") {
    Combat t({.attacker = "French heavy cavalry 4", .defender = "Allied line infantry 4"});
    const UnitId comrade = t.put("French line infantry 3", "e6");
    t.attack("Blue+");
    // Weakened to 3 by the first combat, it attacks a 3: the owner chooses.
    REQUIRE(t.state().phase == Phase::frenzy_choice);
    t.play("other-falls");
    CHECK(t.where(comrade) == "eliminated");
    CHECK(t.strength(t.attacker) == 2);
}

TEST_CASE("W8.9 friendly pieces of unequal strength follow the ordinary rules", "[combat][W8.9]") {
    const auto [own, falls] = GENERATE(table<const char*, bool>({{"French light infantry 2", true},
                                                                 {"French light cavalry", true},
                                                                 {"French line infantry 4", false},
                                                                 {"Ney", false},
                                                                 {"Napoleon", true},
                                                                 {"French gun", true},
                                                                 {"French heavy cavalry 6", false}}));
    INFO(own);
    Combat t;
    const UnitId comrade = t.put(own, "e6");
    t.attack("Blue+");
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.where(comrade) == (falls ? "eliminated" : "e6"));
    CHECK(t.where(t.attacker) == (falls ? "e6" : "eliminated"));
    CHECK(t.news<Fought>()->same_side);
}

TEST_CASE("W8.9 a friendly gun attacked from its front also holds", "[combat][W8.9][W4.13]") {
    Combat t({.from = "e6"});
    const UnitId gun = t.put("French gun", "e4");
    t.attack("Blue+");
    CHECK(t.where(t.attacker) == "eliminated");
    CHECK(t.where(gun) == "e4");
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W8.9 friendly commanders fight with their strength", "[combat][W8.9]") {
    Combat t({.attacker = "French line infantry 5", .defender = "Allied line infantry 5"});
    const UnitId ney = t.put("Ney", "e6");
    t.attack("Blue+");
    REQUIRE(t.state().phase == Phase::frenzy_choice);
    t.play("frenzied-falls");
    CHECK(t.where(t.attacker) == "eliminated");
    CHECK(t.where(ney) == "e6");
}
