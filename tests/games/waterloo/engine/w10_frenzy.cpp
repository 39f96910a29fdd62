#include "catch.hpp"

#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("W10.9 an attacker that took a square of a building chooses its next enemy there", "[terrain][W10.9]") {
    Combat t({.attacker = "French line infantry 4", .from = "b4", .at = "b5"}, standard());
    const UnitId ahead = t.put("Allied light infantry 1", "b6");
    const UnitId beside = t.put("Allied light infantry 1", "c5");
    const UnitId across = t.put("Allied light infantry 2", "c6");
    t.put("Allied light infantry 2", "a5");
    t.attack("Blue+");
    REQUIRE(t.state().phase == Phase::building_choice);
    REQUIRE(t.decider() == french_decider);
    CHECK(t.where(t.attacker) == "b5");
    CHECK(t.legal_texts() == Texts{"frenzy:b6", "frenzy:c5", "frenzy:c6", "frenzy:none", "resign"});
    CHECK(t.refused("frenzy:b5") == "W10.9");
    CHECK(t.refused("frenzy:a5") == "W10.9");
    CHECK(t.refused("frenzy:d6") == "W10.9");
    CHECK(t.refused("end") == "W10.9");
    CHECK(t.refused("b5xb6") == "W10.9");
    CHECK(t.refused("a2-a3") == "W10.9");
    CHECK(t.view(allied_viewer).legal.empty());
    CHECK(t.view(french_viewer).legal.size() == 5);
    SECTION("straight on") {
        t.play("frenzy:b6");
        CHECK(t.where(ahead) == "eliminated");
        CHECK(t.where(t.attacker) == "b6");
    }
    SECTION("to the side") {
        t.play("frenzy:c5");
        CHECK(t.where(beside) == "eliminated");
        CHECK(t.where(t.attacker) == "c5");
    }
    SECTION("diagonally") {
        t.play("frenzy:c6");
        CHECK(t.where(across) == "eliminated");
        CHECK(t.where(t.attacker) == "c6");
        const auto fought = t.news<Fought>();
        REQUIRE(fought);
        CHECK(fought->frenzy);
        CHECK(fought->way == std::vector<Square>{square("b5")});
        CHECK(fought->at == square("c6"));
        CHECK(t.news<TookSquare>()->from == square("b5"));
        CHECK(t.news<TookSquare>()->to == square("c6"));
    }
    SECTION("nobody") {
        t.play("frenzy:none");
        CHECK(t.where(t.attacker) == "b5");
        CHECK(t.count<Fought>() == 0);
        for (const Viewer viewer : viewers) CHECK(t.news<TargetChosen>(viewer) == TargetChosen{french_seat, std::nullopt});
    }
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.decider() == french_decider);
    CHECK(t.state().actions_left() == 2);
    CHECK(t.count<TargetChosen>() == 1);
}

TEST_CASE("W10.9 the line does not bind the choice: the square straight on may be empty or hold an own piece", "[terrain][W10.9]") {
    Combat t({.from = "b4", .at = "b5"}, standard());
    t.put("Allied light infantry 1", "c6");
    if (GENERATE(false, true)) t.put("French line infantry 3", "b6");
    t.attack("Blue+");
    CHECK(t.legal_texts() == Texts{"frenzy:c6", "frenzy:none", "resign"});
    expect_exactly_legal(t);
    t.play("frenzy:c6");
    CHECK(t.where(t.attacker) == "c6");
}

TEST_CASE("W10.9 a defender chooses from where it stands, out of turn", "[terrain][W10.9][W8.7]") {
    Combat t({.from = "b4", .at = "b5"}, standard());
    const UnitId ahead = t.put("French light infantry 1", "b6");
    const UnitId across = t.put("French light infantry 2", "c6");
    const UnitId behind = t.put("French light infantry 2", "b3");
    t.attack("Red+");
    REQUIRE(t.state().phase == Phase::building_choice);
    REQUIRE(t.decider() == allied_decider);
    CHECK(t.where(t.defender) == "b5");
    CHECK(t.view(french_viewer).legal.empty());
    CHECK(t.legal_texts() == Texts{"frenzy:b6", "frenzy:c6", "frenzy:none", "resign"});
    SECTION("diagonally") {
        t.play("frenzy:c6");
        CHECK(t.where(across) == "eliminated");
        CHECK(t.where(t.defender) == "c6");
        CHECK(t.where(ahead) == "b6");
    }
    SECTION("orthogonally") {
        t.play("frenzy:b6");
        CHECK(t.where(ahead) == "eliminated");
        CHECK(t.where(t.defender) == "b6");
    }
    SECTION("nobody: it stays where it stands") {
        t.play("frenzy:none");
        CHECK(t.where(t.defender) == "b5");
    }
    CHECK_FALSE(t.at("b4"));
    CHECK(t.where(behind) == "b3");
    CHECK(t.news<TargetChosen>(french_viewer)->seat == allied_seat);
    CHECK(t.decider() == french_decider);
    CHECK(t.state().mover == french_seat);
    CHECK(t.state().actions_left() == 2);
}

TEST_CASE("W10.9 the attacker may have come from another square of the building", "[terrain][W10.9]") {
    Combat t({.from = "c5", .at = "b5"}, standard());
    t.put("French light infantry 1", "b6");
    t.attack();
    SECTION("the attacker wins: no enemy is left there, so it goes on along the line") {
        const UnitId west = t.put("Allied light infantry 1", "a5");
        t.roll("Blue+");
        CHECK(t.state().phase == Phase::turn);
        CHECK(t.where(west) == "eliminated");
    }
    SECTION("the defender wins: only living enemies may be chosen") {
        t.roll("Red+");
        CHECK(t.legal_texts() == Texts{"frenzy:b6", "frenzy:none", "resign"});
        t.play("frenzy:b6");
        CHECK(t.where(t.defender) == "b6");
    }
}

TEST_CASE("W10.9 without an enemy on the other squares the frenzy follows its line", "[terrain][W10.9][W8.7]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French light infantry 2", "c6");
    t.put("Allied line infantry 5", "a5");
    t.put("Prussian light infantry 2", "d5");
    SECTION("an attacker") {
        const UnitId winner = t.put("French line infantry 3", "b4");
        t.put("Allied line infantry 3", "b5");
        const UnitId own = t.put("French light infantry 1", "b6");
        t.begin(french_seat);
        t.play("b4xb5");
        t.roll("Blue+");
        // W8.8: friend or foe.
        CHECK(t.where(own) == "eliminated");
        CHECK(t.where(winner) == "b6");
    }
    SECTION("a defender, out of the building") {
        const UnitId behind = t.put("French light infantry 1", "b3");
        t.put("French line infantry 3", "b4");
        const UnitId winner = t.put("Allied line infantry 3", "b5");
        fow::waterloo::put(t.rules(), t.state(), *t.at("c6"), Place::absent);
        t.begin(french_seat);
        t.play("b4xb5");
        t.roll("Red+");
        CHECK(t.where(behind) == "eliminated");
        CHECK(t.where(winner) == "b3");
    }
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.count<TargetChosen>() == 0);
}

TEST_CASE("W10.9 it is the contested square that counts, not the winner's own", "[terrain][W10.9]") {
    // The attacker comes out of the building; the fight is for d5.
    Combat t({.from = "c5", .at = "d5"}, standard());
    t.put("Allied light infantry 1", "b5");
    const UnitId east = t.put("Allied light infantry 1", "e5");
    t.attack();
    SECTION("the attacker goes on outside") {
        t.roll("Blue+");
        CHECK(t.where(t.attacker) == "e5");
        CHECK(t.where(east) == "eliminated");
    }
    SECTION("the defender takes the attacker's square in it and goes on along the line") {
        t.roll("Red+");
        CHECK(t.where(t.attacker) == "eliminated");
        CHECK(t.where(t.defender) == "b5");
    }
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W10.9 a new '+' in the building gives a new choice", "[terrain][W10.9][W8.8]") {
    TestGame t(standard());
    free_pieces(t);
    const UnitId winner = t.put("French line infantry 3", "b4");
    for (const char* at : {"b5", "c5", "c6"}) t.put("Allied line infantry 3", at);
    const UnitId outside = t.put("Allied light infantry 1", "c7");
    t.begin(french_seat);
    t.play("b4xb5");
    t.roll("Blue+");
    t.play("frenzy:c5");
    REQUIRE(t.state().phase == Phase::battle_die);
    CHECK(t.view(allied_viewer).fight->frenzy);
    SECTION("for the attacker") {
        t.roll("Blue+");
        REQUIRE(t.state().phase == Phase::building_choice);
        CHECK(t.decider() == french_decider);
        CHECK(t.legal_texts() == Texts{"frenzy:c6", "frenzy:none", "resign"});
        t.play("frenzy:c6");
        t.roll("Blue+");
        // No piece is left in the building, so the frenzy follows the line of that fight north.
        CHECK(t.where(outside) == "eliminated");
        CHECK(t.where(winner) == "c7");
        CHECK(t.state().phase == Phase::turn);
    }
    SECTION("for the defender") {
        t.roll("Red+");
        // No French piece is in the building, so W8.7 leads to b5 and on to the west.
        CHECK(t.where(winner) == "eliminated");
        CHECK(t.state().phase == Phase::turn);
        CHECK(t.at("b5"));
        CHECK_FALSE(t.at("c5"));
    }
    CHECK(t.state().actions_left() == 2);
}

TEST_CASE("W10.9 after a diagonal fight nothing more happens", "[terrain][W10.9]") {
    Combat t({.from = "b4", .at = "b5"}, standard());
    const UnitId across = t.put("Allied line infantry 3", "c6");
    const UnitId beside = t.put("Allied light infantry 1", "c5");
    const UnitId own = t.put("French light infantry 1", "b6");
    t.attack("Blue+");
    t.play("frenzy:c6");
    REQUIRE(t.state().phase == Phase::battle_die);
    SECTION("Blue+") {
        t.roll("Blue+");
        CHECK(t.where(t.attacker) == "c6");
        CHECK(t.where(across) == "eliminated");
    }
    SECTION("Red+") {
        t.roll("Red+");
        CHECK(t.where(t.attacker) == "eliminated");
        CHECK(t.where(across) == "c6");
        CHECK_FALSE(t.at("b5"));
    }
    SECTION("BlueR") {
        t.roll("BlueR");
        CHECK(t.where(t.attacker) == "c6");
        CHECK(t.where(across) == "withdrawn");
    }
    SECTION("RedR") {
        t.roll("RedR");
        CHECK(t.where(t.attacker) == "withdrawn");
        CHECK(t.where(across) == "c6");
    }
    SECTION("Red") { t.roll("Red"); }
    CHECK(t.where(beside) == "c5");
    CHECK(t.where(own) == "b6");
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.decider() == french_decider);
}

TEST_CASE("W10.9 the frenzied piece may fall, or be routed, in the fight it chose", "[terrain][W10.9][W8.8]") {
    Combat t({.from = "b4", .at = "b5"}, standard());
    const UnitId strong = t.put("Allied line infantry 5", "c6");
    t.attack("Blue+");
    t.play("frenzy:c6");
    CHECK(t.where(t.attacker) == "eliminated");
    CHECK(t.where(strong) == "c6");
    CHECK(t.news<Eliminated>()->at == square("b5"));
}

TEST_CASE("W10.9 plain and rout faces give no choice", "[terrain][W10.9][W8.6][W8.10]") {
    const auto face = GENERATE("Blue", "BlueR", "Red", "RedR");
    Combat t({.from = "b4", .at = "b5"}, standard());
    t.put("Allied light infantry 1", "c6");
    t.put("French light infantry 1", "b6");
    t.attack(face);
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W10.9 a victory without a die gives no choice", "[terrain][W10.9]") {
    Combat t({.attacker = "French line infantry 4", .from = "b4", .at = "b5"}, standard());
    t.put("Allied light infantry 1", "c6");
    t.attack();
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.refused("frenzy:c6") == "W10.9");
    CHECK(t.refused("frenzy:none") == "W10.9");
}

TEST_CASE("W10.9 nor do ruins and villages", "[terrain][W10.9][W10.6][W12.5]") {
    Combat t({.from = "b4", .at = "b5"}, expert());
    const UnitId winner = t.put("French line infantry 4", "j4");
    t.put("Allied line infantry 3", "j3");
    t.put("Allied line infantry 3", "k2");
    t.put("Allied line infantry 3", "k3");
    t.damage(4);
    t.put("Allied light infantry 1", "c6");
    t.attack("Blue+");
    CHECK(t.where(t.attacker) == "b5");
    CHECK(t.state().phase == Phase::turn);
    t.play("j4xj3");
    REQUIRE(t.state().phase == Phase::battle_die);
    t.roll("Blue+");
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.where(winner) == "j3");
}

TEST_CASE("W10.9 the attacked player is asked about cards before the chosen fight", "[terrain][W10.9][W11.9]") {
    Combat t({.from = "b4", .at = "b5"}, standard());
    const UnitId across = t.put("Allied light infantry 2", "c6");
    t.state().hand[allied_seat].add(Card::fighting_spirit);
    t.attack();
    t.play("no-card");
    t.roll("Blue+");
    t.play("frenzy:c6");
    REQUIRE(t.state().phase == Phase::defence);
    CHECK(t.decider() == allied_decider);
    CHECK_FALSE(t.view(french_viewer).fight->defender.unit);
    t.play("spirit");
    REQUIRE(t.state().phase == Phase::battle_die);
    CHECK(t.news<Fought>()->defence == 3);
    t.roll("Blue+");
    CHECK(t.where(t.attacker) == "c6");
    CHECK(t.where(across) == "eliminated");
    CHECK(t.decider() == french_decider);
}

TEST_CASE("W10.9 within a card the choice comes first, then the card goes on", "[terrain][W10.9][W11.6]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French line infantry 3", "b4");
    t.put("Allied line infantry 3", "b5");
    t.put("Allied light infantry 1", "c6");
    t.put("French gun", "h4");
    t.put("Allied line infantry 3", "h6");
    t.state().hand[french_seat].add(Card::combined_attack);
    t.begin(french_seat);
    t.play("card:combined_attack");
    t.play("b4xb5");
    t.roll("Blue+");
    REQUIRE(t.state().phase == Phase::building_choice);
    CHECK(t.refused("card-end") != "");
    SECTION("somebody") { t.play("frenzy:c6"); }
    SECTION("nobody") { t.play("frenzy:none"); }
    CHECK(t.state().phase == Phase::card);
    t.play("h4:h6");
    t.play("card-end");
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.state().actions_left() == 2);
}

TEST_CASE("W10.9 the player who chooses sees only the back of an unseen enemy in the building", "[terrain][W10.9]") {
    Combat t({.from = "b4", .at = "b5"}, standard(false));
    const UnitId across = t.put("Allied light infantry 1", "c6");
    t.attack("Blue+");
    REQUIRE(t.state().phase == Phase::building_choice);
    for (const Viewer viewer : {french_viewer, Viewer::onlooker}) {
        CHECK_FALSE(t.view(viewer).at(square("c6"))->unit);
        REQUIRE(t.view(viewer).fight);
        CHECK(t.view(viewer).fight->at == square("b5"));
    }
    CHECK_FALSE(t.seen(across, french_viewer).unit);
}
