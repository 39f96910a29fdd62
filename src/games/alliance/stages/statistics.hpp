// A game in numbers.
#pragma once

#include "games/alliance/screens/statistics_screen.hpp"
#include "games/alliance/stages/stages.hpp"

namespace fow::alliance::stages {

[[nodiscard]] screens::StatisticsModel statistics_model(const Session& session);
/// Whether an event is a turning point of a game: a rout test, a place taken, Ney's charge, the clock, the end.
[[nodiscard]] bool is_turning(const Event& event);

/// The page with the statistics of a game.
struct CountedGame {
    screens::StatisticsModel model;
    screens::StatisticsScreen screen;
};

}  // namespace fow::alliance::stages
