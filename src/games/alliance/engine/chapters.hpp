// What the chapters of the engine ask of each other, private to the engine.
#pragma once

#include "games/alliance/engine/rules.hpp"

namespace fow::alliance::chapter {

inline void tell(Listener* listener, const Event& event) {
    if (listener == nullptr) return;
    for (const Viewer viewer : viewers) listener->on_event(viewer, event);
}

// L3: needs, targets, modifiers.
/// The target of an action.
struct Aim {
    std::optional<Corps> target;
    bool first = false;  ///< the target is the first of the card's list and has a marker
};
[[nodiscard]] Aim aim_of(const ActionRule& card, const State& state);
/// How often the condition holds: 0 or 1 unless it is a count. `side`: whose action it is.
[[nodiscard]] int count_of(const Rules& rules, const State& state, const Condition& condition, const Aim& aim, Seat side);
/// The first need of that action that is not met; null if all are.
[[nodiscard]] const Condition* unmet_need(const Rules& rules, const State& state, ActionId id);
/// The sum of the modifiers; those that apply are added to `shown`, if it is given.
[[nodiscard]] int modifier_of(const Rules& rules, const State& state, const Order& order, const Aim& aim, Few<ModifierShown, 7>* shown);
/// The action must have a table.
[[nodiscard]] TableId table_of(const Rules& rules, const State& state, ActionId id, const Aim& aim);
[[nodiscard]] std::optional<Violation> refusal_of(const Rules& rules, const State& state, const Order& order);
/// L2.3: whether anything but a pass is legal.
[[nodiscard]] bool can_act(const Rules& rules, const State& state);

// L4: recording.
/// Records the rest of the row, up to the end of the phase, a question (L4.3) or a rout test.
void record_row(const Rules& rules, State& state, Listener* listener);
void lose_division(const Rules& rules, State& state, Corps corps, bool chosen, Listener* listener);
void lose_morale(State& state, Seat army, bool last_marker, Listener* listener);
void set_square(State& state, Corps corps, bool square, Listener* listener);
/// The corps that can give that casualty (L4.2, L4.3).
[[nodiscard]] CorpsSet sources_of(const Rules& rules, const State& state, Code casualty);

// L6: actions without a die.
void do_deed(const Rules& rules, State& state, const ActionRule& card, Listener* listener);

// L10 to L12.
/// After a row: the test for B, then rout tests, then the next phase.
void settle(const Rules& rules, State& state, Listener* listener);
void test_army(const Rules& rules, State& state, int face, Listener* listener);
void end_phase(const Rules& rules, State& state, Listener* listener);
void end_game(State& state, std::optional<Seat> winner, Ending ending, Listener* listener);

}  // namespace fow::alliance::chapter
