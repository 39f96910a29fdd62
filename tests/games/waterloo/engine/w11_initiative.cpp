// W11.5: Initiative.
#include "catch.hpp"

#include "sessions.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

TestGame movers() {
    TestGame t(standard());
    t.put("French light infantry 2", "d2");
    t.put("French line infantry 3", "e2");
    t.put("French light cavalry", "f2");
    t.put("French gun", "g2");
    t.put("Napoleon", "h2");
    t.put("Allied light cavalry", "d8");
    t.put("Allied line infantry 3", "e5");
    deal(t, french_seat, {Card::initiative});
    t.begin(french_seat);
    return t;
}

}  // namespace

TEST_CASE("W11.5 up to three different pieces each make one ordinary move, as one action", "[cards][W11.5]") {
    TestGame t = movers();
    t.play("card:initiative");
    t.play("d2-d5");
    t.play("f2-f10");
    t.play("g2-g3");
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.state().actions_left() == 2);
    for (const char* at : {"d5", "f10", "g3"}) CHECK(t.at(at));
}

TEST_CASE("W11.5 each piece moves once", "[cards][W11.5]") {
    TestGame t = movers();
    t.play("card:initiative");
    t.play("d2-d3");
    CHECK(t.refused("d3-d4") == "W11.5");
    CHECK(t.refused("d3-d2") == "W11.5");
    CHECK(t.view(allied_viewer).cards->picked == std::vector<Square>{square("d3")});
    t.play("e2-d2");
    CHECK(t.refused("d2-d1") == "W11.5");
    expect_exactly_legal(t);
    t.play("f2-e2");
    CHECK(t.state().phase == Phase::turn);
    t.play("d3-d4");  // with a separate action it may go on (W7.3)
}

TEST_CASE("W11.5 not four", "[cards][W11.5]") {
    TestGame t = movers();
    t.play("card:initiative");
    for (const char* act : {"d2-d3", "e2-e3", "f2-f3"}) t.play(act);
    CHECK(t.refused("card-end") == "W11.2");
    t.play("g2-g3");
    CHECK(t.state().actions_left() == 1);
}

TEST_CASE("W11.5 moves only: no attack, no shot, no entry", "[cards][W11.5]") {
    TestGame t = movers();
    t.put("Allied line infantry 3", "g4");
    const UnitId late = t.put("French line infantry 3", "reserve");
    t.begin(french_seat);
    t.play("card:initiative");
    CHECK(t.refused("e2xe5") == "W11.5");
    CHECK(t.refused("f2xf3") == "W11.5");
    CHECK(t.refused("g2:g4") == "W11.5");
    CHECK(t.refused("g2::g4") == "W11.5");
    CHECK(t.refused(t.named(late, "+e1")) == "W11.2");
    t.play("e2-e4");
    CHECK(t.refused("e4xe5") == "W11.5");
}

TEST_CASE("W11.5 each move obeys the rules of movement", "[cards][W11.5][W7.4]") {
    TestGame t = movers();
    t.put("French line infantry 3", "c4");
    t.put("French light cavalry", "d6");
    t.begin(french_seat);
    t.play("card:initiative");
    CHECK(t.refused("e2-e5") == "W7.4");
    CHECK(t.refused("d2-d6") == "W7.4");
    CHECK(t.refused("e2-b2") == "W4.2");
    CHECK(t.refused("d2-a3") == "W4.1");
    CHECK(t.refused("f2-g3") == "W4.3");
    CHECK(t.refused("h2-f2") == "W7.4");
    CHECK(t.refused("g2-g4") == "W4.8");
    CHECK(t.refused("d6-c6") == "W10.3");
    CHECK_FALSE(t.allowed("d6-a6"));  // across a building
    CHECK(t.refused("d6-d10") == "W4.3");
    CHECK(t.refused("d8-d7") == "W7.2");
    CHECK(t.refused("a1-a2") == "W7.2");
    CHECK(t.allowed("c4-c5"));
}

TEST_CASE("W11.5 a move makes way for the next", "[cards][W11.5]") {
    TestGame t(standard());
    t.put("French gun", "e3");
    free_pieces(t, "e2", "d8");
    deal(t, french_seat, {Card::initiative});
    t.begin(french_seat);
    t.play("card:initiative");
    CHECK_FALSE(t.allowed("e2-e9"));
    t.play("e3-d3");
    t.play("e2-e9");
    t.play("card-end");
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W11.5 the opponent sees the backs march", "[cards][W11.5]") {
    TestGame t = movers();
    t.play("card:initiative");
    t.play("h2-h4");
    const auto marched = t.news<Marched>(allied_viewer);
    REQUIRE(marched);
    CHECK(marched->piece.knowledge == Knowledge::back);
    CHECK_FALSE(marched->piece.unit);
    CHECK(t.news<Marched>(french_viewer)->piece.unit == t.at("h4"));
}

TEST_CASE("W11.5 winning during the card ends the game at once", "[cards][W11.5][W1.4]") {
    TestGame t(standard());
    t.put("French light cavalry", "i2");
    t.put("French light cavalry", "l2");
    t.put("French line infantry 3", "e2");
    t.put("Allied light cavalry", "d8");
    deal(t, french_seat, {Card::initiative});
    t.begin(french_seat);
    t.play("card:initiative");
    t.play("i2-i10");
    t.play("l2-l10");
    CHECK(t.state().result() == Result{french_seat, Ending::line_of_retreat});
    CHECK(t.count<GameEnded>() == 1);
    CHECK(t.legal_texts().empty());
    for (const char* act : {"e2-e3", "card-end", "resign"}) CHECK(t.refused(act) == "W1.4");
    expect_exactly_legal(t);
}

TEST_CASE("W11.5 a retreat during the card ends it together with the battle", "[cards][W11.5][W12.3]") {
    TestGame t(expert());
    t.put("French light cavalry", "i2");
    t.put("French light cavalry", "l2");
    t.put("French line infantry 3", "e2");
    t.put("Allied light cavalry", "d8");
    t.put("Allied line infantry 3", "e5");
    deal(t, french_seat, {Card::initiative});
    t.begin(french_seat);
    Session session = session_at(t);
    play(session, {"card:initiative", "i2-i10", "l2-l10"});
    CHECK(session.state().pursuing);
    CHECK_FALSE(session.can_undo());
    CHECK_FALSE(session.view(allied_viewer).cards->playing);
    CHECK(session.view(allied_viewer).cards->picked.empty());
    expect_replays(session);
}

TEST_CASE("W11.5 a building may be conquered during the card", "[cards][W11.5][W10.4]") {
    TestGame t(standard());
    t.put("French line infantry 3", "b5");
    t.put("French line infantry 3", "c5");
    t.put("French light infantry 2", "d6");
    t.put("French light infantry 2", "a6");
    t.put("French line infantry 3", "e2");
    t.put("Allied light cavalry", "d8");
    deal(t, french_seat, {Card::initiative});
    t.begin(french_seat);
    t.play("card:initiative");
    t.play("d6-c6");
    CHECK_FALSE(t.news<Conquered>());
    t.play("a6-b6");
    REQUIRE(t.news<Conquered>(allied_viewer));
    CHECK(t.news<Conquered>(allied_viewer)->seat == french_seat);
    CHECK(t.state().phase == Phase::card);
    t.play("e2-e3");
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W11.5 a move is taken back, the card's last one too", "[cards][W11.5]") {
    Session session = session_at(movers());
    const State before = session.state();
    play(session, {"card:initiative", "d2-d3", "e2-e3", "f2-f3"});
    REQUIRE(session.state().phase == Phase::turn);
    for (int i = 0; i < 4; ++i) {
        REQUIRE(session.can_undo());
        session.undo();
    }
    CHECK(session.state() == before);
    for (const Viewer viewer : viewers) CHECK(session.heard(viewer).empty());
    play(session, {"card:initiative", "g2-g3", "card-end"});
    expect_replays(session);
}
