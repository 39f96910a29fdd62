// W5: commanders and the number of actions.
#include <algorithm>

#include "chapters.hpp"

namespace fow::waterloo::chapter {
namespace {

[[nodiscard]] bool is_at(const State& state, std::optional<UnitId> unit, Place place) { return unit && state.whereabouts(*unit).is(place); }

/// W9.5: whether a Prussian piece is on the board or withdrawn.
[[nodiscard]] bool prussians_in_field(const Rules& rules, const State& state) {
    for (int i = rules.first_unit(Army::prussian); i < rules.end_unit(Army::prussian); ++i) {
        const Whereabouts where = state.whereabouts(UnitId(i));
        if (where.on_board() || where.is(Place::withdrawn) || where.is(Place::regaining)) return true;
    }
    return false;
}

[[nodiscard]] Army own_army(Seat seat) { return seat == french_seat ? Army::french : Army::allied; }

}  // namespace

void set_budget(const Rules& rules, State& state) {
    const TurnRules& turns = rules.set().turns;
    const auto commander = rules.commander(own_army(state.mover));
    int actions = turns.actions;
    const bool withdrawn = is_at(state, commander, Place::withdrawn);
    state.commander_cost = withdrawn && turns.commander_actions > 0;
    state.bulow_cost = false;
    state.prussian_action = false;
    if (withdrawn || is_at(state, commander, Place::eliminated)) actions -= turns.commander_actions;
    if (is_at(state, rules.commander_in_chief(state.mover), Place::eliminated)) actions -= turns.commander_in_chief_actions;
    actions = std::max(actions, 0);
    if (state.mover == allied_seat && state.turn >= rules.set().arrival.extra_action_turn && prussians_in_field(rules, state)) {
        const auto bulow = rules.commander(Army::prussian);
        state.bulow_cost = is_at(state, bulow, Place::withdrawn);
        state.prussian_action = !state.bulow_cost && !is_at(state, bulow, Place::eliminated);
        if (state.prussian_action) ++actions;
    }
    state.actions = static_cast<std::int8_t>(actions);
    state.actions_used = 0;
    state.allied_acted = false;
    state.prussian_acted = false;
}

bool returns_free(const Rules& rules, const State& state, UnitId unit) {
    if (!state.whereabouts(unit).is(Place::withdrawn)) return false;
    if (unit == rules.commander(own_army(state.mover))) return state.commander_cost;
    return state.bulow_cost && unit == rules.commander(Army::prussian);
}

void give_back(const Rules& rules, State& state, UnitId unit) {
    if (unit == rules.commander(own_army(state.mover))) {
        state.commander_cost = false;
        state.actions = static_cast<std::int8_t>(state.actions + rules.set().turns.commander_actions);
    } else {
        state.bulow_cost = false;
        state.prussian_action = true;
        ++state.actions;
    }
}

}  // namespace fow::waterloo::chapter
