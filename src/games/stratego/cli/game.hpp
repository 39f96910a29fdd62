// What the classic game and its variants bring to `fow`.
#pragma once

#include <vector>

#include "cli/run.hpp"

namespace fow::stratego::commands {

/// Their commands, each in the order of `fow --help`.
[[nodiscard]] std::vector<cli::GameCommands> stratego_games();

}  // namespace fow::stratego::commands
