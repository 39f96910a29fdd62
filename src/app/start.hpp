// The window from its command line on.
#pragma once

#include <span>

#include "app/system.hpp"

namespace fow::app {

/// Runs the program with these games, of which the first is chosen at first, and returns its exit code. `games` must not be empty.
[[nodiscard]] int start(std::span<const OfferedGame> games, int argc, char** argv);

}  // namespace fow::app
