// A position with nothing hidden.
#pragma once

#include "fow/engine/rules.hpp"

namespace fow {

/// Everything there is on the map. For finished games, and for positions that hold no secrets.
[[nodiscard]] PlayerView all_shown(const Rules& rules, const State& state);

}  // namespace fow
