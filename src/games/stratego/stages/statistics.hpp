// A finished game in numbers.
#pragma once

#include "games/stratego/engine/session.hpp"
#include "games/stratego/screens/statistics_screen.hpp"
#include "games/stratego/stages/stages.hpp"

namespace fow::stratego::stages {

/// Counts what was true: only for a game that is over (C4.6).
[[nodiscard]] screens::StatisticsModel statistics_model(const fow::stratego::Session& session);

/// The page with the statistics of a game.
struct CountedGame {
    screens::StatisticsModel model;
    screens::StatisticsScreen screen;
};

}  // namespace fow::stratego::stages
