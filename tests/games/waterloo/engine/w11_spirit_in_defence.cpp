// W11.8: Fighting spirit in defence.
#include "catch.hpp"

#include "sessions.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// The French attack from e4 to e5 in their own turn; both hold Fighting spirit and another card.
struct Duel {
    TestGame t{standard()};
    UnitId attacker;
    UnitId defender;

    Duel(const char* ours, const char* theirs) {
        free_pieces(t);
        attacker = t.put(ours, "e4");
        defender = t.put(theirs, "e5");
        deal(t, french_seat, {Card::fighting_spirit, Card::initiative});
        deal(t, allied_seat, {Card::fighting_spirit, Card::initiative});
    }
    /// The French attack and the Allied player answers; returns the combat as logged.
    Fought attack(const char* answer) {
        t.begin(french_seat);
        t.play("e4xe5");
        REQUIRE(t.state().phase == Phase::defence);
        t.play(answer);
        REQUIRE(t.news<Fought>());
        return *t.news<Fought>();
    }
};

}  // namespace

TEST_CASE("W11.8 in defence it adds one in that combat", "[cards][W11.8]") {
    Duel duel("French line infantry 3", "Allied line infantry 3");
    const Fought fought = duel.attack("spirit");
    CHECK(fought.attack == 3);
    CHECK(fought.defence == 4);
    CHECK(fought.defence_bonuses == std::vector<Bonus>{Bonus::spirit});
    CHECK(fought.verdict == Verdict::defender_stronger);
    CHECK(duel.t.where(duel.attacker) == "eliminated");
    CHECK(duel.t.where(duel.defender) == "e5");
}

TEST_CASE("W11.8 without it the combat is as usual", "[cards][W11.8]") {
    Duel duel("French line infantry 3", "Allied line infantry 3");
    const Fought fought = duel.attack("no-card");
    CHECK(fought.defence == 3);
    CHECK(fought.defence_bonuses.empty());
    CHECK(duel.t.decider() == Decider::chance);
    CHECK(duel.t.state().hand[allied_seat].total() == 2);
}

TEST_CASE("W11.8 it is shown, spent and costs no action", "[cards][W11.8][W11.3]") {
    Duel duel("French line infantry 3", "Allied line infantry 3");
    duel.t.begin(french_seat);
    duel.t.play("e4xe5");
    duel.t.play("spirit");
    for (const Viewer viewer : viewers) {
        const auto played = duel.t.news<CardPlayed>(viewer);
        REQUIRE(played);
        CHECK(played->seat == allied_seat);
        CHECK(played->card == Card::fighting_spirit);
        CHECK(played->square == square("e5"));
        const PlayerView view = duel.t.view(viewer);
        CHECK(view.cards->played[allied_seat][Card::fighting_spirit] == 1);
        CHECK(view.cards->hand_size[allied_seat] == 1);
        CHECK(view.cards->pile_size == 1);
        CHECK_FALSE(view.cards->played_this_turn);
        CHECK_FALSE(view.cards->inspired);
    }
    CHECK(duel.t.state().actions_left() == 2);
    // It is logged before the pieces are shown.
    const auto& heard = duel.t.heard(french_viewer);
    REQUIRE(heard.size() >= 2);
    CHECK(std::holds_alternative<CardPlayed>(heard[0]));
    CHECK(std::holds_alternative<Fought>(heard[1]));
}

TEST_CASE("W11.8 it may lead to a die roll, which then decides", "[cards][W11.8][W8.5]") {
    Duel duel("French line infantry 4", "Allied line infantry 3");
    const Fought fought = duel.attack("spirit");
    CHECK(fought.verdict == Verdict::equal);
    REQUIRE(duel.t.decider() == Decider::chance);
    for (const Viewer viewer : viewers) {
        const auto fight = duel.t.view(viewer).fight;
        REQUIRE(fight);
        CHECK(fight->defence == 4);
        CHECK(fight->defence_bonuses == std::vector<Bonus>{Bonus::spirit});
    }
    duel.t.roll("Red");
    CHECK(duel.t.where(duel.defender) == "e5");
    CHECK(duel.t.strength(duel.defender) == 3);
}

TEST_CASE("W11.8 not in a frenzy that follows", "[cards][W11.8][W8.7]") {
    Combat t({.attacker = "French line infantry 4"}, standard());
    t.put("French line infantry 4", "e3");
    deal(t, allied_seat, {Card::fighting_spirit});
    t.attack();
    t.play("spirit");
    t.roll("Red+");
    const auto fought = *t.news<Fought>();
    CHECK(fought.frenzy);
    CHECK(fought.attack == 3);
    CHECK(fought.attack_bonuses.empty());
    CHECK(t.where(t.defender) == "eliminated");
}

TEST_CASE("W11.8 it also helps against a frenzy attack", "[cards][W11.8][W8.7]") {
    Combat t({.from = "e3", .at = "e4"}, standard());
    const UnitId next = t.put("Allied line infantry 3", "e5");
    deal(t, allied_seat, {Card::fighting_spirit});
    t.attack();
    t.play("no-card");
    t.roll("Blue+");
    t.play("spirit");
    const auto fought = *t.news<Fought>();
    CHECK(fought.frenzy);
    CHECK(fought.defence == 4);
    CHECK(t.where(next) == "e5");
    CHECK_FALSE(t.at("e4"));
}

TEST_CASE("W11.8 nor for the next attack on the same piece", "[cards][W11.8]") {
    Combat t({}, standard());
    t.put("French line infantry 4", "d5");
    deal(t, allied_seat, {Card::fighting_spirit});
    t.attack();
    t.play("spirit");
    t.play("d5xe5");
    CHECK(t.news<Fought>()->defence == 3);
    CHECK(t.where(t.defender) == "eliminated");
}

TEST_CASE("W11.8 not above six", "[cards][W11.8][W4.15]") {
    Duel duel("French line infantry 6", "Allied line infantry 6");
    CHECK(duel.attack("spirit").defence == 6);
    CHECK(duel.t.decider() == Decider::chance);
}

TEST_CASE("W11.8 it adds to a hill and to Fighting spirit in the player's own turn", "[cards][W11.8][W10.2]") {
    TestGame t(standard());
    free_pieces(t);
    SECTION("a hill") {
        t.put("French line infantry 5", "e6");
        t.put("Allied line infantry 3", "e7");
        deal(t, allied_seat, {Card::fighting_spirit});
        t.begin(french_seat);
        t.play("e6xe7");
        t.play("spirit");
        CHECK(t.news<Fought>()->defence == 5);
        CHECK(t.news<Fought>()->defence_bonuses == std::vector<Bonus>{Bonus::hill, Bonus::spirit});
        CHECK(t.decider() == Decider::chance);
    }
    SECTION("a piece inspired in its own turn, attacked in that turn by a frenzy") {
        t.put("French line infantry 3", "e3");
        t.put("French line infantry 3", "e2");
        t.put("Allied line infantry 3", "e4");
        deal(t, french_seat, {Card::fighting_spirit, Card::fighting_spirit});
        t.begin(french_seat);
        t.play("inspire:e2");
        t.play("e3xe4");
        t.roll("Red+");
        REQUIRE(t.state().phase == Phase::defence);
        CHECK(t.decider() == french_decider);
        t.play("spirit");  // W11.2 does not limit it
        CHECK(t.news<Fought>()->defence == 5);
        CHECK(t.news<Fought>()->defence_bonuses == std::vector<Bonus>{Bonus::spirit, Bonus::spirit});
    }
}

TEST_CASE("W11.8 it does not count as the card of the player's own turn", "[cards][W11.8][W11.2]") {
    Duel duel("French line infantry 3", "Allied line infantry 4");
    TestGame& t = duel.t;
    SECTION("the defender's own turn comes, and a card with it") {
        duel.attack("spirit");
        t.play("end");
        CHECK(t.allowed("card:initiative"));
    }
    SECTION("played in the player's own turn, against a frenzy, it does not use up the turn's card") {
        t.put("French line infantry 3", "e3");
        t.state().hand[french_seat].add(Card::fighting_spirit);
        t.state().hand[allied_seat] = {};
        t.state().hand[french_seat].remove(Card::initiative);
        put(t.rules(), t.state(), duel.defender, Place::absent);
        t.put("Allied line infantry 3", "e5");
        t.begin(french_seat);
        t.play("e4xe5");
        t.roll("Red+");
        t.play("spirit");
        CHECK(t.state().phase == Phase::turn);
        CHECK_FALSE(t.view(allied_viewer).cards->played_this_turn);
        CHECK(t.allowed("inspire:e3"));
    }
}

TEST_CASE("W11.8 it does not help a commander in chief, nor against one, and is spent all the same", "[cards][W11.8][W5.2]") {
    SECTION("Wellington attacked") {
        Duel duel("French line infantry 3", "Wellington");
        const Fought fought = duel.attack("spirit");
        CHECK(fought.verdict == Verdict::commander_in_chief_falls);
        CHECK(fought.defence_bonuses.empty());
        CHECK(duel.t.where(duel.defender) == "eliminated");
        CHECK(duel.t.state().hand[allied_seat][Card::fighting_spirit] == 0);
    }
    SECTION("Napoleon attacks") {
        Duel duel("Napoleon", "Allied line infantry 6");
        const Fought fought = duel.attack("spirit");
        CHECK(fought.verdict == Verdict::commander_in_chief_attacks);
        CHECK(duel.t.where(duel.defender) == "eliminated");
        CHECK(duel.t.state().hand[allied_seat][Card::fighting_spirit] == 0);
        CHECK(duel.t.state().pile()[Card::fighting_spirit] == 1);
    }
}

TEST_CASE("W11.8 it can be played only by a player who holds it, and only then", "[cards][W11.8]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French line infantry 3", "e4");
    t.put("Allied line infantry 3", "e5");
    deal(t, allied_seat, {Card::initiative});
    t.begin(french_seat);
    CHECK(t.refused("spirit") == "W11.9");
    CHECK(t.refused("no-card") == "W11.9");
    t.play("e4xe5");
    CHECK(t.refused("spirit") == "W11.8");
    CHECK(t.legal_texts() == std::vector<std::string>{"no-card", "resign"});
    expect_exactly_legal(t);
}
