// W7.1-W7.3 with W1.5, W1.7, W4.6 and W9.7: a turn, who may act in it, and what enters the board.
#include <array>
#include <bit>

#include "chapters.hpp"

namespace fow::waterloo::chapter {
namespace {

[[nodiscard]] Refusal check_phase(const State& state) {
    switch (state.phase) {
        case Phase::turn: return std::nullopt;
        case Phase::frenzy_choice: return Violation{"W8.9", "First the owner chooses which piece falls."};
        case Phase::building_choice: return Violation{"W10.9", "First the winner's owner chooses whom to attack."};
        case Phase::defence: return Violation{"W11.9", "First the attacked player answers."};
        case Phase::draft: return Violation{"W11.1", "First the cards are drafted."};
        case Phase::take_cards: return Violation{"W9.8", "First cards are taken from the discard pile."};
        case Phase::card: return Violation{"W11.2", "First the card is carried out."};
        case Phase::pursuit: return Violation{"W13.1", "The battle is over: cavalry pursues and covers the retreat."};
        default: return Violation{"W6.1", "The armies are still being set up."};
    }
}

/// W11.4-W11.10: the refusal of an action that the card in play does not allow.
[[nodiscard]] Violation card_violation(const Rules& rules, Card card) {
    switch (card) {
        case Card::initiative: return {"W11.5", "Initiative moves pieces once each, {count} at most.", rules.set().cards.movers};
        case Card::combined_attack: return {"W11.6", "Combined attack is one infantry attack, one cavalry attack and one shot."};
        case Card::grand_battery: return {"W11.10", "In a grand battery each gun of the connected group fires once."};
        default: return {"W11.4", "Reconnaissance only looks at pieces."};
    }
}

[[nodiscard]] bool may_return_now(const Rules& rules, const State& state, UnitId unit) {
    const Whereabouts where = state.whereabouts(unit);
    if (where.is(Place::reserve)) return !rules.late(unit) || state.turn >= rules.set().expert.late_turn;
    return (where.is(Place::withdrawn) || where.is(Place::regaining)) && !state.mark(unit).fresh;
}

using AllMarks = std::array<Marks, max_units>;
/// W4.6, W8.10: removes the marks of their owner's last turn from the units from `first` to before `end`. They are bytes, so that the
/// compiler can handle sixteen at a time.
void forget_last_turn(AllMarks& marks, int first, int end) {
    const auto lasting = std::bit_cast<std::uint8_t>(Marks{.seen = 3, .weakened = 7, .charged = 0, .fresh = 0, .picked = 1});
    auto bytes = std::bit_cast<std::array<std::uint8_t, max_units>>(marks);
    for (int i = first; i < end; ++i) bytes[static_cast<std::size_t>(i)] &= lasting;
    marks = std::bit_cast<AllMarks>(bytes);
}

/// W1.5: whether the mover can take any action of W7.2.
[[nodiscard]] bool any_action(const Rules& rules, const State& state) {
    ActionList actions;
    for (int i = rules.first_unit(state.mover); i < rules.end_unit(state.mover) && actions.empty(); ++i)
        legal_of(rules, state, UnitId(i), actions);
    return !actions.empty() || can_play_card(rules, state);
}

}  // namespace

Refusal check_actor(const Rules& rules, const State& state, Square from, bool ActionKinds::* kind) {
    const bool in_card = state.phase == Phase::card;
    if (!in_card)
        if (auto refusal = check_phase(state)) return refusal;
    if (!state.occupied(state.mover).contains(from)) return Violation{"W7.2", "You have no piece on that square."};
    const UnitId unit = *state.unit_at(from);
    if (in_card) return kinds_allowed_by_card(rules, state, unit).*kind ? std::nullopt : Refusal(card_violation(rules, state.playing.card));
    if (state.actions_left() < 1) return Violation{"W5.3", "No action is left in this turn."};
    return check_duty(rules, state, rules.profile(unit).army);
}

SquareSet entry_squares(const Rules& rules, const State& state, UnitId unit) {
    const auto& profile = rules.profile(unit);
    if (profile.army != Army::prussian)
        return rules.set().board.back_row[profile.seat] & ~state.occupied() & open_to(rules, state, profile.kind);
    EntryList entries;
    open_entries(rules, state, entries);
    SquareSet squares;
    for (const Square square : entries) squares.insert(square);
    return squares;
}

Refusal check_turn(const Rules& rules, const State& state, const Enter& action) {
    if (auto refusal = check_phase(state)) return refusal;
    if (action.unit.index() >= rules.unit_count() || rules.profile(action.unit).seat != state.mover)
        return Violation{"W7.2", "That is not your piece."};
    const Whereabouts where = state.whereabouts(action.unit);
    const Army army = rules.profile(action.unit).army;
    if (where.on_board()) return Violation{"W7.2", "That piece is already on the board."};
    if (where.is(Place::reserve) && army == Army::prussian) return Violation{"W9.1", "Prussian pieces are drawn at the end of a turn."};
    if (where.is(Place::eliminated) || where.is(Place::absent)) return Violation{"W8.4", "That piece is out of the game."};
    if (where.is(Place::set_aside) || where.is(Place::saved) || where.rides())
        return Violation{"W13.1", "That piece is out of the battle."};
    if (where.is(Place::reserve) && !may_return_now(rules, state, action.unit))
        return Violation{"W14.1", "That piece comes late: not before game turn {count}.", rules.set().expert.late_turn};
    if (!may_return_now(rules, state, action.unit))
        return where.is(Place::regaining) ? Violation{"W4.7", "It may return from your next turn on."}
                                          : Violation{"W8.10", "It may return from your next turn on."};
    if (!returns_free(rules, state, action.unit)) {
        if (state.actions_left() < 1) return Violation{"W5.3", "No action is left in this turn."};
        if (auto refusal = check_duty(rules, state, army)) return refusal;
    }
    if (!entry_squares(rules, state, action.unit).contains(action.square))
        return army == Army::prussian ? Violation{"W9.7", "Prussian pieces come back on an empty entry square."}
                                      : Violation{"W7.2", "A piece enters on an empty square of your back row."};
    return std::nullopt;
}

Refusal check_turn(const Rules& rules, const State& state, const TakeOff& action) {
    if (auto refusal = check_phase(state)) return refusal;
    if (!state.occupied(state.mover).contains(action.from)) return Violation{"W7.2", "You have no piece on that square."};
    const UnitId unit = *state.unit_at(action.from);
    if (rules.profile(unit).kind != Kind::heavy_cavalry || state.mark(unit).weakened == 0)
        return Violation{"W4.6", "Only weakened heavy cavalry may be taken off."};
    if (!can_take_off(rules, state, unit)) return Violation{"W4.6", "It charged this turn: wait until your next turn."};
    return std::nullopt;
}

Refusal check_turn(const Rules& rules, const State& state, const EndTurn&) {
    if (state.phase == Phase::pursuit) return std::nullopt;
    if (auto refusal = check_phase(state)) return refusal;
    if (state.actions_left() > 0 && owing(rules, state).count() > 0)
        return Violation{"W9.6", "A nation still owes an action in this turn."};
    return std::nullopt;
}

bool can_take_off(const Rules& rules, const State& state, UnitId unit) {
    const Marks& marks = state.mark(unit);
    return state.whereabouts(unit).on_board() && rules.profile(unit).kind == Kind::heavy_cavalry && marks.weakened > 0 &&
           marks.charged == 0;
}

void list_unit(const Rules& rules, const State& state, UnitId unit, ActionList& out, ActionKinds kinds) {
    const Whereabouts where = state.whereabouts(unit);
    const auto& profile = rules.profile(unit);
    if (where.on_board()) {
        if (kinds.move || kinds.attack) list_moves(rules, state, unit, out, kinds);
        if (kinds.fire && profile.kind == Kind::artillery) list_shots(rules, state, unit, out);
        return;
    }
    if (!may_return_now(rules, state, unit) || (where.is(Place::reserve) && profile.army == Army::prussian)) return;
    for (const Square square : entry_squares(rules, state, unit)) out.push_back(Enter{unit, square});
}

bool can_act_peacefully(const Rules& rules, const State& state, UnitId unit) {
    const Whereabouts where = state.whereabouts(unit);
    const auto& profile = rules.profile(unit);
    if (!where.on_board()) {
        if (where.is(Place::eliminated) || (where.is(Place::reserve) && profile.army == Army::prussian)) return false;
        return may_return_now(rules, state, unit) && !entry_squares(rules, state, unit).empty();
    }
    if (can_move(rules, state, unit)) return true;
    if (profile.kind != Kind::artillery) return false;
    const Sights seen = sights(rules, state, where.square(), profile.army);
    return !seen.pieces.empty() || !seen.tiles.empty();
}

void use_action(State& state, Army army) {
    ++state.actions_used;
    (army == Army::prussian ? state.prussian_acted : state.allied_acted) = true;
}

void begin_turn(Step step) {
    State& state = step.state;
    state.phase = Phase::turn;
    state.draw_offered_now = false;
    state.card_played = false;
    state.has_inspired = false;
    if (state.orders[state.mover] == Orders::silent) state.orders[state.mover] = Orders::ask;  // W15.3
    forget_last_turn(state.marks, step.rules.first_unit(state.mover), step.rules.end_unit(state.mover));
    set_budget(step.rules, state);
    step.tell([&](Viewer) { return TurnBegan{state.mover, state.turn, state.actions}; });
    test_conquest(step);  // W10.4: an army may be set up in a building
    if (offers_pile(step.rules, state)) state.phase = Phase::take_cards;
}

void end_turn(Step step) {
    State& state = step.state;
    const bool stuck = state.actions_used == 0 && !any_action(step.rules, state);
    step.tell([&](Viewer) { return TurnEnded{state.mover, state.actions_left()}; });
    state.draw_pending = state.draw_offered_now;
    if (state.mover == state.first_mover) {
        state.stuck_before = stuck;
        state.mover = other(state.mover);
        begin_turn(step);
        return;
    }
    state.quiet_turns = state.fought_this_turn ? 0 : static_cast<std::uint8_t>(state.quiet_turns + 1);
    state.fought_this_turn = false;
    const TurnRules& turns = step.rules.set().turns;
    if (stuck && state.stuck_before) return finish(step, std::nullopt, Ending::nobody_can_act);
    if (state.quiet_turns >= turns.quiet_turn_limit) return finish(step, std::nullopt, Ending::quiet_turns);
    if (step.rules.options().nightfall && state.turn >= turns.nightfall_turn) return finish(step, std::nullopt, Ending::nightfall);
    if (begin_arrival(step)) return;
    ++state.turn;
    begin_game_turn(step);
}

}  // namespace fow::waterloo::chapter
