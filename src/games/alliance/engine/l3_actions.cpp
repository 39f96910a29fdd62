// L2.4, L3: which actions there are, what a card asks for, its target, its table and its modifiers.
#include "chapters.hpp"

namespace fow::alliance {
namespace chapter {
namespace {

/// L3.2: whether that corps carried out the other player's last action.
[[nodiscard]] bool has_just_acted(const State& state, std::optional<Corps> corps, Seat side) {
    const auto& last = state.last[other(side)];
    return last && corps && corps_of(last->id) == corps;
}

}  // namespace

Aim aim_of(const ActionRule& card, const State& state) {
    if (card.targets.empty()) return {};
    for (std::size_t i = 0; i < card.targets.size(); ++i)
        if (state.markers(card.targets[i]) > 0) return {card.targets[i], i == 0};
    return {card.targets.back(), false};
}

namespace {

/// count_of(), visible here so that the compiler can inline it: it is called for every action in every position.
[[nodiscard]] inline int counted(const Rules& rules, const State& state, const Condition& condition, const Aim& aim, Seat side) {
    const auto target_is = [&](Corps corps) { return aim.target == corps && state.markers(corps) > 0; };
    const int number = condition.number;
    switch (condition.what) {
        case Word::target_square: return aim.target && state.in_square(*aim.target) ? 1 : 0;
        case Word::target_max: return aim.target && state.markers(*aim.target) <= number ? 1 : 0;
        case Word::prepared: return state.last.first && state.last.first->id == ActionId::battery ? 1 : 0;
        case Word::counter: return aim.first && has_just_acted(state, aim.target, side) ? 1 : 0;
        case Word::last: return has_just_acted(state, condition.corps(), side) ? 1 : 0;
        case Word::marker: return state.markers(condition.corps()) > 0 ? 1 : 0;
        case Word::line: return state.in_square(condition.corps()) ? 0 : 1;
        case Word::square: return state.in_square(condition.corps()) ? 1 : 0;
        case Word::gave: return state.french_phase.gave[condition.number - index(Corps::orange)] > 0 ? 1 : 0;
        case Word::captured: return state.french_phase.captured == static_cast<Place>(number) ? 1 : 0;
        case Word::unused: return state.used[condition.number] ? 0 : 1;
        case Word::lahaye_french: return state.french(Place::lahaye) ? 1 : 0;
        case Word::hougoumont_french: return state.french(Place::hougoumont) ? 1 : 0;
        case Word::plancenoit_prussian: return state.french(Place::plancenoit) ? 0 : 1;
        case Word::hougoumont_and_hill: return state.french(Place::hougoumont) && target_is(Corps::hill) ? 1 : 0;
        case Word::battery_min: return state.battery >= number ? 1 : 0;
        case Word::battery_lost: return rules.set().battery.value - state.battery;
        case Word::guns_open: return state.markers(Corps::derlon) <= number || state.time != Time::midday ? 1 : 0;
        case Word::reserve_min: return state.markers(Corps::reserve) >= number ? 1 : 0;
        case Word::prussians_min: return state.prussians >= number ? 1 : 0;
        case Word::prussians: return state.prussians;
        case Word::french_casualties_min: return state.casualties.first >= number ? 1 : 0;
        case Word::squares: return (state.square[0] ? 1 : 0) + (state.square[1] ? 1 : 0);
        case Word::guard_target: break;
    }
    if (state.markers(condition.corps()) > 0) return 1;
    return condition.corps() == Corps::orange && state.markers(Corps::hill) == 0 ? 1 : 0;
}

}  // namespace

int count_of(const Rules& rules, const State& state, const Condition& condition, const Aim& aim, Seat side) {
    return counted(rules, state, condition, aim, side);
}

const Condition* unmet_need(const Rules& rules, const State& state, ActionId id) {
    const Rules::Gate& gate = rules.gate(id);
    if (gate.needs.empty()) return nullptr;
    const Aim aim = gate.aims ? aim_of(rules.set().action(id), state) : Aim{};
    for (const Condition& need : gate.needs)
        if (counted(rules, state, need, aim, side_of(id)) == 0) return &need;
    return nullptr;
}

int modifier_of(const Rules& rules, const State& state, const Order& order, const Aim& aim, Few<ModifierShown, 7>* shown) {
    const RuleSet& set = rules.set();
    int sum = 0;
    for (const Modifier& modifier : set.action(order.id).modifiers) {
        const int total = modifier.add * count_of(rules, state, modifier.when, aim, side_of(order.id));
        sum += total;
        if (total != 0 && shown != nullptr) shown->push_back({modifier.when, static_cast<std::int16_t>(total), modifier.origin});
    }
    if (!order.napoleon) return sum;
    const Number& napoleon = order.id == ActionId::battery ? set.napoleon_battery : set.napoleon;
    if (shown != nullptr) shown->push_back({std::nullopt, static_cast<std::int16_t>(napoleon.value), napoleon.origin});
    return sum + napoleon.value;
}

TableId table_of(const Rules& rules, const State& state, ActionId id, const Aim& aim) {
    const auto& tables = rules.set().action(id).tables;
    for (const TableChoice& choice : tables)
        if (!choice.when || count_of(rules, state, *choice.when, aim, side_of(id)) > 0) return choice.id;
    return tables.back().id;
}

}  // namespace chapter

namespace {

[[nodiscard]] ActionId first_of(Seat side) { return side == french_seat ? ActionId::derlon : ActionId::orange; }
[[nodiscard]] ActionId end_of(Seat side) { return side == french_seat ? ActionId::orange : ActionId::pass; }

}  // namespace

void orders(const Rules& rules, const State& state, OrderList& list) {
    const bool charge = state.phase == french_seat && state.ney;
    const bool napoleon = state.phase == french_seat && !charge && !state.used[0];
    for (ActionId id = first_of(state.phase); id != end_of(state.phase); id = static_cast<ActionId>(index(id) + 1)) {
        const Rules::Gate& gate = rules.gate(id);
        if (gate.corps >= 0 && state.boxes[static_cast<std::size_t>(gate.corps)] == 0) continue;
        if (charge && !gate.charges) continue;
        if (!gate.needs.empty() && chapter::unmet_need(rules, state, id) != nullptr) continue;
        list.push_back({id, false});
        if (napoleon && gate.napoleon) list.push_back({id, true});
    }
    if (list.empty()) list.push_back({ActionId::pass, false});
}

}  // namespace fow::alliance
