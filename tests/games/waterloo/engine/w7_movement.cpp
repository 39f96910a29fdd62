#include <algorithm>
#include "catch.hpp"

#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

TEST_CASE("W7.1 the Allied player moves first, a game turn is one turn of each", "[movement][W7.1]") {
    CHECK(shipped().turns.first_mover == allied_seat);
    TestGame t;
    free_pieces(t, "b2", "k8");
    t.begin(allied_seat);
    CHECK_FALSE(t.allowed("b2-b3"));
    CHECK(t.news<TurnEnded>() == std::nullopt);
    t.play("end");
    CHECK(t.news<TurnEnded>(french_viewer) == TurnEnded{allied_seat, 3});
    CHECK(t.news<TurnBegan>(french_viewer) == TurnBegan{french_seat, 1, 3});
    CHECK(t.decider() == french_decider);
    CHECK(t.state().turn == 1);
    CHECK_FALSE(t.allowed("k8-k7"));
    t.play("end");
    CHECK(t.decider() == allied_decider);
    CHECK(t.state().turn == 2);
}

TEST_CASE("W7.2 move, attack, fire and entry cost one action each", "[movement][W7.2]") {
    TestGame t;
    t.put("French light cavalry", "b2");
    t.put("French line infantry 3", "e4");
    t.put("French gun", "h4");
    const UnitId reserve = t.put("French line infantry 3", "reserve");
    t.put("Allied light infantry 1", "e5");
    t.put("Allied line infantry 3", "h6");
    t.put("Allied line infantry 3", "a9");
    t.begin(french_seat);
    const char* act = GENERATE("b2-b6", "e4xe5", "h4:h6", "entry");
    if (std::string(act) == "entry") t.play(t.named(reserve, "+e1"));
    else t.play(act);
    CHECK(t.state().actions_left() == 2);
    CHECK(t.view(french_viewer).actions_left == 2);
}

TEST_CASE("W7.2 a reserve enters on an empty square of the player's back row", "[movement][W7.2]") {
    TestGame t;
    const UnitId reserve = t.put("French heavy cavalry 5", "reserve");
    t.put("French line infantry 3", "e1");
    t.put("Allied line infantry 3", "f1");
    t.put("Allied line infantry 3", "a9");
    t.lines(Sector::left, Sector::left);
    t.begin(french_seat);
    CHECK(t.refused(t.named(reserve, "+e1")) == "W7.2");
    CHECK(t.refused(t.named(reserve, "+f1")) == "W7.2");
    CHECK(t.refused(t.named(reserve, "+d2")) == "W7.2");
    CHECK(t.refused(t.named(reserve, "+d10")) == "W7.2");
    t.play(t.named(reserve, "+d1"));
    CHECK(t.where(reserve) == "d1");
    t.play("d1-d8");
}

TEST_CASE("W7.2 the Allied back row is the tenth rank", "[movement][W7.2]") {
    TestGame t;
    const UnitId reserve = t.put("Allied gun", "reserve");
    t.put("French line infantry 3", "e1");
    t.begin(allied_seat);
    CHECK(t.allowed(t.named(reserve, "+a10")));
    CHECK(t.allowed(t.named(reserve, "+l10")));
    CHECK(t.refused(t.named(reserve, "+a9")) == "W7.2");
    CHECK(t.refused(t.named(reserve, "+a1")) == "W7.2");
}

TEST_CASE("W7.2 pieces on the board, eliminated pieces and enemy pieces cannot enter", "[movement][W7.2]") {
    TestGame t;
    const UnitId standing = t.put("French line infantry 3", "e1");
    const UnitId fallen = t.put("French line infantry 3", "eliminated");
    const UnitId enemy = t.put("Allied line infantry 3", "reserve");
    const UnitId undrawn = t.put("Prussian line infantry 3", "reserve");
    t.put("Allied line infantry 3", "a9");
    t.begin(french_seat);
    CHECK_FALSE(t.allowed(t.named(standing, "+d1")));
    CHECK_FALSE(t.allowed(t.named(fallen, "+d1")));
    CHECK_FALSE(t.allowed(t.named(enemy, "+d1")));
    CHECK_FALSE(t.allowed(t.named(enemy, "+d10")));
    t.play("end");
    CHECK(t.allowed(t.named(enemy, "+d10")));
    CHECK_FALSE(t.allowed(t.named(undrawn, "+d10")));
    CHECK_FALSE(t.allowed(t.named(undrawn, "+l5")));
}

TEST_CASE("W7.3 the same piece may act several times, actions may stay unused", "[movement][W7.3]") {
    TestGame t;
    t.put("French line infantry 3", "e2");
    t.put("Allied light infantry 1", "e6");
    t.put("Allied line infantry 3", "a9");
    t.begin(french_seat);
    t.play("e2-e4");
    t.play("e4xe6");
    t.play("end");
    CHECK(t.news<TurnEnded>() == TurnEnded{french_seat, 1});
}

TEST_CASE("W7.4 no jumping, one piece per square", "[movement][W7.4]") {
    TestGame t;
    t.put("French line infantry 3", "a1");
    t.put("French line infantry 3", "a2");
    t.put("Allied line infantry 3", "b1");
    t.put("French light cavalry", "e4");
    t.put("French gun", "e6");
    t.begin(french_seat);
    CHECK_FALSE(t.allowed("a1-a2"));
    CHECK_FALSE(t.allowed("a1-a3"));
    CHECK_FALSE(t.allowed("a1-b1"));
    CHECK_FALSE(t.allowed("a1-b2"));
    CHECK(t.refused("e4-e6") == "W7.4");
    CHECK_FALSE(t.allowed("e4-e7"));
    CHECK_FALSE(t.allowed("e4-e4"));
    CHECK_FALSE(t.allowed("h4-h5"));
    CHECK_FALSE(t.allowed("b1-c1"));
}

TEST_CASE("W7.4 the way of a move is logged step by step", "[movement][W7.4]") {
    TestGame t;
    t.put("French light infantry 1", "e4");
    t.put("French line infantry 3", "e5");
    t.put("Allied line infantry 3", "a9");
    t.begin(french_seat);
    t.play("e4-d6");
    const auto marched = t.news<Marched>(allied_viewer);
    REQUIRE(marched);
    const std::vector<Square> way{square("e4"), square("d4"), square("d5"), square("d6")};
    CHECK(marched->way == way);
    CHECK(marched->piece.knowledge == Knowledge::back);
}

TEST_CASE("W7.5 every square that infantry enters must be empty", "[movement][W7.5]") {
    TestGame t;
    t.put("French light infantry 1", "e4");
    t.put("French line infantry 3", "e5");
    t.put("Allied line infantry 3", "f4");
    t.put("French line infantry 3", "h4");
    t.put("French gun", "h5");
    t.begin(french_seat);
    CHECK(t.allowed("e4-d5"));
    CHECK(t.allowed("e4-d6"));
    CHECK_FALSE(t.allowed("e4-e6"));
    CHECK_FALSE(t.allowed("e4-e7"));
    CHECK(t.allowed("e4-f5") == false);
    CHECK(t.allowed("e4-f3"));
    CHECK_FALSE(t.allowed("h4-h6"));
    CHECK(t.allowed("h4-i5"));
    CHECK_FALSE(t.allowed("e4-e4"));
}

TEST_CASE("W7.5 each possible last square is an attack of its own", "[movement][W7.5]") {
    TestGame t;
    t.put("French light infantry 1", "e4");
    t.put("French light cavalry", "b2");
    t.put("Allied gun", "e6");
    t.put("Allied line infantry 3", "c4");
    t.begin(french_seat);
    const auto texts = t.legal_texts();
    const auto has = [&](const char* text) { return std::find(texts.begin(), texts.end(), text) != texts.end(); };
    CHECK(has("e4xe6"));
    CHECK(has("e4-d6xe6") == false);  // d6 is three steps away, the attack would be a fourth
    CHECK(has("e4xc4"));
    CHECK(has("e4-d4xc4") == false);  // written as the straight one
    CHECK_FALSE(has("e4-c5xc4"));
    CHECK_FALSE(has("b2-c2xc4"));
    CHECK_FALSE(t.allowed("b2-c2xc4"));
}

TEST_CASE("W7.5 a neighbour may be attacked round the corner as well", "[movement][W7.5]") {
    TestGame t;
    t.put("French light infantry 1", "e4");
    t.put("French line infantry 3", "h4");
    t.put("Allied line infantry 3", "e5");
    t.put("Allied line infantry 3", "h5");
    t.begin(french_seat);
    CHECK(t.allowed("e4xe5"));
    CHECK(t.allowed("e4-d5xe5"));
    CHECK(t.allowed("e4-f5xe5"));
    CHECK_FALSE(t.allowed("e4-e6xe5"));
    CHECK(t.allowed("h4xh5"));
    CHECK_FALSE(t.allowed("h4-g5xh5"));
}

TEST_CASE("W7.5 the way to the last square must be empty", "[movement][W7.5]") {
    TestGame t;
    t.put("French light infantry 1", "e4");
    t.put("French gun", "d4");
    t.put("French gun", "f5");
    t.put("Allied line infantry 3", "e5");
    t.begin(french_seat);
    CHECK(t.allowed("e4xe5"));
    CHECK_FALSE(t.allowed("e4-d5xe5"));
    CHECK_FALSE(t.allowed("e4-f5xe5"));
}

TEST_CASE("W7.5 cavalry charges along one line over empty squares", "[movement][W7.5]") {
    TestGame t;
    t.put("French light cavalry", "e2");
    t.put("Allied line infantry 3", "e9");
    t.put("Allied line infantry 3", "l2");
    t.put("Allied line infantry 3", "f3");
    t.begin(french_seat);
    CHECK(t.allowed("e2xe9"));
    CHECK(t.allowed("e2xl2"));
    CHECK_FALSE(t.allowed("e2-e3xf3"));
    CHECK_FALSE(t.allowed("e2-f2xf3"));
    CHECK_FALSE(t.refused(Attack{square("e2"), square("e2"), square("e9")}).empty());
    CHECK_FALSE(t.refused(Attack{square("e2"), square("e10"), square("e9")}).empty());
}

TEST_CASE("W7.5 the last square may be the attacker's own", "[movement][W7.5]") {
    TestGame t;
    t.put("French line infantry 6", "e4");
    t.put("Allied gun", "d4");
    t.begin(french_seat);
    t.play("e4xd4");
    const auto fought = t.news<Fought>(allied_viewer);
    REQUIRE(fought);
    CHECK(fought->way == std::vector<Square>{square("e4")});
    CHECK(fought->at == square("d4"));
    CHECK_FALSE(fought->frenzy);
}
