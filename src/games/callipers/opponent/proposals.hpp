// Orders worth considering: a piece may go to any yard, but a player looks only at some places.
#pragma once

#include "plan.hpp"

namespace fow::callipers::opponent {

/// Moves, turns and rides of the move step. Every one is legal.
[[nodiscard]] std::vector<Action> manoeuvres(const Rules& rules, const State& state, const Plan& plan);
/// Answers to the open question. Every one is legal, and there is at least one.
[[nodiscard]] std::vector<Action> answers(const Rules& rules, const State& state);

}  // namespace fow::callipers::opponent
