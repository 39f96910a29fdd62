#include <algorithm>
#include "catch.hpp"

#include "games/waterloo/engine/battlefield.hpp"
#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

SeenTile hougoumont(const TestGame& t, Viewer viewer = Viewer::onlooker) { return *t.view(viewer).tile_at(square("b5")); }

void fill(TestGame& t, const char* description, std::initializer_list<const char*> squares) {
    for (const char* at : squares) t.put(description, at);
}

}  // namespace

TEST_CASE("W10.4 a piece may enter into a building and conquer it", "[terrain][W7.2][W10.4]") {
    TestGame t(standard(), on_ground({tile(TileKind::building, block("e1"), "Caillou")}));
    free_pieces(t);
    fill(t, "French line infantry 3", {"e2", "f2", "f1"});
    const UnitId last = t.put("French light infantry 1", "reserve");
    t.begin(french_seat);
    t.play(t.named(last, "+e1"));
    CHECK(t.news<Conquered>() == Conquered{french_seat, "Caillou"});
}

TEST_CASE("W10.4 a side conquers a building with infantry on all four squares", "[terrain][W10.4]") {
    TestGame t(standard());
    free_pieces(t);
    fill(t, "French line infantry 3", {"b5", "c5", "b6"});
    t.put("French light infantry 1", "d6");
    t.begin(french_seat);
    t.play("d6-d7");
    CHECK(t.count<Conquered>() == 0);
    CHECK_FALSE(hougoumont(t).owner);
    t.play("d7-c6");
    for (const Viewer viewer : viewers) {
        CHECK(t.news<Conquered>(viewer) == Conquered{french_seat, "Hougoumont"});
        CHECK(t.count<Conquered>(viewer) == 1);
        CHECK(hougoumont(t, viewer).owner == french_seat);
        CHECK(hougoumont(t, viewer).fortified);
    }
    t.play("a2-a3");
    CHECK(t.count<Conquered>() == 0);
}

TEST_CASE("W10.4 the flag stays when the infantry leaves", "[terrain][W10.4]") {
    TestGame t(standard());
    free_pieces(t);
    fill(t, "French line infantry 3", {"b5", "c5", "b6"});
    t.put("French line infantry 3", "c7");
    t.begin(french_seat);
    t.play("c7-c6");
    t.play("c6-d6");
    t.play("b6-b7");
    CHECK(hougoumont(t).owner == french_seat);
    CHECK_FALSE(hougoumont(t).fortified);
    t.play("end");
    CHECK(hougoumont(t).owner == french_seat);
}

TEST_CASE("W10.4 until the other side conquers it: Allied and Prussian infantry together", "[terrain][W10.4][W0.5]") {
    TestGame t(standard());
    free_pieces(t);
    t.flag(french_seat);
    fill(t, "Prussian line infantry 3", {"b5", "c5"});
    t.put("Allied light infantry 1", "b6");
    t.put("Prussian light infantry 1", "c7");
    t.begin(allied_seat);
    t.play("c7-c6");
    CHECK(t.news<Conquered>() == Conquered{allied_seat, "Hougoumont"});
    CHECK(hougoumont(t).owner == allied_seat);
    CHECK(hougoumont(t).fortified);
}

TEST_CASE("W10.4 one enemy in it prevents the conquest", "[terrain][W10.4]") {
    TestGame t(standard());
    free_pieces(t);
    fill(t, "French line infantry 3", {"b5", "c5"});
    t.put("French line infantry 3", "b7");
    t.put("Allied light infantry 1", "c6");
    t.begin(french_seat);
    t.play("b7-b6");
    CHECK(t.count<Conquered>() == 0);
    CHECK_FALSE(hougoumont(t).owner);
}

TEST_CASE("W10.4 it is tested after each combat, when the winner has taken the square", "[terrain][W10.4][W1.4]") {
    TestGame t(standard());
    free_pieces(t);
    fill(t, "French line infantry 3", {"b5", "c5", "b6"});
    SECTION("by the stronger attacker from outside") {
        t.put("French line infantry 4", "d6");
        t.put("Allied line infantry 3", "c6");
        t.begin(french_seat);
        t.play("d6xc6");
        CHECK(t.news<Conquered>() == Conquered{french_seat, "Hougoumont"});
    }
    SECTION("not by an attacker from inside, which leaves its square empty") {
        t.put("Allied light infantry 1", "c6");
        t.begin(french_seat);
        t.play("c5xc6");
        CHECK(t.count<Conquered>() == 0);
    }
    SECTION("by the die") {
        t.put("French line infantry 4", "d6");
        t.put("Allied line infantry 4", "c6");
        t.begin(french_seat);
        t.play("d6xc6");
        CHECK(t.count<Conquered>() == 0);
        t.roll("BlueR");
        CHECK(t.news<Conquered>() == Conquered{french_seat, "Hougoumont"});
    }
    SECTION("by a defender that takes the attacker's last square in a frenzy") {
        t.put("Allied line infantry 4", "c6");
        const UnitId defender = t.put("French line infantry 4", "c7");
        t.begin(allied_seat);
        t.play("c6xc7");
        t.roll("Blue+");
        CHECK(t.news<Conquered>() == Conquered{french_seat, "Hougoumont"});
        // The frenzy continues at once from the building, now fortified, against a friendly piece (W8.8).
        CHECK(t.where(defender) == "c5");
        CHECK(hougoumont(t).owner == french_seat);
        CHECK_FALSE(hougoumont(t).fortified);
    }
}

TEST_CASE("W10.4 a lost piece opens the building and leaves the flag", "[terrain][W10.4][W10.5]") {
    TestGame t(standard());
    free_pieces(t);
    t.flag(allied_seat);
    fill(t, "Allied line infantry 3", {"b5", "c5", "b6", "c6"});
    t.put("French line infantry 5", "b4");
    t.begin(french_seat);
    CHECK(hougoumont(t).fortified);
    t.play("b4xb5");
    CHECK(t.news<Fought>()->defence == 4);
    CHECK(hougoumont(t).owner == allied_seat);
    CHECK_FALSE(hougoumont(t).fortified);
    t.play("end");
    t.play("c5xb5");
    // The three that remain fight without the bonus.
    CHECK(t.news<Fought>()->attack == 3);
    CHECK(t.news<Fought>()->attack_bonuses.empty());
    CHECK(t.news<Fought>()->defence == 5);
}

TEST_CASE("W10.4 each of two buildings has its own flag", "[terrain][W10.4]") {
    TestGame t(standard());
    free_pieces(t);
    fill(t, "French line infantry 3", {"b5", "c5", "b6"});
    t.put("French light infantry 1", "c7");
    fill(t, "Allied line infantry 3", {"j5", "k5", "j6"});
    t.put("Allied light infantry 1", "k7");
    t.begin(french_seat);
    t.play("c7-c6");
    t.play("end");
    t.play("k7-k6");
    CHECK(t.news<Conquered>() == Conquered{allied_seat, "La Haye / Papelotte"});
    const PlayerView view = t.view(Viewer::onlooker);
    CHECK(view.tile_at(square("b5"))->owner == french_seat);
    CHECK(view.tile_at(square("j5"))->owner == allied_seat);
}

TEST_CASE("W10.4 infantry that begins the battle on all four squares has conquered the building", "[terrain][W10.4][W14.3]") {
    TestGame t({}, on_ground({tile(TileKind::building, block("b5"))}));
    free_pieces(t);
    fill(t, "Allied line infantry 3", {"b5", "c5", "b6", "c6"});
    SECTION("with the armies as placed") { begin_as_placed(t.rules(), t.state()); }
    SECTION("in a posed turn") { t.begin(french_seat); }
    CHECK(t.state().phase == Phase::turn);
    CHECK(hougoumont(t).owner == allied_seat);
    CHECK(hougoumont(t).fortified);
}

TEST_CASE("W10.5 each infantry piece of a fortified building has one more in defence", "[terrain][W10.5]") {
    const auto [defender, strength] = GENERATE(table<const char*, int>({{"Allied light infantry 1", 1},
                                                                        {"Allied light infantry 2", 2},
                                                                        {"Allied line infantry 3", 3},
                                                                        {"Allied line infantry 5", 5},
                                                                        {"Allied line infantry 6", 6},
                                                                        {"Prussian line infantry 3", 3}}));
    TestGame t(standard());
    free_pieces(t);
    t.flag(allied_seat);
    t.put(defender, "b5");
    fill(t, "Allied line infantry 3", {"c5", "b6", "c6"});
    t.put("French light infantry 1", "b4");
    t.begin(french_seat);
    t.play("b4xb5");
    const auto fought = t.news<Fought>();
    REQUIRE(fought);
    CHECK(fought->attack == 1);
    CHECK(fought->attack_bonuses.empty());
    CHECK(fought->defence == std::min(strength + 1, 6));
    CHECK(fought->defence_bonuses == std::vector<Bonus>{Bonus::fortified});
    CHECK(fought->defender.strength == strength);
}

TEST_CASE("W10.5 only with its own flag and all four squares", "[terrain][W10.5][W10.4]") {
    TestGame t(standard());
    free_pieces(t);
    fill(t, "Allied line infantry 3", {"b5", "c5", "b6"});
    t.put("French line infantry 3", "b4");
    int defence = 3;
    bool flagless = false;
    SECTION("no flag, four squares") {
        t.put("Allied line infantry 3", "c6");
        flagless = true;
    }
    SECTION("its own flag, three squares") { t.flag(allied_seat); }
    SECTION("its own flag, an enemy on the fourth") {
        t.flag(allied_seat);
        t.put("French line infantry 3", "c6");
    }
    SECTION("its own flag and four squares") {
        t.flag(allied_seat);
        t.put("Allied line infantry 3", "c6");
        defence = 4;
    }
    t.begin(french_seat);
    if (flagless) t.flag(std::nullopt);
    t.play("b4xb5");
    CHECK(t.news<Fought>()->defence == defence);
    CHECK((t.state().phase == Phase::battle_die) == (defence == 3));
}

TEST_CASE("W10.5 it also applies to attacks out of the building", "[terrain][W10.5]") {
    TestGame t(standard());
    free_pieces(t);
    t.flag(french_seat);
    fill(t, "French line infantry 3", {"b5", "c5", "b6", "c6"});
    SECTION("from its own square") {
        t.put("Allied line infantry 3", "d6");
        t.begin(french_seat);
        t.play("c6xd6");
        CHECK(t.news<Fought>()->attack == 4);
        CHECK(t.news<Fought>()->attack_bonuses == std::vector<Bonus>{Bonus::fortified});
        CHECK(t.where(*t.at("d6")) == "d6");
        CHECK_FALSE(hougoumont(t).fortified);
    }
    SECTION("not after stepping out of it before the attack") {
        t.put("Allied line infantry 3", "e6");
        t.begin(french_seat);
        t.play("c6xe6");
        CHECK(t.news<Fought>()->attack == 3);
        CHECK(t.news<Fought>()->attack_bonuses.empty());
        CHECK(t.state().phase == Phase::battle_die);
    }
}

TEST_CASE("W10.5 the attacker counts where it strikes from, not where it came from", "[terrain][W10.5][W7.5]") {
    TestGame t(standard());
    free_pieces(t);
    fill(t, "French line infantry 3", {"b5", "c5", "b6"});
    t.put("Allied line infantry 3", "d6");
    SECTION("filling the fourth square of its own building with its last step") {
        t.flag(french_seat);
        t.put("French line infantry 3", "c7");
        t.begin(french_seat);
        t.play("c7-c6xd6");
        CHECK(t.news<Fought>()->attack == 4);
        CHECK(t.news<Fought>()->attack_bonuses == std::vector<Bonus>{Bonus::fortified});
        CHECK(t.count<Conquered>() == 0);
    }
    SECTION("filling the fourth square of a building that is nobody's") {
        t.put("French line infantry 3", "c7");
        t.begin(french_seat);
        t.play("c7-c6xd6");
        CHECK(t.news<Fought>()->attack == 3);
        CHECK(t.count<Conquered>() == 0);
    }
    SECTION("moving within it leaves its own square open") {
        t.flag(french_seat);
        t.begin(french_seat);
        t.play("c5-c6xd6");
        CHECK(t.news<Fought>()->attack == 3);
    }
}

TEST_CASE("W10.5 a die over a fortified building leaves it fortified or breaks it", "[terrain][W10.5][W8.7]") {
    TestGame t(standard());
    free_pieces(t);
    t.flag(allied_seat);
    fill(t, "Allied line infantry 3", {"b5", "c5", "b6", "c6"});
    t.put("French line infantry 4", "b4");
    t.begin(french_seat);
    t.play("b4xb5");
    REQUIRE(t.state().phase == Phase::battle_die);
    SECTION("the defender's plain win") {
        t.roll("Red");
        CHECK(hougoumont(t).fortified);
    }
    SECTION("the defender storms out in its frenzy") {
        const UnitId stormer = *t.at("b5");
        t.roll("Red+");
        CHECK(t.where(stormer) == "b4");
        CHECK_FALSE(hougoumont(t).fortified);
        CHECK(hougoumont(t).owner == allied_seat);
    }
    SECTION("the defender's rout") {
        t.roll("BlueR");
        CHECK_FALSE(hougoumont(t).fortified);
        CHECK(hougoumont(t).owner == allied_seat);
    }
}

TEST_CASE("W10.5 guns and commanders in chief gain nothing from it and lose nothing", "[terrain][W10.5][W4.12][W4.13][W5.2]") {
    TestGame t(standard());
    t.flag(french_seat);
    fill(t, "French line infantry 3", {"b5", "c5", "b6", "c6"});
    const UnitId gun = t.put("Allied gun", "c7");
    const UnitId aside = t.put("Allied gun", "d6");
    const UnitId wellington = t.put("Wellington", "a5");
    t.put("Allied light cavalry", "a10");
    t.put("Uxbridge", "l10");
    t.begin(french_seat);
    t.play("c6xc7");
    CHECK(t.where(gun) == "c7");
    CHECK(t.news<Fought>()->verdict == Verdict::gun_holds);
    t.play("c5-c6xd6");
    CHECK(t.where(aside) == "eliminated");
    t.play("b5xa5");
    CHECK(t.where(wellington) == "eliminated");
}
