// W4.9-W4.11 with W10.6-W10.8, W10.11 and W10.12: artillery fire at pieces and works.
#include "chapters.hpp"

namespace fow::waterloo::chapter {

Refusal check_turn(const Rules& rules, const State& state, const Fire& action) {
    if (auto refusal = check_actor(rules, state, action.from, &ActionKinds::fire)) return refusal;
    const auto& profile = rules.profile(*state.unit_at(action.from));
    if (profile.kind != Kind::artillery) return Violation{"W4.8", "Only artillery fires."};
    if (!state.occupied(other(state.mover)).contains(action.to)) return Violation{"W4.9", "The target must be an enemy piece."};
    if (state.buildings.contains(action.to)) return Violation{"W10.7", "Artillery cannot hit a piece in a building; fire at the building."};
    const bool hill = rules.hills().contains(action.from);
    if (sights(rules, state, action.from, profile.army).pieces.contains(action.to)) return std::nullopt;
    if (!hill && rules.hills().contains(action.to) && rules.profile(*state.unit_at(action.to)).kind == Kind::artillery)
        return Violation{"W10.11", "Artillery on a hill cannot be destroyed from level ground."};
    return hill ? Violation{"W10.12", "A gun on a hill does not reach that square."}
                : Violation{"W4.9", "Artillery hits the first piece straight ahead within its range."};
}

Refusal check_turn(const Rules& rules, const State& state, const Bombard& action) {
    if (auto refusal = check_actor(rules, state, action.from, &ActionKinds::fire)) return refusal;
    const auto& profile = rules.profile(*state.unit_at(action.from));
    if (profile.kind != Kind::artillery) return Violation{"W4.8", "Only artillery fires."};
    const auto work = standing_work(rules, state, action.to);
    if (!work) return Violation{"W10.6", "There is no building or village on that square."};
    if (!(rules.works()[*work].squares & state.occupied(profile.seat)).empty())
        return Violation{"W10.8", "Your piece is there: no shot at that building or village."};
    if (sights(rules, state, action.from, profile.army).tiles.contains(action.to)) return std::nullopt;
    return Violation{"W10.6", "That building or village is not in range and sight of the gun."};
}

void list_shots(const Rules& rules, const State& state, UnitId gun, ActionList& out) {
    const Square from = state.whereabouts(gun).square();
    const Sights seen = sights(rules, state, from, rules.profile(gun).army);
    for (const Square target : seen.pieces) out.push_back(Fire{from, target});
    for (const Square target : seen.tiles) out.push_back(Bombard{from, target});
}

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
            seen.knowledge = Knowledge::light_infantry;  // W4.10: the strength is not shown
            seen.unit.reset();
            seen.strength = 0;
        }
        return Fired{see(rules, state, viewer, gun), action.from, seen, action.to, destroyed};
    });
    if (!destroyed) return;
    put(rules, state, target, Place::eliminated);
    step.tell([&](Viewer viewer) { return Eliminated{see_shown(rules, state, viewer, target), action.to}; });
}

}  // namespace fow::waterloo::chapter
