// What a player wants to achieve with a turn as a whole, and the orders worth considering.
#pragma once

#include <array>
#include <optional>

#include "fights.hpp"

namespace fow::callipers::opponent {

enum class Intent : std::uint8_t {
    mass,     ///< bring strength to the enemy's weak point
    silence,  ///< shoot the enemy's guns first
    hold,     ///< keep the farms and wait: time is on our side
    refuse,   ///< draw back the wing that the enemy is massing against
};

struct Plan {
    Intent intent = Intent::mass;
    std::optional<Point> aim{};  ///< of `mass`: where to go; of `refuse`: from where
    int target = -1;             ///< the enemy piece there
};
[[nodiscard]] Plan plan_of(const Rules& rules, const State& state, const Skill& skill);

/// Orders worth considering: a piece may go to any yard, but a player looks only at some places. Moves, turns and rides of the move step.
/// Every one is legal.
[[nodiscard]] std::vector<Action> manoeuvres(const Rules& rules, const State& state, const Plan& plan);
/// Answers to the open question. Every one is legal, and there is at least one.
[[nodiscard]] std::vector<Action> answers(const Rules& rules, const State& state);

}  // namespace fow::callipers::opponent
