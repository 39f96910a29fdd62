// What a player wants to achieve with a turn as a whole.
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

}  // namespace fow::callipers::opponent
