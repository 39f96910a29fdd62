// W4.9-W4.11: artillery fire.
#include "chapters.hpp"

namespace fow::chapter {

void fire(Step step, const Fire& action) {
    const Rules& rules = step.rules;
    State& state = step.state;
    const UnitId gun = *state.unit_at(action.from);
    const UnitId target = *state.unit_at(action.to);
    const bool destroyed = rules.profile(target).kind != Kind::light_infantry;
    state.fought_this_turn = true;
    show(state, target, destroyed ? Knowledge::all : Knowledge::light_infantry);
    step.tell([&](Viewer viewer) {
        SeenPiece seen = see_shown(rules, state, viewer, target);
        const bool known = rules.options().memory && state.mark(target).seen == 2;
        if (!destroyed && !known && !sits(viewer, rules.profile(target).seat)) {
            seen.knowledge = Knowledge::light_infantry;  // W4.10: its strength is not shown
            seen.unit.reset();
            seen.strength = 0;
        }
        return Fired{see(rules, state, viewer, gun), action.from, seen, action.to, destroyed};
    });
    if (!destroyed) return;
    put(rules, state, target, Place::eliminated);
    step.tell([&](Viewer viewer) { return Eliminated{see_shown(rules, state, viewer, target), action.to}; });
}

}  // namespace fow::chapter
