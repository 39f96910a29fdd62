// The games that the window offers, in this order; the first is selected initially.
#pragma once

#include <vector>

#include "app/system.hpp"
#include "games/alliance/stages/alliance_system.hpp"
#include "games/callipers/stages/callipers_system.hpp"
#include "games/stratego/stages/stratego_system.hpp"
#include "games/waterloo/stages/waterloo_system.hpp"

namespace fow::app {

[[nodiscard]] inline std::vector<OfferedGame> games_of_window() {
    std::vector<OfferedGame> games = stratego::stages::stratego_games();
    games.insert(games.begin(), waterloo::stages::waterloo_game());
    games.push_back(alliance::stages::alliance_game());
    games.push_back(callipers::stages::callipers_game());
    return games;
}

}  // namespace fow::app
