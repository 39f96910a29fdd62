// L10: broken armies and rout tests.
#include "chapters.hpp"

namespace fow::alliance {

int test_modifier(const Rules& rules, const State& state, Seat army) {
    return rules.track_add(army, state.casualties[army]) + rules.set().time_adds[static_cast<std::size_t>(state.time)].value;
}

Seat tester(const State& state) { return state.tests[other(state.phase)] ? other(state.phase) : state.phase; }

namespace chapter {
namespace {

[[nodiscard]] bool is_broken(const Rules& rules, const State& state, Seat army) {
    return state.morale[army] == 0 || rules.broken(army, state.casualties[army]);
}

}  // namespace

void settle(const Rules& rules, State& state, Listener* listener) {
    // Both are on B: the army that is not in its own phase routs (L10.6).
    for (const Seat army : {other(state.phase), state.phase})
        if (is_broken(rules, state, army))
            return end_game(state, other(army), state.morale[army] == 0 ? Ending::morale : Ending::casualties, listener);
    if (state.tests.first || state.tests.second) {
        state.stage = Stage::test;
        return;
    }
    end_phase(rules, state, listener);
}

void test_army(const Rules& rules, State& state, int face, Listener* listener) {
    const Seat army = tester(state);
    const int modifier = test_modifier(rules, state, army);
    const bool passed = face + modifier <= state.morale[army];
    tell(listener, RoutTested{army, face, modifier, state.morale[army], passed});
    if (!passed) return end_game(state, other(army), Ending::rout, listener);
    state.tests[army] = false;
    if (!state.tests.first && !state.tests.second) end_phase(rules, state, listener);
}

}  // namespace chapter
}  // namespace fow::alliance
