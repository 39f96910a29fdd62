// A finished game in numbers.
#pragma once

#include "games/stratego/engine/session.hpp"
#include "games/stratego/stages/stages.hpp"
#include "ui/pages/statistics_page.hpp"

namespace fow::stratego::stages {

/// What each side had left, its fights, and how long its pieces stayed unknown. Counts what was true: only for a game that is over (C4.6).
[[nodiscard]] ui::Numbers numbers_of(const fow::stratego::Session& session);

}  // namespace fow::stratego::stages
