// W1.5-W1.8: how a turn ends, and how a game ends without a victory in battle.
#include <algorithm>
#include "catch.hpp"

#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

TEST_CASE("W1.5 a player without a legal action can only end the turn", "[winning][W1.5]") {
    // Shut in by friendly guns that cannot move and have nothing to fire at.
    TestGame t;
    const UnitId heavy = t.put("Allied heavy cavalry 4", "a1");
    t.state().mark(heavy).weakened = 1;
    t.put("Allied gun", "a2");
    t.put("Allied gun", "b1");
    for (const char* enemy : {"a3", "b2", "c1"}) t.put("French line infantry 3", enemy);
    t.lines(Sector::right, Sector::right);
    t.begin(allied_seat);
    const auto texts = t.legal_texts();
    for (const std::string& text : texts) {
        INFO(text);
        const bool free = text == "end" || text == "a1-off" || text == "offer-draw" || text == "resign" || text.rfind("orders-", 0) == 0;
        CHECK(free);
    }
    CHECK(std::find(texts.begin(), texts.end(), "end") != texts.end());
    CHECK(std::find(texts.begin(), texts.end(), "a1-off") != texts.end());
    t.play("end");
    CHECK_FALSE(t.state().result());
    t.play("b2-d2");
    t.play("end");
    CHECK_FALSE(t.state().result());
}

TEST_CASE("W1.5 if both turns of a game turn end like this, the game is drawn", "[winning][W1.5]") {
    TestGame t;
    t.begin(allied_seat);
    t.play("end");
    CHECK_FALSE(t.state().result());
    t.play("end");
    CHECK(t.state().result() == Result{std::nullopt, Ending::nobody_can_act});
}

TEST_CASE("W1.5 offers and orders are no actions: a player who gave them can still be stuck", "[winning][W1.5]") {
    TestGame t;
    t.begin(allied_seat);
    for (const char* act : {"orders-silent", "offer-draw", "end", "orders-silent", "offer-draw"}) t.play(act);
    CHECK_FALSE(t.state().result());
    t.play("end");
    CHECK(t.state().result() == Result{std::nullopt, Ending::nobody_can_act});
}

TEST_CASE("W1.5 the two turns must be of one game turn", "[winning][W1.5]") {
    TestGame t;
    t.begin(french_seat, 4);
    t.play("end");
    CHECK(t.state().turn == 5);
    t.play("end");
    CHECK_FALSE(t.state().result());
    t.play("end");
    CHECK(t.state().result() == Result{std::nullopt, Ending::nobody_can_act});
}

TEST_CASE("W1.5 being stuck is forgotten with its game turn", "[winning][W1.5]") {
    TestGame t;
    const UnitId foot = t.put("Allied line infantry 3", "withdrawn");
    t.state().mark(foot).fresh = 1;
    t.put("French light infantry 1", "d10");
    t.begin(allied_seat, 4);
    t.play("end");
    t.play("end");
    t.play(t.named(foot, "+e10"));
    t.play("e10xd10");
    t.play("end");
    t.play("end");
    CHECK_FALSE(t.state().result());
}

TEST_CASE("W1.5 using up the actions is not being stuck", "[winning][W1.5]") {
    TestGame t;
    free_pieces(t, "b2", "k8");
    t.begin(allied_seat);
    for (const char* act : {"k8-k7", "k7-k8", "k8-k7", "end", "b2-b3", "b3-b2", "b2-b3", "end"}) t.play(act);
    CHECK_FALSE(t.state().result());
}

TEST_CASE("W1.5 ending a turn with legal actions left is not being stuck", "[winning][W1.5]") {
    TestGame t;
    free_pieces(t);
    t.begin(allied_seat);
    t.play("end");
    t.play("end");
    CHECK_FALSE(t.state().result());
}

TEST_CASE("W1.6 a player may resign whenever they decide", "[winning][W1.6]") {
    SECTION("in the player's turn") {
        TestGame t;
        free_pieces(t);
        t.begin(french_seat);
        t.play("resign");
        CHECK(t.state().result() == Result{allied_seat, Ending::resigned});
    }
    SECTION("at a choice out of turn") {
        Combat t;
        t.put("Allied line infantry 3", "e3");
        t.attack("Red+");
        REQUIRE(t.decider() == allied_decider);
        t.play("resign");
        CHECK(t.state().result() == Result{french_seat, Ending::resigned});
    }
    SECTION("during set-up") {
        const Rules rules(shipped(), {});
        State state = initial_state(rules);
        while (state.phase == Phase::line_draw) apply(rules, state, Roll{DrawLine{Sector::left}});
        REQUIRE(turn(state) == allied_decider);
        REQUIRE_FALSE(check(rules, state, Resign{}));
        apply(rules, state, Action{Resign{}});
        CHECK(state.result() == Result{french_seat, Ending::resigned});
    }
}

TEST_CASE("W1.6 a draw is offered once per turn and accepted as the opponent's first act", "[winning][W1.6]") {
    TestGame t;
    free_pieces(t, "b2", "k8");
    t.begin(allied_seat);
    CHECK(t.refused("accept-draw") == "W1.6");
    t.play("offer-draw");
    CHECK(t.refused("offer-draw") == "W1.6");
    CHECK(t.refused("accept-draw") == "W1.6");
    CHECK(t.state().actions_left() == 3);
    CHECK(t.news<DrawOffered>(french_viewer) == DrawOffered{allied_seat});
    t.play("k8-k7");
    CHECK(t.refused("offer-draw") == "W1.6");
    t.play("end");
    CHECK(t.view(french_viewer).draw_offered_by == allied_seat);
    SECTION("accepted") {
        t.play("accept-draw");
        CHECK(t.state().result() == Result{std::nullopt, Ending::draw_agreed});
    }
    SECTION("expired by a move") {
        t.play("b2-b3");
        CHECK(t.refused("accept-draw") == "W1.6");
        CHECK_FALSE(t.view(french_viewer).draw_offered_by);
    }
    SECTION("expired by ending the turn") {
        t.play("end");
        CHECK(t.refused("accept-draw") == "W1.6");
        CHECK(t.allowed("offer-draw"));
        t.play("end");
        CHECK(t.refused("accept-draw") == "W1.6");
    }
    SECTION("a standing order is secret (W15.3), so the offer does not expire") {
        t.play("orders-silent");
        CHECK(t.view(allied_viewer).draw_offered_by == allied_seat);
        CHECK(t.allowed("accept-draw"));
    }
    SECTION("expired by another offer") {
        t.play("offer-draw");
        CHECK(t.refused("accept-draw") == "W1.6");
        t.play("end");
        CHECK(t.allowed("accept-draw"));
    }
}

TEST_CASE("W1.6 an offer may be made again in the player's next turn", "[winning][W1.6]") {
    TestGame t;
    free_pieces(t, "b2", "k8");
    t.begin(allied_seat);
    for (const char* act : {"offer-draw", "end", "b2-b3", "end"}) t.play(act);
    CHECK(t.allowed("offer-draw"));
}

TEST_CASE("W1.6 a choice of the opponent in the player's turn leaves the offer open", "[winning][W1.6][W8.9]") {
    Combat t;
    t.put("Allied line infantry 3", "e3");
    t.begin(french_seat);
    t.play("offer-draw");
    t.play("e4xe5");
    t.roll("Red+");
    REQUIRE(t.decider() == allied_decider);
    CHECK(t.refused("accept-draw") == "W1.6");
    t.play("other-falls");
    CHECK(t.view(allied_viewer).draw_offered_by == french_seat);
    t.play("end");
    t.play("accept-draw");
    CHECK(t.state().result() == Result{std::nullopt, Ending::draw_agreed});
}

TEST_CASE("W1.6 no draw is offered out of turn or in set-up", "[winning][W1.6]") {
    Combat t;
    t.put("Allied line infantry 3", "e3");
    t.attack("Red+");
    REQUIRE(t.decider() == allied_decider);
    CHECK(t.refused("offer-draw") == "W1.6");

    const Rules rules(shipped(), {});
    State state = initial_state(rules);
    while (state.phase == Phase::line_draw) apply(rules, state, Roll{DrawLine{Sector::left}});
    REQUIRE(check(rules, state, OfferDraw{}));
    CHECK(check(rules, state, OfferDraw{})->rule == "W1.6");
}

TEST_CASE("W1.7 thirty quiet game turns in a row draw the game", "[winning][W1.7]") {
    TestGame t;
    free_pieces(t);
    t.put("Allied light infantry 1", "e5");
    t.put("French gun", "e3");
    t.put("French line infantry 3", "d5");
    CHECK(shipped().turns.quiet_turn_limit == 30);
    t.state().quiet_turns = 29;
    t.begin(allied_seat, 40);
    SECTION("at the end of the thirtieth") {
        t.play("end");
        CHECK_FALSE(t.state().result());
        t.play("end");
        CHECK(t.state().result() == Result{std::nullopt, Ending::quiet_turns});
    }
    SECTION("an attack or a shot of either player restarts the count, even if nothing falls") {
        const auto acts =
            GENERATE(values<std::vector<const char*>>({{"end", "d5xe5", "end"}, {"e5xd5", "end", "end"}, {"end", "e3:e5", "end"}}));
        CAPTURE(acts);
        for (const char* act : acts) t.play(act);
        CHECK_FALSE(t.state().result());
        CHECK(t.state().quiet_turns == 0);
    }
}

TEST_CASE("W1.7 their number is data", "[winning][W1.7]") {
    Ruleset set = shipped();
    set.turns.quiet_turn_limit = 2;
    TestGame t({}, set);
    free_pieces(t);
    t.begin(allied_seat);
    for (int turns = 0; turns < 4; ++turns) {
        CHECK_FALSE(t.state().result());
        t.play("end");
    }
    CHECK(t.state().result() == Result{std::nullopt, Ending::quiet_turns});
}

TEST_CASE("W1.7 counts game turns, one by one, up to thirty from the start", "[winning][W1.7]") {
    TestGame t;
    free_pieces(t);
    t.begin(allied_seat);
    for (int turn = 1; turn <= 30; ++turn) {
        REQUIRE_FALSE(t.state().result());
        CHECK(t.state().turn == turn);
        t.play("end");
        t.play("end");
    }
    CHECK(t.state().result() == Result{std::nullopt, Ending::quiet_turns});
}

TEST_CASE("W1.8 a turn ends only when its player ends it", "[winning][W1.8]") {
    TestGame t;
    free_pieces(t, "b2", "k8");
    t.begin(allied_seat);
    for (const char* act : {"k8-k7", "k7-k8", "k8-k7"}) t.play(act);
    CHECK(t.state().actions_left() == 0);
    CHECK(t.decider() == allied_decider);
    CHECK(t.refused("k7-k8") == "W5.3");
    CHECK(t.allowed("end"));
    t.play("end");
    CHECK(t.decider() == french_decider);
}

TEST_CASE("W1.8 also when no action is possible", "[winning][W1.8]") {
    TestGame t;
    t.put("French light cavalry", "b2");
    t.begin(allied_seat);
    CHECK(t.decider() == allied_decider);
    t.play("end");
    CHECK(t.decider() == french_decider);
}
