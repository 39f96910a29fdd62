// A yardstick for computed players: does what is best at once, by morale and casualties alone.
#pragma once

#include <cstdint>

#include "games/alliance/engine/rules.hpp"

namespace fow::alliance {

/// `view` must be of a seat that decides. `seed` chooses among actions that are about equally good.
[[nodiscard]] Action greedy_action(const Rules& rules, const View& view, std::uint64_t seed);

}  // namespace fow::alliance
