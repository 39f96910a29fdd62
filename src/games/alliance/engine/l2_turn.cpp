// L2: phases, choosing an action, its die.
#include "chapters.hpp"

namespace fow::alliance {

using namespace chapter;

Decider turn(const State& state) {
    switch (state.stage) {
        case Stage::action: return decider_of(state.phase);
        case Stage::casualty: return decider_of(owner_of(state.rest.front().code));
        case Stage::die:
        case Stage::test: return Decider::chance;
        case Stage::over: break;
    }
    return Decider::nobody;
}

namespace {

[[nodiscard]] std::optional<Violation> refusal_of(const Rules& rules, const State& state, const Take& take) {
    if (state.stage != Stage::casualty) return Violation{"L4.3", "No corps has to give a division now."};
    if (army_of(take.corps) != owner_of(state.rest.front().code) || take.corps == Corps::blucher)
        return Violation{"L4.3", "The division comes from a corps of the army that suffers the loss."};
    if (state.markers(take.corps) == 0) return Violation{"L4.3", "This corps has no division left."};
    if ((choices(rules, state) >> index(take.corps) & 1U) == 0)
        return Violation{"L4.2", "The division comes from the corps that the action names."};
    return std::nullopt;
}

/// L12.2
[[nodiscard]] std::optional<Violation> refusal_of_talk(const State& state, bool accepts) {
    if (state.stage == Stage::casualty) return Violation{"L12.2", "First choose the corps that loses the division."};
    if (accepts)
        return state.offer == other(state.phase) ? std::nullopt
                                                 : std::optional(Violation{"L12.2", "The other player has not offered a draw."});
    return state.offer == state.phase ? std::optional(Violation{"L12.2", "A draw is offered once in a phase."}) : std::nullopt;
}

}  // namespace

namespace chapter {

std::optional<Violation> refusal_of(const Rules& rules, const State& state, const Order& order) {
    if (state.stage == Stage::casualty) return Violation{"L4.3", "First choose the corps that loses the division."};
    if (order.id == ActionId::pass) {
        if (order.napoleon) return Violation{"L3.6", "Napoleon directs only an action."};
        return can_act(rules, state) ? std::optional(Violation{"L2.3", "You can act, so you must."}) : std::nullopt;
    }
    if (side_of(order.id) != state.phase) return Violation{"L2.1", "This is an action of the other player."};
    const ActionRule& card = rules.set().action(order.id);
    if (state.phase == french_seat && state.ney && !rules.gate(order.id).charges)
        return Violation{"L7.6", "In Ney's charge you must choose an action of Kellermann or Milhaud."};
    if (card.corps && state.markers(*card.corps) == 0) return Violation{"L2.4", "This corps has no marker."};
    if (const Condition* need = unmet_need(rules, state, order.id)) {
        const int count = need->number;
        switch (need->what) {
            case Word::last: return Violation{"L3.2", "A counter-attack answers the last action of the corps at which it strikes."};
            case Word::marker: return Violation{"L3.8", "The corps at which it strikes has no marker left."};
            case Word::guard_target: return Violation{"L5.4", "The target has no marker."};
            case Word::line: return Violation{"L6.2", "In square this corps can only redeploy to line."};
            case Word::square: return Violation{"L6.2", "This corps is in line already."};
            case Word::gave: return Violation{"L6.4", "This corps lost no division in the French phase just before."};
            case Word::captured: return Violation{"L6.4", "This place was not captured in the French phase just before."};
            case Word::unused: return Violation{"L3.7", "This card has been used."};
            case Word::battery_min:
                return Violation{order.id == ActionId::battery ? "L2.4" : rule_of(order.id),
                                 "The Grand Battery needs {count} or more markers.", count};
            case Word::guns_open:
                return Violation{rule_of(order.id), "Until Afternoon d'Erlon covers the guns, as long as he has more than {count} markers.",
                                 count};
            case Word::prussians_min:
                return Violation{rule_of(order.id), "This needs {count} or more Prussian divisions on the battlefield.", count};
            case Word::french_casualties_min: return Violation{rule_of(order.id), "This needs {count} or more French casualties.", count};
            case Word::plancenoit_prussian: return Violation{rule_of(order.id), "Plancenoit is not Prussian."};
            default: return Violation{rule_of(order.id), "The condition on the card is not met."};
        }
    }
    if (!order.napoleon) return std::nullopt;
    if (!card.napoleon) return Violation{"L3.5", "Napoleon cannot direct this action."};
    if (state.ney) return Violation{"L7.6", "Napoleon does not direct Ney's charge."};
    if (state.used[0]) return Violation{"L3.5", "Napoleon has been used."};
    return std::nullopt;
}

bool can_act(const Rules& rules, const State& state) {
    OrderList list;
    orders(rules, state, list);
    return list[0].id != ActionId::pass;
}

}  // namespace chapter

std::optional<Violation> check(const Rules& rules, const State& state, const Action& action) {
    if (state.stage == Stage::over) return Violation{"L12.1", "The game is over."};
    if (turn(state) == Decider::chance) return Violation{"L13.2", "The die is rolled first."};
    if (const auto* order = std::get_if<Order>(&action)) return refusal_of(rules, state, *order);
    if (const auto* take = std::get_if<Take>(&action)) return refusal_of(rules, state, *take);
    if (std::holds_alternative<OfferDraw>(action)) return refusal_of_talk(state, false);
    if (std::holds_alternative<AcceptDraw>(action)) return refusal_of_talk(state, true);
    return std::nullopt;
}

void legal(const Rules& rules, const State& state, ActionList& list) {
    if (state.stage != Stage::action && state.stage != Stage::casualty) return;
    if (state.stage == Stage::casualty) {
        const CorpsSet from = choices(rules, state);
        for (int i = 0; i < box_count; ++i)
            if ((from >> i & 1) != 0) list.push_back(Take{static_cast<Corps>(i)});
    } else {
        OrderList found;
        orders(rules, state, found);
        for (const Order& order : found) list.push_back(order);
        if (!refusal_of_talk(state, false)) list.push_back(OfferDraw{});
        if (!refusal_of_talk(state, true)) list.push_back(AcceptDraw{});
    }
    list.push_back(Resign{});
}

void rolls(const Rules&, const State& state, RollList& list) {
    if (turn(state) != Decider::chance) return;
    const Roll::Kind kind = state.stage == Stage::die ? Roll::Kind::action : Roll::Kind::test;
    for (int face = 1; face <= die_faces; ++face) list.push_back({{kind, static_cast<std::uint8_t>(face)}, 1});
}

void apply(const Rules& rules, State& state, const Order& order, Listener* listener) {
    if (state.offer == other(state.phase)) state.offer.reset();  // any other act declines (L12.2)
    if (order.id == ActionId::pass) {
        state.last[state.phase] = order;
        tell(listener, ActionChosen{state.phase, order, {}, 0});
        return end_phase(rules, state, listener);
    }
    const ActionRule& card = rules.set().action(order.id);
    const Aim aim = aim_of(card, state);
    // The modifiers depend on the action of the phase before, so they are summed before this one replaces it.
    const int modifier = card.tables.empty() ? 0 : modifier_of(rules, state, order, aim, nullptr);
    state.last[state.phase] = order;
    if (order.napoleon) state.used[0] = true;  // before the die (L3.9)
    if (order.id == ActionId::wellington) state.used[1] = true;
    tell(listener, ActionChosen{state.phase, order, aim.target, modifier});
    if (card.tables.empty()) {
        do_deed(rules, state, card, listener);
        return settle(rules, state, listener);
    }
    state.table = table_of(rules, state, order.id, aim);
    state.target = aim.target;
    state.modifier = static_cast<std::int16_t>(modifier);
    state.stage = Stage::die;
}

void apply(const Rules& rules, State& state, const Take& take, Listener* listener) {
    Effect& effect = state.rest.front();
    if (--effect.times == 0) state.rest.pop_front();
    lose_division(rules, state, take.corps, true, listener);
    record_row(rules, state, listener);
}

void apply(const Rules& rules, State& state, const Action& action, Listener* listener) {
    assert(!check(rules, state, action));
    if (const auto* order = std::get_if<Order>(&action)) return apply(rules, state, *order, listener);
    if (const auto* take = std::get_if<Take>(&action)) return apply(rules, state, *take, listener);
    if (std::holds_alternative<OfferDraw>(action)) {
        state.offer = state.phase;  // replaces the other player's offer, which it declines
        return tell(listener, DrawOffered{state.phase});
    }
    if (std::holds_alternative<AcceptDraw>(action)) return end_game(state, std::nullopt, Ending::agreed, listener);
    end_game(state, turn(state) == french_decider ? allied_seat : french_seat, Ending::resigned, listener);
}

void apply(const Rules& rules, State& state, const Roll& roll, Listener* listener) {
    assert(turn(state) == Decider::chance && roll.face >= 1 && roll.face <= die_faces);
    if (state.stage == Stage::test) return test_army(rules, state, roll.face, listener);
    const int total = roll.face + state.modifier;
    const Table& table = rules.set().table(state.table);
    state.rest = table.rows[table.row_of(total)].effects;
    if (listener != nullptr) {
        const Order order = *state.last[state.phase];
        tell(listener, DieRolled{order, roll.face, total, state.rest, order.id == ActionId::lobau && roll.face >= 5});
    }
    // No longer needed once the row is known: a position with a question must equal the one that is read back (L14.8).
    state.modifier = 0;
    state.table = TableId::derlon_lhs_allied;
    record_row(rules, state, listener);
}

View view_of(const Rules& rules, const State& state, Viewer) {
    View view{state, {}};
    ActionList list;
    legal(rules, state, list);
    view.legal.assign(list.begin(), list.end());
    return view;
}

}  // namespace fow::alliance
