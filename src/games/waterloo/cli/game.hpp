// What Waterloo brings to `fow`.
#pragma once

#include "cli/run.hpp"

namespace fow::waterloo::commands {

/// Its commands, in the order of `fow --help`.
[[nodiscard]] cli::GameCommands waterloo_game();

}  // namespace fow::waterloo::commands
