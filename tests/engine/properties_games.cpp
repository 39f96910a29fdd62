// Random games: every state consistent, legal() and check() of one mind, notation one to one.
#include <algorithm>
#include <catch2/catch.hpp>
#include <rapidcheck.h>
#include <set>

#include "random_games.hpp"

using namespace fow;
using namespace fow::testing;

namespace {

bool holds(const std::function<void(std::uint32_t)>& property) {
    return rc::check([&] { property(*rc::gen::inRange<std::uint32_t>(0, 1u << 30)); });
}

Options random_options(Dice& dice) {
    Options options;
    options.memory = dice.below(2) == 0;
    options.nightfall = dice.below(2) == 0;
    return options;
}

/// Plays on at random, at most so many plies, and calls `at_each` before each.
template <class AtEach>
void play_on(const Rules& rules, State& state, Dice& dice, int plies, AtEach at_each) {
    for (int ply = 0; ply < plies && turn(state) != Decider::nobody; ++ply) {
        at_each();
        if (turn(state) == Decider::chance) {
            RollList due;
            rolls(rules, state, due);
            REQUIRE_FALSE(due.empty());
            apply(rules, state, dice.one_of(due).roll);
        } else {
            ActionList list;
            legal(rules, state, list);
            apply(rules, state, random_action(rules, state, list, dice));
        }
    }
}

/// Calls `with` on every action that can be written down at all, and on some that cannot be meant.
template <class With>
void every_conceivable_action(const Rules& rules, With with) {
    for (int from = 0; from < square_count; ++from) {
        const Square a = Square::from_index(from);
        with(Action(TakeOff{a}));
        for (int to = 0; to < square_count; ++to) {
            const Square b = Square::from_index(to);
            with(Action(Move{a, b}));
            with(Action(Fire{a, b}));
            for (const Direction d : directions)
                if (const auto via = step(b, d)) with(Action(Attack{a, *via, b}));
            with(Action(Attack{a, b, b}));
            with(Action(Attack{a, Square::from_index((from * 7 + to) % square_count), b}));
        }
    }
    for (int i = 0; i < rules.unit_count(); ++i) {
        with(Action(Unplace{UnitId(i)}));
        for (int to = 0; to < square_count; ++to) {
            with(Action(PlaceUnit{UnitId(i), Square::from_index(to)}));
            with(Action(Enter{UnitId(i), Square::from_index(to)}));
        }
    }
    for (const bool which : {false, true}) {
        with(Action(ChooseFallen{which}));
        with(Action(StandingOrder{which}));
    }
    with(Action(Ready{}));
    with(Action(EndTurn{}));
    with(Action(OfferDraw{}));
    with(Action(AcceptDraw{}));
    with(Action(Resign{}));
}

/// The refusals that rest on nothing a unit's face says name a rule of the book and give a sentence.
void expect_reasoned(const Violation& violation) {
    REQUIRE(violation.rule.substr(0, 1) == "W");
    REQUIRE(violation.reason.size() > 10);
    REQUIRE(violation.reason.back() == '.');
}

void expect_legal_is_what_check_accepts(const Rules& rules, const State& state) {
    ActionList list;
    legal(rules, state, list);
    REQUIRE(std::is_sorted(list.begin(), list.end()));
    REQUIRE(std::adjacent_find(list.begin(), list.end()) == list.end());
    std::vector<Action> accepted;
    every_conceivable_action(rules, [&](const Action& action) {
        if (const auto violation = check(rules, state, action)) expect_reasoned(*violation);
        else accepted.push_back(action);
    });
    std::sort(accepted.begin(), accepted.end());
    accepted.erase(std::unique(accepted.begin(), accepted.end()), accepted.end());
    std::vector<Action> listed(list.begin(), list.end());
    for (const Action& action : listed)
        if (!std::binary_search(accepted.begin(), accepted.end(), action))
            FAIL("listed and refused: " << to_text(rules.roster(), action));
    for (const Action& action : accepted)
        if (!std::binary_search(listed.begin(), listed.end(), action))
            FAIL("accepted and not listed: " << to_text(rules.roster(), action));
}

void expect_notation_one_to_one(const Rules& rules, const State& state) {
    ActionList list;
    legal(rules, state, list);
    std::set<std::string> texts;
    for (const Action& action : list) {
        const std::string text = to_text(rules.roster(), action);
        if (!texts.insert(text).second) FAIL("two legal actions are written " << text);
        if (action_from_text(rules.roster(), text) != action) FAIL("read back as another: " << text);
    }
    RollList due;
    rolls(rules, state, due);
    for (const WeightedRoll& one : due) {
        const std::string text = to_text(rules.roster(), one.roll);
        if (roll_from_text(rules.roster(), text) != one.roll) FAIL("read back as another: " << text);
    }
}

void expect_units_make_up_the_list(const Rules& rules, const State& state) {
    if (state.phase != Phase::turn) return;
    ActionList by_unit;
    for (int i = 0; i < rules.unit_count(); ++i) legal_of(rules, state, UnitId(i), by_unit);
    std::vector<Action> units(by_unit.begin(), by_unit.end());
    std::sort(units.begin(), units.end());
    ActionList list;
    legal(rules, state, list);
    std::vector<Action> pieces;
    for (const Action& action : list)
        if (std::holds_alternative<Move>(action) || std::holds_alternative<Attack>(action) ||
            std::holds_alternative<Fire>(action) || std::holds_alternative<Enter>(action))
            pieces.push_back(action);
    REQUIRE(units == pieces);
}

}  // namespace

TEST_CASE("random games stay consistent at every step", "[property][games]") {
    REQUIRE(holds([](std::uint32_t seed) {
        Dice dice(seed);
        const Rules rules(shipped(), random_options(dice));
        State state = dice.below(2) == 0 ? random_start(rules, dice) : random_late_position(rules, dice);
        play_on(rules, state, dice, 1500, [&] {
            if (const auto fault = inconsistency(rules, state)) FAIL(*fault);
            REQUIRE((turn(state) == Decider::nobody) == state.result().has_value());
        });
        if (const auto fault = inconsistency(rules, state)) FAIL(*fault);
    }));
}

TEST_CASE("legal() lists exactly what check() accepts, sorted and each once", "[property][games]") {
    Dice dice(20250618);
    for (int game = 0; game < 6; ++game) {
        const Rules rules(shipped(), random_options(dice));
        State state = game % 3 == 0 ? random_start(rules, dice) : random_late_position(rules, dice);
        int ply = 0;
        play_on(rules, state, dice, 240, [&] {
            const bool rare = state.phase == Phase::frenzy_choice || (state.prussian_action && state.actions_left() < 3);
            if (++ply % 30 == 1 || (rare && ply % 5 == 0)) expect_legal_is_what_check_accepts(rules, state);
        });
        expect_legal_is_what_check_accepts(rules, state);
    }
}

TEST_CASE("legal() lists exactly what check() accepts during set-up", "[property][games]") {
    Dice dice(1815);
    const Rules rules(shipped(), {});
    State state = initial_state(rules);
    expect_legal_is_what_check_accepts(rules, state);
    for (const Seat seat : {Seat::allied, Seat::french}) {
        RollList due;
        rolls(rules, state, due);
        apply(rules, state, dice.one_of(due).roll);
        int placed = 0;
        for (const Action& action : random_deployment(rules, seat, dice)) {
            if (placed++ % 12 == 0) expect_legal_is_what_check_accepts(rules, state);
            apply(rules, state, action);
        }
    }
}

TEST_CASE("notation is unique among legal actions and read back as written", "[property][games]") {
    REQUIRE(holds([](std::uint32_t seed) {
        Dice dice(seed);
        const Rules rules(shipped(), {});
        State state = dice.below(3) == 0 ? random_start(rules, dice) : random_late_position(rules, dice);
        int ply = 0;
        play_on(rules, state, dice, 200, [&] {
            if (++ply % 5 == 0) expect_notation_one_to_one(rules, state);
        });
    }));
}

TEST_CASE("the actions of the units make up the list", "[property][games]") {
    REQUIRE(holds([](std::uint32_t seed) {
        Dice dice(seed);
        const Rules rules(shipped(), {});
        State state = random_late_position(rules, dice);
        play_on(rules, state, dice, 150, [&] { expect_units_make_up_the_list(rules, state); });
    }));
}

TEST_CASE("a turn can always go on to its end", "[property][games]") {
    // W1.8, W9.6: whoever decides has something to do besides resigning.
    REQUIRE(holds([](std::uint32_t seed) {
        Dice dice(seed);
        const Rules rules(shipped(), {});
        State state = random_late_position(rules, dice);
        play_on(rules, state, dice, 300, [&] {
            if (turn(state) == Decider::chance) return;
            ActionList list;
            legal(rules, state, list);
            const auto useful = std::count_if(list.begin(), list.end(), [](const Action& action) {
                return !std::holds_alternative<Resign>(action) && !std::holds_alternative<OfferDraw>(action) &&
                       !std::holds_alternative<AcceptDraw>(action) && !std::holds_alternative<StandingOrder>(action);
            });
            REQUIRE(useful > 0);
        });
    }));
}

TEST_CASE("checking and listing change nothing, applying without a listener does the same", "[property][games]") {
    REQUIRE(holds([](std::uint32_t seed) {
        Dice dice(seed);
        const Rules rules(shipped(), {});
        State state = random_late_position(rules, dice);
        for (int ply = 0; ply < 200 && turn(state) != Decider::nobody; ++ply) {
            State told = state;
            Ear ear;
            if (turn(state) == Decider::chance) {
                RollList due;
                rolls(rules, state, due);
                const Roll roll = dice.one_of(due).roll;
                apply(rules, state, roll);
                apply(rules, told, roll, &ear);
            } else {
                ActionList list;
                legal(rules, state, list);
                REQUIRE(state == told);
                const Action action = random_action(rules, state, list, dice);
                apply(rules, state, action);
                apply(rules, told, action, &ear);
            }
            REQUIRE(state == told);
        }
    }));
}
