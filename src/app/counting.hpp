// The statistics of a battle as the page shows them.
#pragma once

#include "fow/engine/statistics.hpp"
#include "ui/screens/statistics_screen.hpp"

namespace fow::app {

[[nodiscard]] ui::StatisticsModel counted(const Session& session);

}  // namespace fow::app
