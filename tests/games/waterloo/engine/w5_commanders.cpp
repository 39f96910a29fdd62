#include "catch.hpp"

#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

TEST_CASE("W5.1 commanders are light cavalry of strength five and lose nothing by charging", "[commanders][W5.1]") {
    for (const Army army : {Army::french, Army::allied, Army::prussian}) {
        const Rules rules(shipped(), {});
        const auto commander = rules.commander(army);
        REQUIRE(commander);
        CHECK(rules.profile(*commander).strength == 5);
    }
    TestGame t;
    const UnitId ney = t.put("Ney", "e2");
    t.put("Allied line infantry 4", "e8");
    t.put("Allied line infantry 3", "c8");
    t.begin(french_seat);
    CHECK(t.allowed("e2-e7"));
    CHECK(t.allowed("e2-l2"));
    CHECK_FALSE(t.allowed("e2-f3"));
    t.play("e2xe8");
    t.play("e8xc8");
    CHECK(t.where(ney) == "c8");
    CHECK(t.strength(ney) == 5);
    CHECK(t.refused("c8-off") == "W4.6");
}

TEST_CASE("W5.2 a commander in chief destroys every piece that he attacks", "[commanders][W5.2]") {
    const char* target = GENERATE("Allied light infantry 1", "Allied line infantry 6", "Allied heavy cavalry 6", "Allied light cavalry",
                                  "Uxbridge", "Wellington", "Bülow");
    INFO(target);
    Combat t({.attacker = "Napoleon", .defender = target, .at = "e7"});
    t.attack();
    CHECK(t.where(t.attacker) == "e7");
    CHECK(t.where(t.defender) == "eliminated");
    CHECK(t.news<Fought>()->verdict == Verdict::commander_in_chief_attacks);
}

TEST_CASE("W5.2 and is eliminated by every piece that attacks him", "[commanders][W5.2]") {
    const char* attacker = GENERATE("Allied light infantry 1", "Allied line infantry 3", "Allied light cavalry", "Allied heavy cavalry 4",
                                    "Uxbridge", "Wellington", "Prussian light infantry 1");
    INFO(attacker);
    Combat t({.attacker = attacker, .from = "e7", .defender = "Napoleon", .at = "e6"});
    t.attack();
    CHECK(t.where(t.defender) == "eliminated");
    CHECK(t.where(t.attacker) == "e6");
    CHECK(t.state().mark(t.attacker).weakened == (std::string(attacker) == "Allied heavy cavalry 4" ? 1 : 0));
}

TEST_CASE("W5.2 a frenzied piece's attack is an attack, also on its own commander in chief", "[commanders][W5.2][W8.8]") {
    const auto [foot, enemy, chief, own] = GENERATE(
        table<const char*, const char*, const char*, bool>({{"French line infantry 3", "Allied line infantry 3", "Wellington", false},
                                                            {"French light infantry 1", "Allied light infantry 1", "Napoleon", true}}));
    CAPTURE(chief);
    Combat t({.attacker = foot, .from = "e5", .defender = enemy, .at = "e6"});
    const UnitId fallen = t.put(chief, "e7");
    t.attack("Blue+");
    CHECK(t.where(fallen) == "eliminated");
    CHECK(t.where(t.attacker) == "e7");
    CHECK(t.count<Fought>() == 2);
    CHECK(t.news<Fought>()->same_side == own);
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W5.3 the number of actions is fixed when the turn starts, by where the leaders are then", "[commanders][W5.3]") {
    const auto [commander, chief, actions] = GENERATE(table<const char*, const char*, int>(
        {{"e2", "e1", 3}, {"eliminated", "e1", 2}, {"withdrawn", "e1", 2}, {"e2", "eliminated", 1}, {"withdrawn", "eliminated", 0}}));
    const Seat seat = GENERATE(french_seat, allied_seat);
    CAPTURE(word(seat), commander, chief);
    TestGame t;
    free_pieces(t);
    t.put(seat == french_seat ? "Ney" : "Uxbridge", commander);
    t.put(seat == french_seat ? "Napoleon" : "Wellington", chief);
    t.begin(seat);
    CHECK(t.state().actions_left() == actions);
}

TEST_CASE("W5.3 a loss during a turn counts from the next turn on", "[commanders][W5.3]") {
    TestGame t;
    free_pieces(t, "b2", "k8");
    t.put("Napoleon", "a1");
    t.put("Ney", "e4");
    t.put("Allied gun", "e5");
    t.begin(french_seat);
    t.play("e4xe5");
    CHECK(t.state().actions_left() == 2);
    t.play("b2-b3");
    t.play("b3-b2");
    t.play("end");
    CHECK(t.state().actions_left() == 3);
    t.play("end");
    CHECK(t.state().actions_left() == 2);
    CHECK(t.news<TurnBegan>()->actions == 2);
}

TEST_CASE("W5.3 Bülow's fall costs the Allied player no ordinary action", "[commanders][W5.3]") {
    TestGame t;
    free_pieces(t);
    t.put("Uxbridge", "h8");
    t.put("Wellington", "h9");
    t.put("Bülow", "eliminated");
    t.begin(allied_seat, 14);
    CHECK(t.state().actions_left() == 3);
}

TEST_CASE("W5.4 returning a withdrawn commander gives back the action that his absence cost", "[commanders][W5.4]") {
    TestGame t;
    free_pieces(t, "b2", "k8");
    t.put("Napoleon", "a1");
    const UnitId ney = t.put("Ney", "withdrawn");
    t.begin(french_seat);
    REQUIRE(t.state().actions_left() == 2);
    CHECK(t.view(french_viewer).commander_may_return_free);
    SECTION("two actions and then the return") {
        t.play("b2-b3");
        t.play("b3-b2");
        CHECK(t.state().actions_left() == 0);
        CHECK(t.refused("b2-b3") == "W5.3");
        t.play(t.named(ney, "+e1"));
        CHECK(t.state().actions_left() == 0);
        CHECK(t.refused("e1-e2") == "W5.3");
        CHECK_FALSE(t.view(french_viewer).commander_may_return_free);
    }
    SECTION("the return and then two more") {
        t.play(t.named(ney, "+e1"));
        CHECK(t.state().actions_left() == 2);
        t.play("e1-e4");
        t.play("e4-e1");
        CHECK(t.refused("e1-e2") == "W5.3");
    }
    SECTION("and from the next turn on all three") {
        t.play(t.named(ney, "+e1"));
        t.play("end");
        t.play("end");
        CHECK(t.state().actions_left() == 3);
    }
}

TEST_CASE("W5.4 with no action at all he may still return, and nothing more is possible", "[commanders][W5.4]") {
    TestGame t;
    free_pieces(t, "b2", "k8");
    t.put("Napoleon", "eliminated");
    const UnitId ney = t.put("Ney", "withdrawn");
    t.begin(french_seat);
    REQUIRE(t.state().actions_left() == 0);
    CHECK(t.refused("b2-b3") == "W5.3");
    t.play(t.named(ney, "+f1"));
    CHECK(t.where(ney) == "f1");
    CHECK(t.state().actions_left() == 0);
    CHECK(t.refused("f1-f2") == "W5.3");
}

TEST_CASE("W5.4 he gives back an action only if his absence cost one", "[commanders][W5.4]") {
    // Ney routs in his owner's turn and may not return before the next one; other returns give nothing back.
    Combat t({.attacker = "Ney", .defender = "Allied line infantry 5"});
    const UnitId routed = t.put("French line infantry 3", "withdrawn");
    t.attack("RedR");
    CHECK(t.where(t.attacker) == "withdrawn");
    CHECK_FALSE(t.allowed(t.named(t.attacker, "+e1")));
    CHECK_FALSE(t.view(french_viewer).commander_may_return_free);
    t.play(t.named(routed, "+e1"));
    CHECK(t.state().actions_left() == 1);
    t.play("end");
    t.play("end");
    CHECK(t.state().actions_left() == 2);
    CHECK(t.allowed(t.named(t.attacker, "+f1")));
}

TEST_CASE("W5.4 if the data give a commander no action, his return gives none back", "[commanders][W5.4]") {
    Ruleset set = shipped();
    set.turns.commander_actions = 0;
    TestGame t({}, set);
    free_pieces(t, "b2", "k8");
    t.put("Napoleon", "a1");
    const UnitId ney = t.put("Ney", "withdrawn");
    t.begin(french_seat, 5, 2);
    REQUIRE(t.state().actions_left() == 1);
    CHECK_FALSE(t.view(french_viewer).commander_may_return_free);
    t.play("b2-b3");
    CHECK(t.refused(t.named(ney, "+e1")) == "W5.3");
    expect_exactly_legal(t);
}

TEST_CASE("W5.4 a commander routed again in the turn of his return costs nothing this turn", "[commanders][W5.4]") {
    TestGame t;
    free_pieces(t, "b2", "k8");
    const UnitId ney = t.put("Ney", "withdrawn");
    t.put("Allied line infantry 5", "e5");
    t.begin(french_seat);
    t.play(t.named(ney, "+e1"));
    t.play("e1xe5");
    t.roll("RedR");
    CHECK(t.where(ney) == "withdrawn");
    CHECK(t.state().actions_left() == 1);
    CHECK_FALSE(t.allowed(t.named(ney, "+e1")));
    t.play("b2-b3");
    CHECK(t.refused("b3-b2") == "W5.3");
    CHECK_FALSE(t.allowed(t.named(ney, "+e1")));
}

TEST_CASE("W5.5 Bülow counts only once he has entered", "[commanders][W5.5]") {
    TestGame t;
    free_pieces(t);
    t.put("Uxbridge", "h8");
    t.put("Wellington", "h9");
    t.put("Prussian line infantry 3", "l6");
    t.put_all(Army::prussian, Place::reserve);
    t.begin(allied_seat, 14);
    CHECK(t.state().actions_left() == 4);
}

TEST_CASE("W5.5 Bülow eliminated: the Prussian action and the split are gone for good", "[commanders][W5.5]") {
    TestGame t;
    free_pieces(t, "b2", "k8");
    t.put("Bülow", "eliminated");
    t.put("Prussian line infantry 3", "l6");
    t.begin(allied_seat, 14);
    CHECK(t.state().actions_left() == 3);
    CHECK(t.view(allied_viewer).owing.empty());
    for (const char* act : {"k8-k7", "k7-k8", "k8-k7"}) t.play(act);
    CHECK(t.allowed("end"));
}

TEST_CASE("W5.5 Bülow withdrawn: the Prussian action is missing until he returns", "[commanders][W5.5]") {
    TestGame t;
    free_pieces(t, "b2", "k8");
    const UnitId bulow = t.put("Bülow", "withdrawn");
    t.put("Prussian line infantry 3", "h6");
    t.begin(allied_seat, 14);
    CHECK(t.state().actions_left() == 3);
    SECTION("first he, then three more") {
        t.play(t.named(bulow, "+l5"));
        CHECK(t.state().actions_left() == 3);
    }
    SECTION("also when no other action is left") {
        for (const char* act : {"k8-k7", "h6-g6", "k7-k8"}) t.play(act);
        CHECK(t.state().actions_left() == 0);
        CHECK(t.refused("g6-h6") == "W5.3");
        t.play(t.named(bulow, "+l6"));
        CHECK(t.where(bulow) == "l6");
        CHECK(t.state().actions_left() == 0);
    }
    SECTION("from the next turn on the action is there again") {
        t.play(t.named(bulow, "+l5"));
        t.play("k8-k7");
        t.play("end");
        t.play("end");
        CHECK(t.state().actions_left() == 4);
    }
}

TEST_CASE("W5.5 with Bülow's return the duty of both nations begins", "[commanders][W5.5][W9.6]") {
    TestGame t;
    free_pieces(t, "b2", "k8");
    const UnitId bulow = t.put("Bülow", "withdrawn");
    t.put("Prussian line infantry 3", "h6");
    t.begin(allied_seat, 14);
    CHECK(t.view(allied_viewer).owing.empty());
    CHECK(t.allowed("end"));
    t.play(t.named(bulow, "+l5"));
    CHECK(t.view(allied_viewer).owing == std::vector<Nation>{Nation::allied});
    CHECK(t.refused("end") == "W9.6");
    t.play("k8-k7");
    CHECK(t.allowed("end"));
}

TEST_CASE("W5.5 before turn 13 a withdrawn Bülow gives nothing back", "[commanders][W5.5]") {
    TestGame t;
    free_pieces(t);
    const UnitId bulow = t.put("Bülow", "withdrawn");
    t.put("Prussian line infantry 3", "h6");
    t.begin(allied_seat, 12);
    CHECK(t.state().actions_left() == 3);
    t.play(t.named(bulow, "+l5"));
    CHECK(t.state().actions_left() == 2);
}
