// Squares by name.
#pragma once

#include <string_view>

#include "games/waterloo/view/square.hpp"

namespace fow::testing {

using namespace waterloo;

/// "e4"; must be a square.
[[nodiscard]] inline Square at(std::string_view text) { return *square_from_text(text); }

}  // namespace fow::testing
