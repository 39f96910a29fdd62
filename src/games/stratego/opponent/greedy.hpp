// A yardstick for computed players: does what is best at once, by the odds of that one action.
#pragma once

#include <cstdint>

#include "games/stratego/engine/rules.hpp"

namespace fow::stratego {

/// `view` must be of a seat that decides. `seed` chooses among actions that are about equally good.
[[nodiscard]] Action greedy_action(const Rules& rules, const View& view, std::uint64_t seed);

}  // namespace fow::stratego
