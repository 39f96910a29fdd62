// The games that `fow` offers, in the order in which it lists them; the first is the default.
#pragma once

#include <vector>

#include "games/alliance/cli/commands.hpp"
#include "games/callipers/cli/commands.hpp"
#include "games/stratego/cli/commands.hpp"
#include "games/waterloo/cli/commands.hpp"

namespace fow::cli {

[[nodiscard]] inline std::vector<GameCommands> games_of_fow() {
    std::vector<GameCommands> games = stratego::commands::stratego_games();
    games.insert(games.begin(), waterloo::commands::waterloo_game());
    games.push_back(alliance::commands::alliance_game());
    games.push_back(callipers::commands::callipers_game());
    return games;
}

}  // namespace fow::cli
