// What Waterloo by callipers brings to `fow`.
#pragma once

#include "cli/run.hpp"

namespace fow::callipers::commands {

/// Its commands, in the order of `fow --help`.
[[nodiscard]] cli::GameCommands callipers_game();

}  // namespace fow::callipers::commands
