// A yardstick for computed players: does what is best at once, by what fights and fire gain, and ignores the enemy's turn.
#pragma once

#include <cstdint>

#include "games/callipers/engine/rules.hpp"

namespace fow::callipers {

/// `view` must be of a seat that decides. `seed` chooses among orders that are about equally good.
[[nodiscard]] Action greedy_action(const Rules& rules, const View& view, std::uint64_t seed);

}  // namespace fow::callipers
