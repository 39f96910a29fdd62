// A computed player of Waterloo.
#pragma once

#include <span>
#include <vector>

#include "core/opponent.hpp"
#include "games/waterloo/engine/rules.hpp"

namespace fow::waterloo {

using Answer = AnswerOf<Action>;

/// What that mind does now. `view` must be of a seat that decides; `heard`: all that this seat has heard, oldest first.
[[nodiscard]] Answer think(const Rules& rules, const PlayerView& view, std::span<const LogLine> heard, const Mind& mind, Budget budget);
/// The army as that mind sets it up around its pieces already on the board; the others stay in reserve. `view` must be of a seat that
/// sets up. Another seed gives another army.
[[nodiscard]] std::vector<PlaceUnit> completed_army(const Rules& rules, const PlayerView& view, const Mind& mind);
/// The budget of a level.
[[nodiscard]] Budget budget_of(Level level);
/// The styles of this game.
[[nodiscard]] std::vector<Style> styles_of_game();

}  // namespace fow::waterloo
