// L13.6: the chances of an action.
#include <algorithm>

#include "chapters.hpp"
#include "games/alliance/engine/rules.hpp"

namespace fow::alliance {
namespace {

using chapter::Aim;

/// How many faces of a rout test fail.
[[nodiscard]] int failing(const Rules& rules, const State& state, Seat army) {
    return std::clamp(die_faces - (state.morale[army] - test_modifier(rules, state, army)), 0, die_faces);
}

/// The chances of both armies' rout in 36ths, once the action's die has been read.
[[nodiscard]] PerSeat<int> after_die(const Rules& rules, const State& state) {
    PerSeat<int> chances;
    if (state.stage == Stage::over) {
        if (state.result->winner) chances[other(*state.result->winner)] = face_whole;
    } else if (state.stage == Stage::test) {
        const Seat first = tester(state), second = other(first);
        const int fails = failing(rules, state, first);
        chances[first] = fails * die_faces;
        if (state.tests[second]) chances[second] = (die_faces - fails) * failing(rules, state, second);
    } else if (state.stage == Stage::casualty) {
        const Seat owner = owner_of(state.rest.front().code);
        const CorpsSet from = choices(rules, state);
        bool any = false;
        for (int i = 0; i < box_count; ++i) {
            if ((from >> i & 1) == 0) continue;
            State next = state;
            apply(rules, next, Take{static_cast<Corps>(i)});
            const PerSeat<int> found = after_die(rules, next);
            const bool better =
                found[owner] < chances[owner] || (found[owner] == chances[owner] && found[other(owner)] > chances[other(owner)]);
            if (!any || better) chances = found;
            any = true;
        }
    }
    return chances;
}

}  // namespace

PerSeat<int> rout_chances(const Rules& rules, const State& state) {
    PerSeat<int> sum;
    if (state.stage != Stage::die) {
        const PerSeat<int> chances = after_die(rules, state);
        return {chances.first * die_faces, chances.second * die_faces};
    }
    for (int face = 1; face <= die_faces; ++face) {
        State next = state;
        apply(rules, next, Roll{Roll::Kind::action, static_cast<std::uint8_t>(face)}, nullptr);
        const PerSeat<int> chances = after_die(rules, next);
        for (const Seat army : seats) sum[army] += chances[army];
    }
    return sum;
}

Outlook outlook(const Rules& rules, const State& state, const Order& order) {
    assert(order.id != ActionId::pass && state.stage == Stage::action && side_of(order.id) == state.phase);
    const ActionRule& card = rules.set().action(order.id);
    const Aim aim = chapter::aim_of(card, state);
    Outlook shown;
    shown.order = order;
    shown.target = aim.target;
    State chosen = state;
    // An action whose needs are not met may have no marker to spend: then only its table and modifiers are shown.
    const bool possible = !check(rules, state, order);
    if (possible) apply(rules, chosen, order);
    if (card.tables.empty()) {
        if (possible) shown.routs = rout_chances(rules, chosen);
        return shown;
    }
    shown.table = chapter::table_of(rules, state, order.id, aim);
    shown.modifier = chapter::modifier_of(rules, state, order, aim, &shown.modifiers);
    const Table& table = rules.set().table(*shown.table);
    for (int face = 1; face <= die_faces; ++face) {
        FaceShown& found = shown.faces[static_cast<std::size_t>(face - 1)];
        found.total = face + shown.modifier;
        found.row = static_cast<std::uint8_t>(table.row_of(found.total));
        found.effects = table.rows[found.row].effects;
        if (!possible) continue;
        State next = chosen;
        apply(rules, next, Roll{Roll::Kind::action, static_cast<std::uint8_t>(face)}, nullptr);
        found.routs = after_die(rules, next);
        for (const Seat army : seats) shown.routs[army] += found.routs[army];
    }
    return shown;
}

std::vector<Outlook> outlooks(const Rules& rules, const State& state) {
    std::vector<Outlook> all;
    if (state.stage != Stage::action) return all;
    OrderList list;
    orders(rules, state, list);
    for (const Order& order : list)
        if (order.id != ActionId::pass) all.push_back(outlook(rules, state, order));
    return all;
}

}  // namespace fow::alliance
