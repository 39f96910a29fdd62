// A game in numbers.
#pragma once

#include "games/callipers/screens/statistics_screen.hpp"
#include "games/callipers/stages/stages.hpp"

namespace fow::callipers::stages {

[[nodiscard]] screens::StatisticsModel statistics_model(const Session& session);
/// Whether an event is a turning point of a game: a piece lost, a farm taken, the end.
[[nodiscard]] bool is_turning(const Event& event);

}  // namespace fow::callipers::stages
