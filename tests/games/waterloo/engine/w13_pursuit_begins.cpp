// W12.3, W13.1: a retreat during another action.
#include <algorithm>
#include "catch.hpp"

#include "pursuit_test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// The French hold l10 and need one more square of the Allied left; both sides have cavalry and infantry.
struct Verge : TestGame {
    explicit Verge(Ruleset set = shipped()) : TestGame(expert(), std::move(set)) {
        put("French line infantry 3", "l10");
        put("French light cavalry", "a2");
        put("Allied light cavalry", "a9");
        put("Allied line infantry 3", "e8");
        put("Allied line infantry 3", "f8");
    }
    void expect_pursuit(Seat victor) const {
        CHECK(state().phase == Phase::pursuit);
        CHECK(state().victor == victor);
        CHECK(decider() == decider_of(victor));
        CHECK(state().actions_left() > 0);
        for (const Viewer viewer : viewers) {
            CHECK(news<PursuitBegan>(viewer) == PursuitBegan{victor});
            const PlayerView seen = view(viewer);
            CHECK_FALSE(seen.fight);
            REQUIRE(seen.cards);
            CHECK_FALSE(seen.cards->playing);
            CHECK(seen.cards->picked.empty());
            CHECK_FALSE(seen.cards->inspired);
            CHECK(seen.owing.empty());
        }
    }
    void hold(Seat seat, Card card) { state().hand[seat].add(card); }
};

}  // namespace

TEST_CASE("W13.1 a retreat during a card ends the card", "[pursuit][W13.1][W11.2]") {
    Verge t;
    t.hold(french_seat, Card::initiative);
    t.hold(french_seat, Card::combined_attack);
    SECTION("Initiative, after its first step") {
        t.put("French line infantry 3", "k9");
        t.put("French line infantry 3", "d3");
        t.begin(french_seat);
        t.play("card:initiative");
        t.play("k9-k10");
    }
    SECTION("Initiative, after its second") {
        t.put("French line infantry 3", "k8");
        t.put("French line infantry 3", "d3");
        t.begin(french_seat);
        t.play("card:initiative");
        t.play("d3-d4");
        CHECK(t.refused("d4-d5") == "W11.5");
        t.play("k8-k10");
    }
    SECTION("Combined attack, by the attack that takes a square") {
        t.put("French line infantry 5", "k9");
        t.put("Allied line infantry 3", "k10");
        t.put("French gun", "f5");
        t.begin(french_seat);
        t.play("card:combined_attack");
        t.play("k9xk10");
        CHECK(t.refused("f5:f8") == "W13.1");
    }
    t.expect_pursuit(french_seat);
    CHECK(t.refused("card-end") == "W11.2");
    t.play("#1xe8");
    t.play("end");
    CHECK(t.state().phase == Phase::pursuit);
}

TEST_CASE("W13.1 a retreat during a frenzy ends the fighting", "[pursuit][W13.1][W1.4]") {
    Verge t;
    SECTION("the winning attacker takes the square and does not go on") {
        t.put("French line infantry 4", "h10");
        t.put("Allied line infantry 4", "i10");
        const UnitId next = t.put("Allied line infantry 5", "j10");
        t.begin(french_seat);
        t.play("h10xi10");
        t.roll("Blue+");
        CHECK(t.count<Fought>() == 1);
        CHECK(t.where(next) == "j10");
        t.expect_pursuit(french_seat);
    }
    SECTION("the winning defender takes the attacker's square in the enemy's turn") {
        t.put("French line infantry 4", "k9");
        t.put("Allied line infantry 4", "k10");
        t.put("Allied line infantry 3", "k8");
        t.begin(allied_seat);
        t.play("k10xk9");
        t.roll("Blue+");
        CHECK(t.count<Fought>() == 1);
        CHECK(t.at("k10").has_value());
        t.expect_pursuit(french_seat);
    }
    SECTION("a rout opens the square") {
        t.put("French line infantry 4", "k9");
        const UnitId routed = t.put("Allied line infantry 4", "k10");
        t.begin(french_seat);
        t.play("k9xk10");
        t.roll("BlueR");
        CHECK(t.where(routed) == "withdrawn");
        t.expect_pursuit(french_seat);
    }
}

TEST_CASE("W13.1 a retreat after the defender was asked", "[pursuit][W13.1][W11.9]") {
    Verge t;
    t.hold(allied_seat, Card::fighting_spirit);
    const UnitId heavy = t.put("French heavy cavalry 6", "k9");
    const UnitId routed = t.put("French heavy cavalry 5", "withdrawn");
    t.put("Allied line infantry 3", "k10");
    t.begin(french_seat);
    t.play("k9xk10");
    REQUIRE(t.state().phase == Phase::defence);
    t.play("spirit");
    REQUIRE(t.state().phase == Phase::muster);
    t.roll(Roll(Muster{routed}));
    CHECK(t.state().phase == Phase::pursuit);
    // It has paid for the charge (W4.5), and takes part with its remaining strength.
    CHECK(t.strength(heavy) == 5);
    CHECK(t.state().whereabouts(heavy).rides());
}

TEST_CASE("W13.1 Fighting spirit of the turn ends with the battle", "[pursuit][W13.1][W11.7]") {
    Verge t;
    t.hold(french_seat, Card::fighting_spirit);
    const UnitId light = t.put("French light cavalry", "b2");
    t.put("French line infantry 3", "k9");
    const UnitId heavy = t.put("Allied heavy cavalry 4", "b9");
    t.state().mark(heavy).weakened = 1;
    t.begin(french_seat);
    const std::string inspired = GENERATE("b2", "k9");
    t.play("inspire:" + inspired);
    t.play("k9-k10");
    t.expect_pursuit(french_seat);
    t.play("#2x#2");
    CHECK(t.where(light) == "eliminated");
    CHECK(t.where(heavy) == "riding");
}

TEST_CASE("W13.1 a Prussian arrival may force the retreat, and no more arrive", "[pursuit][W13.1][W9.1]") {
    Ruleset set = shipped();
    set.arrival.flag = {square("l1"), square("k1")};
    set.arrival.beside = {square("j1")};
    Verge t(set);
    t.put("French line infantry 3", "c3");
    t.put("Allied line infantry 3", "i1");
    const UnitId first = t.put("Prussian light cavalry", "reserve");
    t.put_all(Army::prussian, Place::reserve);
    t.begin(french_seat, 12);
    t.play("end");
    REQUIRE(t.state().phase == Phase::prussian_draw);
    SECTION("the first one drawn") {
        t.draw(first);
        CHECK_FALSE(t.at("k1").has_value());
        CHECK(t.view(french_viewer).prussians_to_come == 12);
        CHECK(t.state().whereabouts(first).rides());
    }
    SECTION("an infantry piece stays where it arrived") {
        const UnitId foot = *find_unit(t.rules().roster(), "10th-infantry");
        t.draw(foot);
        CHECK(t.where(foot) == "l1");
    }
    t.expect_pursuit(allied_seat);
    CHECK(t.state().to_draw == 0);
    t.play("end");
    CHECK(t.state().phase == Phase::over);
}

TEST_CASE("W13.1 so may the second one drawn", "[pursuit][W13.1][W9.1]") {
    Ruleset set = shipped();
    set.arrival.flag = {square("l1"), square("k1")};
    set.arrival.beside = {};
    Verge t(set);
    t.put("French line infantry 3", "c3");
    t.put_all(Army::prussian, Place::reserve);
    t.begin(french_seat, 12);
    t.play("end");
    t.draw(*find_unit(t.rules().roster(), "10th-infantry"));
    CHECK_FALSE(t.state().pursuing);
    t.draw(*find_unit(t.rules().roster(), "15th-infantry"));
    t.expect_pursuit(allied_seat);
}

TEST_CASE("W13.1 an entry may force the retreat", "[pursuit][W13.1][W9.7]") {
    Ruleset set = shipped();
    set.arrival.flag = {square("l1")};
    set.arrival.beside = {};
    Verge t(set);
    t.put("French line infantry 3", "c3");
    t.put("Allied line infantry 3", "i1");
    const UnitId foot = t.put("Prussian line infantry 3", "withdrawn");
    t.begin(allied_seat, 14);
    t.play(t.named(foot, "+l1"));
    t.expect_pursuit(allied_seat);
    CHECK(t.where(foot) == "l1");
}
