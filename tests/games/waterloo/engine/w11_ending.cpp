// W11.2: how a card continues, stops and ends.
#include <algorithm>
#include "catch.hpp"

#include "sessions.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

std::vector<std::string> sorted(std::vector<std::string> texts) {
    std::sort(texts.begin(), texts.end());
    return texts;
}

}  // namespace

TEST_CASE("W11.2 the player may stop after any step", "[cards][W11.2]") {
    TestGame t = full_hand();
    SECTION("Initiative") {
        t.play("card:initiative");
        t.play("h2-h3");
    }
    SECTION("Combined attack") {
        t.play("card:combined_attack");
        t.play("d2xd5");
    }
    SECTION("Reconnaissance") {
        t.put("Allied line infantry 3", "e7");
        t.begin(french_seat);
        t.play("card:reconnaissance");
        t.play("look:e6");
    }
    SECTION("Grand battery") {
        t.put("French gun", "h4");
        t.put("Allied line infantry 3", "h6");
        t.begin(french_seat);
        t.play("card:grand_battery");
        t.play("g4:g6");
    }
    REQUIRE(t.state().phase == Phase::card);
    t.play("card-end");
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.state().actions_left() == 2);
    CHECK(t.news<CardEnded>(allied_viewer));
    CHECK(t.refused("card-end") == "W11.2");
    for (const Viewer viewer : viewers) {
        CHECK_FALSE(t.view(viewer).cards->playing);
        CHECK(t.view(viewer).cards->picked.empty());
    }
    expect_exactly_legal(t);
}

TEST_CASE("W11.2 a card may be ended before its first step, and its action is lost", "[cards][W11.2]") {
    const char* card = GENERATE("initiative", "combined_attack", "reconnaissance", "grand_battery");
    CAPTURE(card);
    TestGame t = full_hand();
    t.play("card:" + std::string(card));
    t.play("card-end");
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.state().actions_left() == 2);
    CHECK(t.refused("card:initiative") == "W11.2");
    CHECK(t.count<Scouted>(french_viewer) == 0);
}

TEST_CASE("W11.2 a card ends when both can see that no step is left", "[cards][W11.2]") {
    TestGame t(standard());
    deal(t, french_seat, {Card::reconnaissance, Card::initiative, Card::combined_attack, Card::grand_battery});
    SECTION("after the third mover") {
        for (const char* at : {"a3", "b3", "c3", "d3"}) t.put("French line infantry 3", at);
        t.put("Allied light cavalry", "d8");
        t.begin(french_seat);
        t.play("card:initiative");
        for (const char* act : {"a3-a4", "b3-b4"}) t.play(act);
        CHECK(t.state().phase == Phase::card);
        t.play("c3-c4");
    }
    SECTION("after the last shot") {
        free_pieces(t);
        t.put("French gun", "e4");
        t.put("Allied line infantry 3", "e5");
        t.begin(french_seat);
        t.play("card:grand_battery");
        t.play("e4:e5");
    }
    SECTION("after the fourth look") {
        t.put("French line infantry 3", "e4");
        for (const char* at : {"d6", "d7", "d8", "d9", "d10"}) t.put("Allied line infantry 3", at);
        t.begin(french_seat);
        t.play("card:reconnaissance");
        for (const char* act : {"look:d6", "look:d7", "look:d8"}) t.play(act);
        CHECK(t.state().phase == Phase::card);
        t.play("look:d9");
    }
    SECTION("when no other piece is adjacent to those named") {
        t.put("French line infantry 3", "e4");
        t.put("Allied line infantry 3", "d6");
        t.put("Allied line infantry 3", "e7");
        t.begin(french_seat);
        t.play("card:reconnaissance");
        t.play("look:d6");
    }
    CHECK(t.state().phase == Phase::turn);
    for (const Viewer viewer : viewers) CHECK(t.news<CardEnded>(viewer));
    CHECK(t.state().actions_left() == 2);
    CHECK_FALSE(t.state().playing.active);
}

TEST_CASE("W11.2 a card whose hidden pieces may have a step is ended by its player, so that no rank is revealed", "[cards][W11.2]") {
    TestGame t(standard());
    deal(t, french_seat, {Card::reconnaissance, Card::initiative, Card::combined_attack, Card::grand_battery});
    SECTION("when the only piece has moved") {
        t.put("French line infantry 3", "e4");
        t.put("Allied light cavalry", "d8");
        t.begin(french_seat);
        t.play("card:initiative");
        t.play("e4-e5");
    }
    SECTION("when the others are shut in") {
        t.put("French line infantry 3", "a1");
        t.put("French line infantry 3", "b3");
        t.put("Allied line infantry 3", "a2");
        t.put("Allied light cavalry", "d8");
        t.begin(french_seat);
        t.play("card:initiative");
        t.play("b3-b1");
    }
    SECTION("after the infantry, when nobody else has an enemy in reach") {
        free_pieces(t);
        t.put("French line infantry 4", "e4");
        t.put("French line infantry 4", "f4");
        t.put("Allied line infantry 3", "e5");
        t.put("Allied line infantry 3", "f5");
        t.put("French line infantry 3", "a3");  // between the cavalry
        t.begin(french_seat);
        t.play("card:combined_attack");
        t.play("e4xe5");
    }
    CHECK(t.state().phase == Phase::card);
    CHECK_FALSE(t.news<CardEnded>(allied_viewer));
    CHECK(t.legal_texts() == std::vector<std::string>{"card-end", "resign"});
    t.play("card-end");
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.state().actions_left() == 2);
}

TEST_CASE("W11.2 a card ends in the same way whether or not its hidden infantry could still reach an enemy", "[cards][W11.2]") {
    const auto after = [](const char* foot, const char* in_reserve) {
        TestGame t(standard());
        deal(t, french_seat, {Card::combined_attack});
        t.put(foot, "e3");
        t.put(in_reserve, "reserve");  // both know who takes part (W14.3)
        t.put("French heavy cavalry 4", "a3");
        t.put("Allied line infantry 3", "a6");
        t.put("Allied line infantry 3", "e6");
        t.begin(french_seat);
        t.play("card:combined_attack");
        t.play("a3xa6");
        return std::pair(t.view(allied_viewer), t.heard(allied_viewer));
    };
    const char* light = "French light infantry 2";
    const char* line = "French line infantry 3";
    CHECK(after(light, line) == after(line, light));
}

TEST_CASE("W11.2 a card may end with a choice", "[cards][W11.2][W8.9][W10.9]") {
    TestGame t(standard());
    t.put("French light cavalry", "g3");
    t.put("Allied light infantry 1", "g5");
    t.put("French gun", "h3");
    t.put("Allied light infantry 2", "h5");
    t.put("Allied light cavalry", "a8");
    deal(t, french_seat, {Card::combined_attack});
    SECTION("which friendly piece falls") {
        t.put("French line infantry 3", "d3");
        t.put("Allied line infantry 3", "d4");
        t.put("French line infantry 3", "d5");
        t.begin(french_seat);
        t.play("card:combined_attack");
        for (const char* act : {"g3xg5", "h3:h5", "d3xd4"}) t.play(act);
        t.roll("Blue+");
        REQUIRE(t.state().phase == Phase::frenzy_choice);
        t.play("other-falls");
    }
    SECTION("nobody more in the building") {
        t.put("French line infantry 3", "b4");
        t.put("Allied line infantry 3", "b5");
        t.put("Allied line infantry 3", "c6");
        t.begin(french_seat);
        t.play("card:combined_attack");
        for (const char* act : {"h3:h5", "g3xg5", "b4xb5"}) t.play(act);
        t.roll("Blue+");
        REQUIRE(t.state().phase == Phase::building_choice);
        t.play("frenzy:none");
    }
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.news<CardEnded>(allied_viewer));
    expect_exactly_legal(t);
}

TEST_CASE("W11.2 a card that goes on lists exactly its steps", "[cards][W11.2]") {
    TestGame t(standard());
    t.put("French line infantry 4", "e4");
    t.put("French light cavalry", "d5");
    t.put("French gun", "f4");
    t.put("Allied line infantry 3", "e5");
    t.put("Allied line infantry 3", "d8");
    t.put("Allied line infantry 3", "f6");
    deal(t, french_seat, {Card::reconnaissance, Card::combined_attack, Card::grand_battery});
    t.begin(french_seat);
    SECTION("Combined attack") {
        t.play("card:combined_attack");
        CHECK(t.legal_texts() == sorted({"d5xd8", "d5xe5", "e4xe5", "f4:f6", "card-end", "resign"}));
        t.play("d5xd8");
        CHECK(t.legal_texts() == sorted({"e4xe5", "f4:f6", "card-end", "resign"}));
    }
    SECTION("Reconnaissance, on the far half only") {
        t.play("card:reconnaissance");
        CHECK(t.legal_texts() == sorted({"look:d8", "look:f6", "card-end", "resign"}));
    }
    SECTION("Grand battery") {
        t.play("card:grand_battery");
        CHECK(t.legal_texts() == sorted({"f4:f6", "card-end", "resign"}));
    }
    expect_exactly_legal(t);
}
