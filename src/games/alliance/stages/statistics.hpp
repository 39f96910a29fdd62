// A game in numbers.
#pragma once

#include "games/alliance/stages/stages.hpp"
#include "ui/pages/statistics_page.hpp"

namespace fow::alliance::stages {

/// Losses and morale by turn, what each corps did, dice against their expected results.
[[nodiscard]] ui::Numbers numbers_of(const Session& session);
/// Whether an event is a turning point of a game: a rout test, a place taken, Ney's charge, the clock, the end.
[[nodiscard]] bool is_turning(const Event& event);

}  // namespace fow::alliance::stages
