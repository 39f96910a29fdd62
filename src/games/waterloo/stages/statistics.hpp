// A battle in numbers.
#pragma once

#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/screens/replay/statistics_screen.hpp"
#include "games/waterloo/stages/stages.hpp"

namespace fow::waterloo::stages {

[[nodiscard]] screens::StatisticsModel statistics_model(const Session& session);

/// The page with the statistics of a battle.
struct Counted {
    screens::StatisticsModel model;
    screens::StatisticsScreen screen;
};

}  // namespace fow::waterloo::stages
