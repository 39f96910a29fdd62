#include <map>
#include "catch.hpp"

#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

TEST_CASE("W2.1 the box holds 47 French, 45 Allied and 13 Prussian pieces", "[table][W2.1]") {
    std::map<Army, int> count;
    for (const Unit& unit : shipped().pieces.roster) ++count[unit.army];
    CHECK(count[Army::french] == 47);
    CHECK(count[Army::allied] == 45);
    CHECK(count[Army::prussian] == 13);
    CHECK(faults_of(shipped()).empty());
}

TEST_CASE("W2.2 any undrawn Prussian piece may come next, all equally likely", "[table][W2.2]") {
    TestGame t;
    t.put_all(Army::prussian, Place::reserve);
    free_pieces(t, "b2", "e8");
    t.begin(french_seat, 12);
    t.play("end");
    REQUIRE(t.decider() == Decider::chance);
    const RollList first = t.rolls();
    REQUIRE(first.size() == 13);
    for (const WeightedRoll& one : first) {
        CHECK(std::holds_alternative<DrawPrussian>(one.roll));
        CHECK(one.weight == first[0].weight);
    }
    t.roll(first[4].roll);
    CHECK(t.rolls().size() == 12);
}

TEST_CASE("W2.2 until drawn no view tells the Prussian pieces apart", "[table][W2.2]") {
    TestGame t;
    t.put_all(Army::prussian, Place::reserve);
    free_pieces(t, "b2", "e8");
    t.begin(allied_seat, 3);
    for (const Viewer viewer : viewers) {
        const PlayerView view = t.view(viewer);
        CHECK(view.prussians_to_come == 13);
        CHECK(view.sides[allied_seat].reserve == std::array<int, 3>{0, 0, 0});
        CHECK(view.sides[allied_seat].reserve_units.empty());
    }
}

TEST_CASE("W2.3 the first turn is at eleven, each lasts half an hour", "[table][W2.3]") {
    const Rules rules(shipped(), {});
    CHECK(initial_state(rules).turn == 1);
    CHECK(clock_minutes(rules, 1) == 11 * 60);
    CHECK(clock_minutes(rules, 2) == 11 * 60 + 30);
    CHECK(clock_minutes(rules, 9) == 15 * 60);
    CHECK(clock_minutes(rules, 12) == 16 * 60 + 30);
    CHECK(clock_minutes(rules, 13) == 17 * 60);

    TestGame t;
    free_pieces(t, "b2", "e8");
    t.begin(allied_seat);
    t.play("end");
    CHECK(t.view(french_viewer).minutes == 11 * 60);
    t.play("end");
    CHECK(t.state().turn == 2);
    CHECK(t.view(french_viewer).minutes == 11 * 60 + 30);
    CHECK(t.news<TurnBegan>() == TurnBegan{allied_seat, 2, 3});
}

TEST_CASE("W2.3 there is no last turn", "[table][W2.3]") {
    TestGame t;
    free_pieces(t, "b2", "e8");
    t.begin(allied_seat, 20);
    t.play("end");
    t.play("end");
    CHECK_FALSE(t.state().result());
    CHECK(t.state().turn == 21);
}

TEST_CASE("W2.4 Basic knows no terrain", "[table][W2.4]") {
    // The squares of W10.1: cavalry and guns can be and move where Hougoumont would be, and a gun on the hill reaches three squares.
    TestGame t;
    t.put("French light cavalry", "b3");
    t.put("French gun", "c4");
    t.put("French line infantry 3", "e3");
    t.put("Allied gun", "e7");
    t.put("Allied line infantry 3", "l8");
    t.begin(french_seat);
    CHECK(t.allowed("b3-b5"));
    CHECK(t.allowed("b3-b7"));
    t.play("c4-c5");
    t.play("end");
    CHECK_FALSE(t.allowed("e7:e3"));
}

TEST_CASE("W2.4 Basic knows no cards", "[table][W2.4]") {
    const auto mode = mode_from_word("basic");
    REQUIRE(mode);
    CHECK(word(*mode) == "basic");
    TestGame t;
    t.put("French line infantry 3", "e4");
    t.put("Allied line infantry 3", "e5");
    t.begin(french_seat);
    t.play("e4xe5");
    // The defender is not asked: the die is next.
    CHECK(t.state().phase == Phase::battle_die);
}

TEST_CASE("W2.4 Standard and Expert know both", "[table][W2.4][W10.1]") {
    Options options;
    options.mode = GENERATE(Mode::standard, Mode::expert);
    CAPTURE(word(options.mode));
    TestGame t(options);
    t.put("French light cavalry", "b3");
    t.put("French line infantry 3", "e3");
    t.put("French line infantry 3", "k4");
    t.put("Allied line infantry 3", "k5");
    t.put("Allied gun", "e7");
    t.state().hand[allied_seat].add(Card::initiative);
    t.begin(french_seat);
    CHECK(t.refused("b3-b5") == "W10.3");
    CHECK_FALSE(t.allowed("b3-b7"));
    const PlayerView view = t.view(french_viewer);
    CHECK(view.mode == options.mode);
    REQUIRE(view.cards);
    CHECK(view.cards->hand_size == PerSeat<int>{0, 1});
    CHECK(view.tiles.size() == (options.mode == Mode::expert ? 4 : 3));
    t.play("k4xk5");
    CHECK(t.state().phase == Phase::defence);
    t.play("no-card");
    t.roll("Blue");
    t.play("end");
    CHECK(t.allowed("e7:e3"));
}

TEST_CASE("W2.4 in Basic a view holds neither tiles nor cards", "[table][W2.4]") {
    const Rules rules(shipped(), {});
    CHECK(rules.tiles().empty());
    CHECK(rules.works().empty());
    for (const Viewer viewer : viewers) {
        const PlayerView view = view_of(rules, initial_state(rules), viewer);
        CHECK(view.mode == Mode::basic);
        CHECK(view.tiles.empty());
        CHECK_FALSE(view.cards);
        CHECK_FALSE(view.pursuit);
        CHECK(view.garrison_size == 0);
        CHECK_FALSE(view.prussians_in_doubt);
    }
}
