// Random games: every state is consistent, the game goes on and ends, and legal() lists exactly what check() accepts.
#include <algorithm>
#include <set>

#include "catch.hpp"
#include "random_games.hpp"
#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// Plays at most that many random plies and calls `at_each` before each.
template <class AtEach>
void play_on(const Rules& rules, State& state, Dice& dice, int plies, AtEach at_each) {
    for (int ply = 0; ply < plies && turn(state) != Decider::nobody; ++ply) {
        at_each();
        random_step(rules, state, dice);
    }
}

void expect_units_make_up_the_list(const Rules& rules, const State& state) {
    if (state.phase != Phase::turn && state.phase != Phase::card) return;
    ActionList by_unit;
    for (int i = 0; i < rules.unit_count(); ++i) legal_of(rules, state, UnitId(i), by_unit);
    std::vector<Action> units(by_unit.begin(), by_unit.end());
    std::sort(units.begin(), units.end());
    ActionList list;
    legal(rules, state, list);
    std::vector<Action> pieces;
    for (const Action& action : list)
        if (std::holds_alternative<Move>(action) || std::holds_alternative<Attack>(action) || std::holds_alternative<Fire>(action) ||
            std::holds_alternative<Enter>(action) || std::holds_alternative<Bombard>(action))
            pieces.push_back(action);
    MUST(units == pieces);
}

}  // namespace

TEST_CASE("random games stay consistent at every step", "[property][games]") {
    const Mode mode = GENERATE(from_range(std::begin(modes), std::end(modes)));
    CAPTURE(word(mode));
    for_all_dice([&](Dice& dice) {
        const Rules rules = random_rules(mode, dice);
        State state = random_beginning(rules, dice);
        play_on(rules, state, dice, 500, [&] {
            if (const auto fault = inconsistency(rules, state)) FAIL(*fault);
            MUST((turn(state) == Decider::nobody) == state.result().has_value());
        });
        if (const auto fault = inconsistency(rules, state)) FAIL(*fault);
    });
}

TEST_CASE("random games come to an end", "[property][games]") {
    const Mode mode = GENERATE(from_range(std::begin(modes), std::end(modes)));
    CAPTURE(word(mode));
    std::set<Ending> endings;
    for (const std::uint32_t seed : random_seeds(60)) {
        CAPTURE(seed);
        Dice dice(seed);
        const Rules rules = random_rules(mode, dice);
        State state = random_beginning(rules, dice);
        play_on(rules, state, dice, 20000, [] {});
        REQUIRE(state.result());
        endings.insert(state.result()->ending);
    }
    CHECK(endings.size() > 2);
}

TEST_CASE("random games reach every phase", "[property][games][slow]") {
    // Otherwise the other properties would say little.
    const Mode mode = GENERATE(from_range(std::begin(modes), std::end(modes)));
    CAPTURE(word(mode));
    std::set<Phase> reached;
    for (std::uint32_t seed = 0; seed < 500; ++seed) {
        Dice dice(seed);
        const Rules rules = random_rules(mode, dice);
        State state = random_beginning(rules, dice);
        play_on(rules, state, dice, 400, [&] { reached.insert(state.phase); });
        reached.insert(state.phase);
    }
    for (const Phase phase : {Phase::turn, Phase::battle_die, Phase::frenzy_choice, Phase::prussian_draw, Phase::over})
        CHECK(reached.count(phase) == 1);
    for (const Phase phase : {Phase::take_cards, Phase::card, Phase::defence, Phase::building_choice}) {
        CAPTURE(word(phase));
        CHECK(reached.count(phase) == (mode == Mode::basic ? 0 : 1));
    }
    for (const Phase phase : {Phase::prussian_die, Phase::muster, Phase::pursuit}) {
        CAPTURE(word(phase));
        CHECK(reached.count(phase) == (mode == Mode::expert ? 1 : 0));
    }
}

TEST_CASE("legal() lists exactly what check() accepts, sorted and each once", "[property][games]") {
    const Mode mode = GENERATE(from_range(std::begin(modes), std::end(modes)));
    CAPTURE(word(mode));
    Dice dice(20250618);
    for (int game = 0; game < 6; ++game) {
        const Rules rules = random_rules(mode, dice);
        State state = random_beginning(rules, dice);
        int ply = 0;
        int rare = 0;
        play_on(rules, state, dice, 200, [&] {
            const bool seldom = state.phase != Phase::turn || (state.prussian_action && state.actions_left() < 3);
            if (++ply % 40 == 1 || (seldom && ++rare % 8 == 1)) expect_exactly_legal(rules, state);
        });
        expect_exactly_legal(rules, state);
    }
}

TEST_CASE("legal() lists exactly what check() accepts during set-up and draft", "[property][games]") {
    const Mode mode = GENERATE(from_range(std::begin(modes), std::end(modes)));
    CAPTURE(word(mode));
    Dice dice(1815);
    const Rules rules = random_rules(mode, dice);
    State state = initial_state(rules);
    expect_exactly_legal(rules, state);
    while (state.phase != Phase::turn) {
        expect_exactly_legal(rules, state);
        if (state.phase != Phase::set_up) {
            random_step(rules, state, dice);
            continue;
        }
        int placed = 0;
        for (const Action& action : random_deployment(rules, state.mover, dice)) {
            if (placed++ % 16 == 1) expect_exactly_legal(rules, state);
            apply(rules, state, action);
        }
    }
}

TEST_CASE("the actions of all units together are the list", "[property][games]") {
    const Mode mode = GENERATE(from_range(std::begin(modes), std::end(modes)));
    CAPTURE(word(mode));
    for_all_dice([&](Dice& dice) {
        const Rules rules = random_rules(mode, dice);
        State state = random_late_position(rules, dice);
        play_on(rules, state, dice, 60, [&] { expect_units_make_up_the_list(rules, state); });
    });
}

TEST_CASE("a turn can always be continued to its end", "[property][games]") {
    // W1.8, W9.6: a deciding seat always has something to do besides resigning.
    const Mode mode = GENERATE(from_range(std::begin(modes), std::end(modes)));
    CAPTURE(word(mode));
    for_all_dice([&](Dice& dice) {
        const Rules rules = random_rules(mode, dice);
        State state = random_beginning(rules, dice);
        play_on(rules, state, dice, 100, [&] {
            if (turn(state) == Decider::chance) return;
            ActionList list;
            legal(rules, state, list);
            const auto useful = std::count_if(list.begin(), list.end(), [](const Action& action) {
                return !std::holds_alternative<Resign>(action) && !std::holds_alternative<OfferDraw>(action) &&
                       !std::holds_alternative<AcceptDraw>(action) && !std::holds_alternative<StandingOrder>(action);
            });
            MUST(useful > 0);
        });
    });
}

namespace fow::testing {

using namespace waterloo;
namespace {

template <class With>
void every_act_on_the_board(With with) {
    for (int from = 0; from < square_count; ++from) {
        const Square a = Square::from_index(from);
        with(Action(TakeOff{a}));
        with(Action(Look{a}));
        with(Action(ChooseTarget{a}));
        for (const Nation nation : {Nation::allied, Nation::prussian}) with(Action(Inspire{a, nation}));
        for (int to = 0; to < square_count; ++to) {
            const Square b = Square::from_index(to);
            with(Action(Move{a, b}));
            with(Action(Fire{a, b}));
            with(Action(Bombard{a, b}));
            for (const Direction d : directions)
                if (const auto via = step(b, d)) with(Action(Attack{a, *via, b}));
            with(Action(Attack{a, a, b}));
            with(Action(Attack{a, b, b}));
            with(Action(Attack{a, Square::from_index((from * 7 + to) % square_count), b}));
        }
    }
}

template <class With>
void every_act_of_units(const Rules& rules, With with) {
    for (int i = 0; i < rules.unit_count(); ++i) {
        with(Action(Unplace{UnitId(i)}));
        for (int to = 0; to < square_count; ++to) {
            with(Action(PlaceUnit{UnitId(i), Square::from_index(to)}));
            with(Action(Enter{UnitId(i), Square::from_index(to)}));
        }
    }
}

template <class With>
void every_act_of_cards(With with) {
    for (const Card one : cards) {
        with(Action(DraftCards{one, {}}));
        with(Action(TakeCards{one, {}}));
        for (const Card two : cards) {
            with(Action(DraftCards{one, two}));
            with(Action(TakeCards{one, two}));
        }
        for (const Nation nation : {Nation::allied, Nation::prussian}) with(Action(PlayCard{one, nation}));
    }
    with(Action(EndCard{}));
}

template <class With>
void every_act_of_riders(int riders, With with) {
    for (int index = 0; index < square_count; ++index) with(Action(SavePiece{{}, Square::from_index(index)}));
    for (int slot = 0; slot < riders; ++slot) {
        const Rider rider(slot);
        with(Action(LeavePursuit{rider}));
        for (int index = 0; index < square_count; ++index) {
            with(Action(TakeVictim{rider, Square::from_index(index)}));
            with(Action(SavePiece{rider, Square::from_index(index)}));
        }
        for (int target = 0; target < riders; ++target) with(Action(AttackRider{rider, Rider(target)}));
    }
}

/// Calls `with` on every action that can be written down, and on some that make no sense; before a pursuit, only on a few of its riders.
template <class With>
void every_action(const Rules& rules, const State& state, With with) {
    every_act_on_the_board(with);
    every_act_of_units(rules, with);
    every_act_of_cards(with);
    every_act_of_riders(state.pursuing ? max_units : 3, with);
    for (const bool which : {false, true}) {
        with(Action(ChooseFallen{which}));
        with(Action(AnswerAttack{which}));
    }
    for (const Orders order : all_orders) with(Action(StandingOrder{order}));
    for (const Action& action :
         {Action(Ready{}), Action(EndTurn{}), Action(OfferDraw{}), Action(AcceptDraw{}), Action(Resign{}), Action(ChooseTarget{})})
        with(action);
}

void expect_reasoned(const Violation& violation) {
    MUST(violation.rule.substr(0, 1) == "W");
    MUST(violation.reason.size() > 10);
    MUST(violation.reason.back() == '.');
}

}  // namespace

void expect_exactly_legal(const Rules& rules, const State& state) {
    ActionList list;
    legal(rules, state, list);
    REQUIRE(std::is_sorted(list.begin(), list.end()));
    REQUIRE(std::adjacent_find(list.begin(), list.end()) == list.end());
    std::vector<Action> accepted;
    every_action(rules, state, [&](const Action& action) {
        const auto violation = check(rules, state, action);
        if (violation) expect_reasoned(*violation);
        else accepted.push_back(action);
        if (std::binary_search(list.begin(), list.end(), action) == violation.has_value())
            FAIL(to_text(rules.roster(), action) << (violation ? " is listed, but refused by " + std::string(violation->rule)
                                                               : std::string(" is accepted, but not listed")));
    });
    std::sort(accepted.begin(), accepted.end());
    accepted.erase(std::unique(accepted.begin(), accepted.end()), accepted.end());
    const std::vector<Action> listed(list.begin(), list.end());
    REQUIRE(accepted == listed);
    for (const Viewer viewer : viewers)
        REQUIRE(view_of(rules, state, viewer).legal == (decides(turn(state), viewer) ? listed : std::vector<Action>{}));
}

}  // namespace fow::testing
