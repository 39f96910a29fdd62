#include "other_worlds.hpp"

#include <algorithm>

namespace fow::testing {

using namespace waterloo;
namespace {

bool knows_all(const State& state, UnitId unit) { return state.mark(unit).seen != 0 || state.whereabouts(unit).is(Place::eliminated); }

/// Whether the two can swap places and marks without the enemy noticing, and both worlds stay possible.
bool indistinguishable(const Rules& rules, const State& state, UnitId one, UnitId two) {
    const auto& a = rules.profile(one);
    const auto& b = rules.profile(two);
    if (knows_all(state, one) || knows_all(state, two)) return false;
    if (a.army != b.army || branch_of(a.kind) != branch_of(b.kind)) return false;
    // W13.3: the number of actions shows whether a commander has left the pursuit.
    if (state.pursuing && (a.kind == Kind::commander || b.kind == Kind::commander)) return false;
    const auto in_play = [&](UnitId unit) {
        const Whereabouts where = state.whereabouts(unit);
        return where.on_board() || where.is(Place::reserve) || where.rides() || where.is(Place::saved);
    };
    const auto unmarked = [&](UnitId unit) {
        const Marks& mark = state.mark(unit);
        return mark.weakened == 0 && mark.charged == 0 && mark.fresh == 0;
    };
    if (in_play(one) && in_play(two) && unmarked(one) && unmarked(two)) return true;
    if (state.whereabouts(one).is(Place::absent) || state.whereabouts(two).is(Place::absent)) return false;  // W14.3: both know
    // Heavy cavalry may also be off the board, weakened: each could be the other.
    return a.kind == Kind::heavy_cavalry && b.kind == Kind::heavy_cavalry && state.mark(one).weakened < b.strength &&
           state.mark(two).weakened < a.strength;
}

std::optional<Card> any_card(CardCounts counts, Dice& dice) {
    std::vector<Card> kinds;
    for (const Card card : cards)
        if (counts[card] > 0) kinds.push_back(card);
    return kinds.empty() ? std::nullopt : std::optional(dice.one_of(kinds));
}

/// Swaps a card of the hand with one that is face down elsewhere (W11.3).
void exchange_card(CardCounts& hand, CardCounts& elsewhere, Dice& dice) {
    const auto held = any_card(hand, dice);
    const auto hidden = any_card(elsewhere, dice);
    if (!held || !hidden) return;
    hand.remove(*held);
    hand.add(*hidden);
    elsewhere.remove(*hidden);
    elsewhere.add(*held);
}

/// W9.8: the Allied player took another card from the pile, and has not played it yet.
void take_another(State& world, Dice& dice) {
    const auto taken = any_card(world.taken, dice);
    const auto left = any_card(world.pile(), dice);
    if (!taken || !left || world.hand[allied_seat][*taken] == 0) return;
    world.taken.remove(*taken);
    world.hand[allied_seat].remove(*taken);
    world.taken.add(*left);
    world.hand[allied_seat].add(*left);
}

void exchange_cards(const Rules& rules, State& world, Viewer viewer, Dice& dice) {
    if (!rules.with_cards()) return;
    const bool pile_seen = viewer == allied_viewer && (world.phase == Phase::take_cards || !world.taken.empty());
    if (pile_seen) return;
    for (const Seat seat : seats) {
        if (sits(viewer, seat)) continue;
        if (!world.taken.empty() && seat == allied_seat) take_another(world, dice);
        if (!world.taken.empty()) continue;
        for (std::size_t i = dice.below(4); i > 0; --i) exchange_card(world.hand[seat], world.discarded[seat], dice);
        if (world.phase != Phase::draft || viewer != Viewer::onlooker) continue;
        CardCounts pack = rules.set().cards.pack - world.hand[french_seat] - world.hand[allied_seat] - world.pile();
        exchange_card(world.hand[seat], pack, dice);
    }
}

}  // namespace

State other_world(const Rules& rules, const State& state, const Difference& difference, Dice& dice) {
    State world = state;
    for (const Swap& swap : difference.swaps) {
        const Whereabouts one = world.whereabouts(swap.one);
        const Whereabouts two = world.whereabouts(swap.two);
        put(rules, world, swap.one, Place::absent);
        put(rules, world, swap.two, Place::absent);
        put(rules, world, swap.one, two);
        put(rules, world, swap.two, one);
        std::swap(world.mark(swap.one), world.mark(swap.two));
    }
    const bool fights = state.phase == Phase::defence || state.phase == Phase::battle_die || state.phase == Phase::frenzy_choice ||
                        state.phase == Phase::building_choice;
    if (fights) {
        world.fight.attacker = difference(state.fight.attacker);
        world.fight.defender = difference(state.fight.defender);
    }
    if (state.has_inspired) {
        world.has_inspired = true;  // taken off the board for a moment above
        world.inspired = difference(state.inspired);
    }
    exchange_cards(rules, world, difference.viewer, dice);
    for (const Seat seat : seats) {
        if (sits(difference.viewer, seat)) continue;
        if (world.line[seat] < 3) world.line[seat] = static_cast<std::uint8_t>((world.line[seat] + 1 + dice.below(2)) % 3);
        do world.orders[seat] = dice.one_of(all_orders);
        while (!may_be_given(world.orders[seat], rules.options().memory));
    }
    return world;
}

Difference random_difference(const Rules& rules, const State& state, Viewer viewer, Dice& dice) {
    Difference difference{viewer, {}};
    const std::size_t most = dice.once_in(2) ? 1 + dice.below(4) : max_units;
    for (const Seat seat : seats) {
        if (sits(viewer, seat)) continue;
        std::vector<UnitId> units;
        for (int i = rules.first_unit(seat); i < rules.end_unit(seat); ++i) units.emplace_back(i);
        dice.shuffle(units);
        for (std::size_t i = 0; i < units.size(); ++i)
            for (std::size_t j = i + 1; j < units.size() && difference.swaps.size() < most; ++j)
                if (difference(units[i]) == units[i] && difference(units[j]) == units[j] &&
                    indistinguishable(rules, state, units[i], units[j]))
                    difference.swaps.push_back({units[i], units[j]});
    }
    return difference;
}

bool told_apart(const Difference& difference, const State& before, const State& after, const std::vector<Event>& heard) {
    for (const Swap& swap : difference.swaps)
        for (const UnitId unit : {swap.one, swap.two}) {
            if (!knows_all(before, unit) && knows_all(after, unit)) return true;
            if (before.mark(unit).weakened != after.mark(unit).weakened) return true;  // W4.5, W13.6: both see the block
        }
    // Without memory a face leaves no mark, but it was heard.
    const auto shown = [&](const SeenPiece& piece) {
        return (piece.unit && difference(*piece.unit) != *piece.unit) || piece.knowledge == Knowledge::light_infantry;
    };
    for (const Event& event : heard) {
        if (const auto* fought = std::get_if<Fought>(&event))
            if (shown(fought->attacker) || shown(fought->defender)) return true;
        if (const auto* fired = std::get_if<Fired>(&event))
            if (shown(fired->target)) return true;
        // W13.1: everybody sees that a piece set aside is the commander in chief.
        if (std::holds_alternative<GameEnded>(event) || std::holds_alternative<PursuitBegan>(event)) return true;
    }
    return false;
}

Action secret_twin(const Rules& rules, const State& b, const Action& action, Dice& dice) {
    if (const auto* pick = std::get_if<DraftCards>(&action); pick != nullptr && pick->discard && dice.once_in(2))
        return DraftCards{*pick->discard, pick->keep};
    if (!std::holds_alternative<TakeCards>(action)) return action;
    ActionList list;
    legal(rules, b, list);
    for (;;)
        if (const Action& other = dice.one_of(list); std::holds_alternative<TakeCards>(other)) return other;
}

}  // namespace fow::testing
