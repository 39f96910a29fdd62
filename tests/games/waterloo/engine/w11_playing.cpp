// W11.2 and W11.3: when a card is played, what it costs, and who sees what.
#include "catch.hpp"

#include "sessions.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

constexpr std::array<const char*, 4> before_others{"card:reconnaissance", "card:initiative", "card:combined_attack", "card:grand_battery"};

}  // namespace

TEST_CASE("W11.2 a card is played before any other action of the turn", "[cards][W11.2]") {
    TestGame t = full_hand();
    for (const char* card : before_others) CHECK(t.allowed(card));
    SECTION("not after a move") { t.play("h2-h3"); }
    SECTION("not after an attack") { t.play("d2xd5"); }
    SECTION("not after a shot") { t.play("g4:g6"); }
    SECTION("not after an entry") {
        const UnitId late = t.put("French line infantry 3", "reserve");
        t.play(t.named(late, "+e1"));
    }
    for (const char* card : before_others) CHECK(t.refused(card) == "W11.2");
    CHECK(t.allowed("inspire:e4"));
    expect_exactly_legal(t);
}

TEST_CASE("W11.2 acts that cost no action may come before a card", "[cards][W11.2][W4.6]") {
    TestGame t = full_hand();
    const UnitId tired = t.put("French heavy cavalry 4", "i2");
    t.state().mark(tired).weakened = 1;
    t.begin(french_seat);
    t.play("i2-off");
    t.play("orders-silent");
    t.play("offer-draw");
    for (const char* card : before_others) CHECK(t.allowed(card));
    t.play("card:initiative");
}

TEST_CASE("W11.2 also after a turn with all actions used", "[cards][W11.2]") {
    TestGame t = full_hand();
    deal(t, allied_seat, {Card::initiative});
    t.begin(french_seat);
    for (const char* act : {"h2-h3", "h3-h2", "h2-h3"}) t.play(act);
    t.play("end");
    CHECK(t.allowed("card:initiative"));
    t.play("a8-a7");
    t.play("end");
    CHECK(t.allowed("card:initiative"));
}

TEST_CASE("W11.2 a commander who returns first has acted", "[cards][W11.2][W5.4]") {
    TestGame t = full_hand();
    const UnitId ney = t.put("Ney", "withdrawn");
    t.begin(french_seat);
    SECTION("the card after him is refused") {
        t.play(t.named(ney, "+e1"));
        CHECK(t.state().actions_left() == 2);
        CHECK(t.refused("card:initiative") == "W11.2");
    }
    SECTION("the card before is not") {
        t.play("card:initiative");
        CHECK(t.refused(t.named(ney, "+e1")) == "W11.2");
        t.play("h2-h3");
        t.play("card-end");
        t.play(t.named(ney, "+e1"));
        CHECK(t.state().actions_left() == 1);
    }
}

TEST_CASE("W11.2 at most one card per turn, Fighting spirit included", "[cards][W11.2]") {
    TestGame t = full_hand();
    SECTION("a card, then no other and no Fighting spirit") {
        t.play("card:initiative");
        t.play("h2-h3");
        t.play("card-end");
        CHECK(t.refused("inspire:e4") == "W11.2");
    }
    SECTION("Fighting spirit first, then no other") {
        deal(t, french_seat, {Card::fighting_spirit});
        t.play("inspire:e4");
        CHECK(t.refused("inspire:h2") == "W11.2");
    }
    for (const char* card : before_others) CHECK(t.refused(card) == "W11.2");
    CHECK(t.view(allied_viewer).cards->played_this_turn);
    expect_exactly_legal(t);
    t.play("end");
    CHECK_FALSE(t.view(french_viewer).cards->played_this_turn);
    t.play("end");
    CHECK(t.allowed("card:reconnaissance"));
}

TEST_CASE("W11.2 playing a card and carrying it out is one action", "[cards][W11.2]") {
    TestGame t = full_hand();
    t.play("card:initiative");
    CHECK(t.view(allied_viewer).actions_left == 2);
    for (const char* act : {"h2-h3", "e4-e5", "d2-c2"}) {
        t.play(act);
        CHECK(t.state().actions_left() == 2);
    }
    CHECK(t.state().phase == Phase::turn);
    t.play("e5xe6");
    t.play("h3-h2");
    CHECK(t.state().actions_left() == 0);
    CHECK(t.refused("h2-h3") == "W5.3");
}

TEST_CASE("W11.2 without an action there is no card", "[cards][W11.2][W5.3]") {
    TestGame t = full_hand();
    t.begin(french_seat, 1, 3);
    for (const char* card : before_others) CHECK_FALSE(t.allowed(card));
    CHECK_FALSE(t.allowed("inspire:e4"));
    expect_exactly_legal(t);
}

TEST_CASE("W11.2 only a card in the player's hand can be played", "[cards][W11.2]") {
    TestGame t(standard());
    t.put("French line infantry 4", "e4");
    t.put("Allied light cavalry", "d8");
    deal(t, french_seat, {Card::reconnaissance});
    deal(t, allied_seat, {Card::initiative, Card::fighting_spirit});
    t.begin(french_seat);
    CHECK(t.allowed("card:reconnaissance"));
    CHECK(t.refused("card:initiative") == "W11.2");
    CHECK(t.refused("inspire:e4") == "W11.2");
}

TEST_CASE("W11.2 at least one step must be legal when a card is played", "[cards][W11.2]") {
    TestGame t(standard());
    for (const Card card : cards) deal(t, french_seat, {card});
    SECTION("nothing to do for any of them") {
        t.put("Allied light cavalry", "a4");  // on the wrong half of the board for Reconnaissance
        t.put("French light cavalry", "withdrawn");
        t.begin(french_seat);
        for (const char* card : before_others) CHECK(t.refused(card) == "W11.2");
    }
    SECTION("a gun without a target makes no battery, and cannot fire in a combined attack") {
        t.put("French gun", "g4");
        t.put("Allied line infantry 3", "g8");
        t.begin(french_seat);
        CHECK(t.refused("card:grand_battery") == "W11.2");
        CHECK(t.refused("card:combined_attack") == "W11.2");
        CHECK(t.allowed("card:initiative"));
        CHECK(t.allowed("card:reconnaissance"));
    }
    SECTION("one attack by infantry or cavalry or one shot is enough for a combined attack") {
        const auto [ours, theirs] = GENERATE(
            table<const char*, const char*>({{"French line infantry 3", "e6"}, {"French light cavalry", "e9"}, {"French gun", "e7"}}));
        t.put(ours, "e4");
        t.put("Allied light infantry 2", theirs);
        t.begin(french_seat);
        CHECK(t.allowed("card:combined_attack"));
    }
    SECTION("Initiative takes a piece that can move, not one that can only attack or enter") {
        t.put("French line infantry 3", "a1");
        t.put("Allied line infantry 3", "a2");
        t.put("Allied line infantry 3", "b1");
        t.put("French line infantry 3", "reserve");
        t.begin(french_seat);
        CHECK(t.refused("card:initiative") == "W11.2");
        CHECK(t.allowed("card:combined_attack"));
    }
    expect_exactly_legal(t);
}

TEST_CASE("W11.2 no card during a fight", "[cards][W11.2]") {
    TestGame t(standard());
    free_pieces(t);
    t.put("French line infantry 4", "e4");
    t.put("Allied line infantry 4", "f4");
    t.put("French line infantry 4", "g4");
    deal(t, french_seat, {Card::initiative, Card::fighting_spirit});
    t.begin(french_seat);
    t.play("e4xf4");
    REQUIRE(t.decider() == Decider::chance);
    for (const char* act : {"card:initiative", "inspire:a2", "card-end"}) CHECK_FALSE(t.allowed(act));
    t.roll("Blue+");
    REQUIRE(t.state().phase == Phase::frenzy_choice);
    for (const char* act : {"card:initiative", "inspire:a2", "card-end"}) CHECK(t.refused(act) == "W11.2");
    expect_exactly_legal(t);
    t.play("other-falls");
    CHECK(t.refused("card:initiative") == "W11.2");
    CHECK(t.allowed("inspire:a2"));
}

TEST_CASE("W11.2 during a card only its steps, its end and resigning are legal", "[cards][W11.2]") {
    TestGame t = full_hand();
    const UnitId tired = t.put("French heavy cavalry 4", "i2");
    t.state().mark(tired).weakened = 1;
    const UnitId late = t.put("French line infantry 3", "reserve");
    deal(t, french_seat, {Card::initiative});
    t.begin(french_seat);
    const char* card = GENERATE("card:reconnaissance", "card:initiative", "card:combined_attack", "card:grand_battery");
    CAPTURE(card);
    t.play(card);
    CHECK(t.state().phase == Phase::card);
    CHECK(t.refused("end") == "W11.2");
    CHECK(t.refused(t.named(late, "+e1")) == "W11.2");
    CHECK(t.refused("i2-off") == "W11.2");
    CHECK(t.refused("inspire:e4") == "W11.2");
    for (const char* other_card : before_others) CHECK(t.refused(other_card) == "W11.2");
    CHECK(t.refused("offer-draw") == "W1.6");
    CHECK_FALSE(t.allowed("orders-silent"));
    CHECK_FALSE(t.allowed("no-card"));
    CHECK(t.allowed("resign"));
    expect_exactly_legal(t);
    t.play("resign");
    CHECK(t.state().result() == Result{allied_seat, Ending::resigned});
}

TEST_CASE("W11.2 an action of another card is refused with the rule of the card in play", "[cards][W11.2]") {
    TestGame t = full_hand();
    SECTION("Reconnaissance") {
        t.play("card:reconnaissance");
        for (const char* act : {"h2-h3", "e4xe6", "g4:g6"}) CHECK(t.refused(act) == "W11.4");
    }
    SECTION("Initiative") {
        t.play("card:initiative");
        for (const char* act : {"e4xe6", "g4:g6"}) CHECK(t.refused(act) == "W11.5");
        CHECK(t.refused("look:e6") == "W11.4");
    }
    SECTION("Combined attack") {
        t.play("card:combined_attack");
        CHECK(t.refused("h2-h3") == "W11.6");
        CHECK(t.refused("look:e6") == "W11.4");
    }
    SECTION("Grand battery") {
        t.play("card:grand_battery");
        for (const char* act : {"h2-h3", "e4xe6", "g4-g5"}) CHECK(t.refused(act) == "W11.10");
    }
}

TEST_CASE("W11.3 a played card is seen by both and is on the pile", "[cards][W11.3]") {
    TestGame t = full_hand();
    const char* card = GENERATE("card:reconnaissance", "card:initiative", "card:combined_attack", "card:grand_battery", "inspire:e4");
    CAPTURE(card);
    const auto action = *action_from_text(t.rules().roster(), card);
    const Card kind = std::holds_alternative<PlayCard>(action) ? std::get<PlayCard>(action).card : Card::fighting_spirit;
    t.play(card);
    for (const Viewer viewer : viewers) {
        const auto played = t.news<CardPlayed>(viewer);
        REQUIRE(played);
        CHECK(played->seat == french_seat);
        CHECK(played->card == kind);
        CHECK(played->square == (kind == Card::fighting_spirit ? std::optional(square("e4")) : std::nullopt));
        const PlayerView view = t.view(viewer);
        CHECK(view.cards->played[french_seat][kind] == 1);
        CHECK(view.cards->played[french_seat].total() == 1);
        CHECK(view.cards->played[allied_seat].empty());
        CHECK(view.cards->pile_size == 1);
        CHECK(view.cards->hand_size[french_seat] == 4);
        CHECK(view.cards->hand.total() == (viewer == french_viewer ? 4 : 0));
        CHECK(view.cards->hand[kind] == 0);
        CHECK(view.cards->playing == (kind == Card::fighting_spirit ? std::nullopt : std::optional(kind)));
    }
}

TEST_CASE("W11.3 draft discards are known only to the player who discarded them", "[cards][W11.3]") {
    TestGame t = full_hand();
    t.state().discarded[french_seat].add(Card::initiative, 2);
    t.state().discarded[allied_seat].add(Card::reconnaissance, 2);
    t.begin(french_seat);
    CHECK(t.view(french_viewer).cards->discarded == t.state().discarded[french_seat]);
    CHECK(t.view(allied_viewer).cards->discarded == t.state().discarded[allied_seat]);
    CHECK(t.view(Viewer::onlooker).cards->discarded.empty());
    for (const Viewer viewer : viewers) {
        CHECK(t.view(viewer).cards->pile_size == 4);
        CHECK_FALSE(t.view(viewer).cards->pile);
    }
}

TEST_CASE("W1.6 playing a card is an act: the opponent's offer expires", "[cards][W1.6][W11.2]") {
    TestGame t = full_hand();
    t.begin(allied_seat);
    t.play("offer-draw");
    t.play("end");
    CHECK(t.allowed("accept-draw"));
    const auto [act, done] = GENERATE(table<const char*, const char*>({{"card:initiative", "card-end"}, {"inspire:e4", "orders-silent"}}));
    t.play(act);
    if (t.state().phase == Phase::card) {
        CHECK_FALSE(t.allowed("accept-draw"));
        t.play("h2-h3");
    }
    t.play(done);
    CHECK_FALSE(t.allowed("accept-draw"));
    CHECK_FALSE(t.view(allied_viewer).draw_offered_by);
}

TEST_CASE("W1.5 a player with a playable card is not stuck", "[cards][W1.5]") {
    // The Allied turn ended without a legal action, and the French have no piece on the board.
    const auto [hand, drawn] = GENERATE(table<Card, bool>({{Card::reconnaissance, false},
                                                           {Card::initiative, true},
                                                           {Card::combined_attack, true},
                                                           {Card::fighting_spirit, true},
                                                           {Card::grand_battery, true}}));
    CAPTURE(word(hand));
    TestGame t(standard());
    t.put("Allied gun", "d8");
    deal(t, french_seat, {hand});
    t.state().stuck_before = true;
    t.begin(french_seat, 3);
    t.play("end");
    CHECK(t.state().result() == (drawn ? std::optional(Result{std::nullopt, Ending::nobody_can_act}) : std::nullopt));
}
