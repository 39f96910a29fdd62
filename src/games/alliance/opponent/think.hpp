// A computed player of La Belle Alliance.
#pragma once

#include <span>
#include <vector>

#include "core/opponent.hpp"
#include "games/alliance/engine/rules.hpp"

namespace fow::alliance {

using Answer = AnswerOf<Action>;

/// What that mind does now. `view` must be of a seat that decides. Everything is open (L13.1), so nothing follows from `heard`.
[[nodiscard]] Answer think(const Rules& rules, const View& view, std::span<const Line> heard, const Mind& mind, Budget budget);
/// The budget of a level.
[[nodiscard]] Budget budget_of(Level level);
/// The styles of this game.
[[nodiscard]] std::vector<Style> styles_of_game();

}  // namespace fow::alliance
