// L11, L12: the end of a phase, the time phase, the end of the game.
#include "chapters.hpp"

namespace fow::alliance::chapter {
namespace {

void forget_action(State& state) {
    state.target.reset();
    state.modifier = 0;
    state.table = TableId::derlon_lhs_allied;
    state.rest = {};
    state.tests = {};
}

void pass_time(State& state, bool prussians, Listener* listener) {
    state.time = state.time == Time::midday ? Time::afternoon : Time::evening;
    tell(listener, TimePassed{state.time, prussians});
}

}  // namespace

void end_phase(const Rules& rules, State& state, Listener* listener) {
    forget_action(state);
    state.stage = Stage::action;
    if (state.phase == french_seat) {
        state.phase = allied_seat;
        return;
    }
    const RuleSet& set = rules.set();
    if (!state.by_prussians && state.prussians >= set.time_prussians.value) {
        state.by_prussians = true;
        pass_time(state, true, listener);
    }
    if (!state.by_casualties && state.casualties.first + state.casualties.second >= set.time_casualties.value) {
        state.by_casualties = true;
        pass_time(state, false, listener);
    }
    state.french_phase = {};
    if (state.turn >= set.draw_after.value) return end_game(state, std::nullopt, Ending::limit, listener);  // L11.3
    ++state.turn;
    state.phase = french_seat;
}

void end_game(State& state, std::optional<Seat> winner, Ending ending, Listener* listener) {
    forget_action(state);
    state.offer.reset();
    state.stage = Stage::over;
    state.result = Result{winner, ending};
    tell(listener, GameEnded{*state.result});
}

}  // namespace fow::alliance::chapter
