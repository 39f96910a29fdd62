// A finished game in numbers.
#pragma once

#include "fow/games/stratego/engine/session.hpp"
#include "games/stratego/screens/statistics_screen.hpp"

namespace fow::app::stratego {

/// Counts what was true: only for a game that is over (C4.6).
[[nodiscard]] ui::stratego::StatisticsModel statistics_model(const fow::stratego::Session& session);

/// The page with the statistics of a game.
struct CountedGame {
    ui::stratego::StatisticsModel model;
    ui::stratego::StatisticsScreen screen;
};

}  // namespace fow::app::stratego
