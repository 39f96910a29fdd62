// What is worth trying in a turn.
#pragma once

#include "games/waterloo/engine/rules.hpp"

namespace fow::waterloo::opponent {

/// The sensible actions of the mover in Phase::turn: no offers and the like, and only one of several equal entries. EndTurn is left out.
void choices(const Rules& rules, const State& state, ActionList& out);

/// The printed strength less the weakened blocks (W4.5).
[[nodiscard]] inline int strength_of(const Rules& rules, const State& state, UnitId unit) {
    return rules.profile(unit).strength - state.mark(unit).weakened;
}

}  // namespace fow::waterloo::opponent
