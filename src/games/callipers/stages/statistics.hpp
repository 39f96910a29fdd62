// A game in numbers.
#pragma once

#include "games/callipers/stages/stages.hpp"
#include "ui/pages/statistics_page.hpp"

namespace fow::callipers::stages {

/// Losses by turn, by cause and by arm, dice against their expected results.
[[nodiscard]] ui::Numbers numbers_of(const Session& session);
/// Whether an event is a turning point of a game: a piece lost, a farm taken, the end.
[[nodiscard]] bool is_turning(const Event& event);

}  // namespace fow::callipers::stages
