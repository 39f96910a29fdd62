// Positions as text, for terminals and tests.
#pragma once

#include <string>

#include "games/callipers/engine/rules.hpp"

namespace fow::callipers {

/// A position. Ends with a newline.
[[nodiscard]] std::string text_of(const Rules& rules, const State& state);

}  // namespace fow::callipers
