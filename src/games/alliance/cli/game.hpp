// What La Belle Alliance brings to `fow`.
#pragma once

#include "cli/run.hpp"

namespace fow::alliance::commands {

/// Its commands, in the order of `fow --help`.
[[nodiscard]] cli::GameCommands alliance_game();

}  // namespace fow::alliance::commands
