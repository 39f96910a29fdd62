// What a greedy player would do; the truth is open to it.
#pragma once

#include "fow/core/pcg32.hpp"
#include "fow/engine/session.hpp"

namespace fow::test {

/// For whoever decides; a seat must.
[[nodiscard]] Action greedy_choice(const Rules& rules, const State& state, Pcg32& lots);

}  // namespace fow::test
