// A game in numbers.
#pragma once

#include "games/alliance/screens/statistics_screen.hpp"
#include "games/alliance/stages/names.hpp"

namespace fow::app::alliance {

[[nodiscard]] ui::alliance::StatisticsModel statistics_model(const Session& session);
/// Whether an event is a turning point of a game: a rout test, a place taken, Ney's charge, the clock, the end.
[[nodiscard]] bool is_turning(const Event& event);

/// The page with the statistics of a game.
struct CountedGame {
    ui::alliance::StatisticsModel model;
    ui::alliance::StatisticsScreen screen;
};

}  // namespace fow::app::alliance
