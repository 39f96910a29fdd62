// A computed player of the classic game and its variants.
#pragma once

#include <span>
#include <vector>

#include "core/opponent.hpp"
#include "games/stratego/engine/rules.hpp"

namespace fow::stratego {

using Answer = AnswerOf<Action>;

/// What that mind does now. `view` must be of a seat that decides; `heard`: all that this seat has heard, oldest first.
[[nodiscard]] Answer think(const Rules& rules, const View& view, std::span<const Line> heard, const Mind& mind, Budget budget);
/// The whole army as that mind sets it up around the pieces in `standing`, which belong to that side and stay. Another seed gives another
/// army. The army obeys C1.7 if those pieces allow it.
[[nodiscard]] std::vector<Place> completed_army(const Rules& rules, Seat side, const std::vector<Place>& standing, const Mind& mind);
/// The budget of a level.
[[nodiscard]] Budget budget_of(Level level);
/// The styles of this game.
[[nodiscard]] std::vector<Style> styles_of_game();

}  // namespace fow::stratego
