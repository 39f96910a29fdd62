// The orders worth considering, all of them legal: a piece may go to any yard, but a player looks only at some places.
#pragma once

#include "fights.hpp"

namespace fow::callipers::opponent {

/// Moves, turns and rides of the move step.
[[nodiscard]] std::vector<Action> manoeuvres(const Rules& rules, const State& state);
/// Answers to the open question; there is at least one.
[[nodiscard]] std::vector<Action> answers(const Rules& rules, const State& state);

}  // namespace fow::callipers::opponent
