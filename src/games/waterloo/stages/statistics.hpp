// A battle in numbers.
#pragma once

#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/stages/stages.hpp"
#include "ui/pages/statistics_page.hpp"

namespace fow::waterloo::stages {

/// What each side had left, spent and lost, and the luck of the die. Computed from the truth: for finished games.
[[nodiscard]] ui::Numbers numbers_of(const Session& session);

}  // namespace fow::waterloo::stages
