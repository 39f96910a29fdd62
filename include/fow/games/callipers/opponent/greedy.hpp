// A yardstick for computed players: does what is best at once, by what fights and fire gain, without a thought of the enemy's turn.
#pragma once

#include <cstdint>

#include "fow/games/callipers/engine/rules.hpp"

namespace fow::callipers {

/// `view` must be of a seat that decides. `seed` chooses among orders that are about as good.
[[nodiscard]] Action greedy_action(const Rules& rules, const View& view, std::uint64_t seed);

}  // namespace fow::callipers
