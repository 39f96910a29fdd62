// How an army is set up: by rules of thumb, for any board and any army (C1.4, C5.1).
#pragma once

#include <cstdint>
#include <vector>

#include "games/stratego/engine/rules.hpp"
#include "skill.hpp"

namespace fow::stratego::opponent {

/// All pieces of that side, beginning with the Flag. The same seed gives the same army; other seeds give others that are about as good.
/// Pieces that are `standing` stay where they are. The army is legal (C1.7) if these allow it.
[[nodiscard]] std::vector<Place> army_for(const Rules& rules, Seat side, Style style, std::uint64_t seed,
                                          const std::vector<Place>& standing = {});

}  // namespace fow::stratego::opponent
