// What the classic game and its Duel bring to `fow`.
#pragma once

#include "cli/run.hpp"

namespace fow::stratego::commands {

/// Their commands, in the order of `fow --help`.
[[nodiscard]] cli::GameCommands stratego_game();
[[nodiscard]] cli::GameCommands duel_game();

}  // namespace fow::stratego::commands
