// Starts the windowed program from its command line.
#pragma once

#include <span>

#include "app/system.hpp"

namespace fow::app {

/// Runs the program with these games, the first of them preselected, and returns its exit code. `games` must not be empty.
[[nodiscard]] int start(std::span<const OfferedGame> games, int argc, char** argv);

}  // namespace fow::app
