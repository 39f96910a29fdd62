#include "test_game.hpp"

#include <algorithm>
#include "catch.hpp"

#include "random_games.hpp"

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
