// W8.1-W8.6, W8.10, W8.11: a combat, the die, the rout, and what is known about the pieces that fought.
#include <algorithm>
#include "catch.hpp"

#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

TEST_CASE("W8.1 a piece attacks by moving onto an enemy, and both are shown to both", "[combat][W8.1]") {
    Combat t({.attacker = "French line infantry 4", .at = "e6"});
    t.put("French line infantry 3", "e3");
    t.begin(french_seat);
    CHECK_FALSE(t.allowed("e4xe3"));
    CHECK_FALSE(t.allowed("e4xe5"));
    CHECK_FALSE(t.allowed("e3xe6"));
    t.play("e4xe6");
    for (const Viewer viewer : viewers) {
        const auto fought = t.news<Fought>(viewer);
        REQUIRE(fought);
        CHECK(fought->attacker.unit == t.attacker);
        CHECK(fought->attacker.strength == 4);
        CHECK(fought->defender.unit == t.defender);
        CHECK(fought->defender.strength == 3);
        const std::vector<Square> way{square("e4"), square("e5")};
        CHECK(fought->way == way);
        CHECK(fought->at == square("e6"));
        CHECK_FALSE(fought->frenzy);
        CHECK_FALSE(fought->same_side);
    }
}

TEST_CASE("W8.2 the lower is eliminated, and a winning attacker takes the square", "[combat][W8.2]") {
    Combat t({.attacker = "French line infantry 4", .at = "e6"});
    t.attack();
    CHECK(t.where(t.attacker) == "e6");
    CHECK(t.where(t.defender) == "eliminated");
    CHECK(t.news<TookSquare>(allied_viewer));
}

TEST_CASE("W8.2 a winning defender stays", "[combat][W8.2]") {
    Combat t({.defender = "Allied line infantry 5"});
    t.attack();
    CHECK(t.where(t.attacker) == "eliminated");
    CHECK(t.where(t.defender) == "e5");
    CHECK_FALSE(t.at("e4"));
    CHECK_FALSE(t.news<TookSquare>());
}

TEST_CASE("W8.3 an attack ends the action", "[combat][W8.3]") {
    Combat t({.attacker = "French line infantry 4"});
    t.attack();
    CHECK(t.state().actions_left() == 2);
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.decider() == french_decider);
}

TEST_CASE("W8.3 a commander in chief never rolls the die", "[combat][W8.3]") {
    const auto [attacker, defender] = GENERATE(table<const char*, const char*>({{"Napoleon", "Wellington"},
                                                                                {"Napoleon", "Allied line infantry 6"},
                                                                                {"Ney", "Wellington"},
                                                                                {"French light infantry 1", "Wellington"},
                                                                                {"Napoleon", "Allied gun"}}));
    Combat t({.attacker = attacker, .defender = defender});
    t.attack();
    CHECK(t.decider() == french_decider);
    CHECK(t.count<DieRolled>() == 0);
}

TEST_CASE("W8.4 eliminated pieces are seen by both", "[combat][W8.4]") {
    Combat t({.attacker = "French line infantry 4"});
    t.put("Allied line infantry 5", "e6");
    t.attack();
    for (const Viewer viewer : viewers) {
        CHECK(t.view(viewer).sides[allied_seat].lost == std::vector<UnitId>{t.defender});
        const auto eliminated = t.news<Eliminated>(viewer);
        REQUIRE(eliminated);
        CHECK(eliminated->piece.unit == t.defender);
    }
    t.play("e5xe6");
    for (const Viewer viewer : viewers) CHECK(t.view(viewer).sides[french_seat].lost == std::vector<UnitId>{t.attacker});
}

TEST_CASE("W8.5 equal strengths roll one of six faces, all equally likely", "[combat][W8.5]") {
    Combat t;
    t.attack();
    const RollList due = t.rolls();
    REQUIRE(due.size() == 6);
    for (const char* face : {"Blue", "Red", "Blue+", "Red+", "BlueR", "RedR"}) {
        const Roll roll = RollDie{*die_face_from_text(face)};
        CHECK(std::count_if(due.begin(), due.end(), [&](const WeightedRoll& one) { return one.roll == roll; }) == 1);
    }
    for (const WeightedRoll& one : due) CHECK(one.weight == due[0].weight);
    CHECK(t.view(french_viewer).fight);
    CHECK(t.legal_texts().empty());
    CHECK_FALSE(t.allowed("end"));
    CHECK_FALSE(t.allowed("resign"));
}

TEST_CASE("W8.5 the side of the face's colour wins, Red for Black too", "[combat][W8.5][W8.6]") {
    const auto defender = GENERATE("Allied line infantry 3", "Prussian line infantry 3");
    const auto [face, french_wins] = GENERATE(table<const char*, bool>({{"Blue", true}, {"Red", false}}));
    CAPTURE(defender, face);
    Combat t({.defender = defender});
    t.attack(face);
    CHECK(t.where(t.attacker) == (french_wins ? "e5" : "eliminated"));
    CHECK(t.where(t.defender) == (french_wins ? "eliminated" : "e5"));
    CHECK(t.decider() == french_decider);
}

TEST_CASE("W8.6 after a plain face a winning defender stays on its square", "[combat][W8.6]") {
    Combat t({.at = "e6"});
    t.attack("Red");
    CHECK(t.where(t.attacker) == "eliminated");
    CHECK(t.where(t.defender) == "e6");
    CHECK_FALSE(t.at("e5"));
    CHECK_FALSE(t.at("e4"));
    CHECK(t.count<DieRolled>() == 1);
    CHECK(t.count<Fought>() == 1);
}

TEST_CASE("W8.6 and a plain winner does not attack again", "[combat][W8.6]") {
    Combat t;
    const UnitId next = t.put("Allied light infantry 1", "e6");
    t.attack("Blue");
    CHECK(t.where(t.attacker) == "e5");
    CHECK(t.where(next) == "e6");
}

TEST_CASE("W8.10 a routed piece withdraws off the board", "[combat][W8.10]") {
    Combat t;
    SECTION("a winning attacker takes the square") {
        t.attack("BlueR");
        CHECK(t.where(t.attacker) == "e5");
        CHECK(t.where(t.defender) == "withdrawn");
        CHECK(t.news<Routed>(allied_viewer)->piece.unit == t.defender);
        CHECK(t.count<Eliminated>() == 0);
    }
    SECTION("a winning defender stays") {
        t.attack("RedR");
        CHECK(t.where(t.attacker) == "withdrawn");
        CHECK(t.where(t.defender) == "e5");
        CHECK_FALSE(t.at("e4"));
    }
}

TEST_CASE("W8.10 it returns from its owner's next turn on", "[combat][W8.10]") {
    Combat t;
    SECTION("routed in its owner's turn") {
        t.attack("RedR");
        CHECK(t.refused(t.named(t.attacker, "+e1")) == "W8.10");
        t.play("end");
        t.play("end");
        CHECK_FALSE(t.allowed(t.named(t.attacker, "+e2")));
        t.play(t.named(t.attacker, "+e1"));
        CHECK(t.where(t.attacker) == "e1");
        CHECK(t.state().actions_left() == 2);
        CHECK(t.news<Entered>(allied_viewer)->from == Place::withdrawn);
    }
    SECTION("routed in the enemy's turn") {
        t.attack("BlueR");
        t.play("end");
        t.play(t.named(t.defender, "+e10"));
        CHECK(t.where(t.defender) == "e10");
    }
}

TEST_CASE("W8.10 charging heavy cavalry returns as strong as its charge left it", "[combat][W8.10]") {
    Combat t({.attacker = "French heavy cavalry 4", .defender = "Allied line infantry 4"});
    t.attack("RedR");
    CHECK(t.where(t.attacker) == "withdrawn");
    CHECK(t.strength(t.attacker) == 3);
    t.play("end");
    t.play("end");
    t.play(t.named(t.attacker, "+e1"));
    CHECK(t.strength(t.attacker) == 3);
    CHECK(t.seen(t.attacker, allied_viewer).weakened == 1);
}

TEST_CASE("W8.10 weakened heavy cavalry that was attacked returns no weaker and no stronger", "[combat][W8.10]") {
    Combat t({.defender = "Allied heavy cavalry 4"});
    t.state().mark(t.defender).weakened = 1;
    t.attack("BlueR");
    t.play("end");
    t.play(t.named(t.defender, "+e10"));
    CHECK(t.strength(t.defender) == 3);
}

TEST_CASE("W8.11 survivors show their backs again and are known from now on", "[combat][W8.11]") {
    Combat t({.attacker = "French line infantry 4"});
    const UnitId weak = t.put("French line infantry 3", "h4");
    const UnitId defender = t.put("Allied line infantry 5", "h5");
    t.attack();
    t.play("h4xh5");
    CHECK(t.where(weak) == "eliminated");
    CHECK(t.seen(t.attacker, allied_viewer).unit == t.attacker);
    CHECK(t.seen(t.attacker, allied_viewer).knowledge == Knowledge::all);
    CHECK(t.seen(t.attacker, french_viewer).known_to_enemy == Knowledge::all);
    CHECK(t.seen(defender, french_viewer).strength == 5);
    CHECK(t.seen(defender, Viewer::onlooker).unit == defender);
    t.play("e5-e6");
    CHECK(t.news<Marched>(allied_viewer)->piece.unit == t.attacker);
}
