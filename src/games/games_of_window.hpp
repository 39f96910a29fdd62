// The games that the window offers, in this order; the first is selected initially.
#pragma once

#include <array>

#include "app/system.hpp"
#include "games/alliance/stages/alliance_system.hpp"
#include "games/callipers/stages/callipers_system.hpp"
#include "games/stratego/stages/stratego_system.hpp"
#include "games/waterloo/stages/waterloo_system.hpp"

namespace fow::app {

[[nodiscard]] inline auto games_of_window() {
    return std::array{waterloo::stages::waterloo_game(), stratego::stages::stratego_game(), stratego::stages::duel_game(),
                      alliance::stages::alliance_game(), callipers::stages::callipers_game()};
}

}  // namespace fow::app
