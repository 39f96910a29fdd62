// The games that `fow` offers, in the order in which it lists them; the first is the default.
#pragma once

#include <array>

#include "games/alliance/cli/game.hpp"
#include "games/callipers/cli/game.hpp"
#include "games/stratego/cli/game.hpp"
#include "games/waterloo/cli/game.hpp"

namespace fow::cli {

[[nodiscard]] inline auto games_of_fow() {
    return std::array{waterloo::commands::waterloo_game(), stratego::commands::stratego_game(), stratego::commands::duel_game(),
                      alliance::commands::alliance_game(), callipers::commands::callipers_game()};
}

}  // namespace fow::cli
