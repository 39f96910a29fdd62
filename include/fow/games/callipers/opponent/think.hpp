// A computed player of Waterloo by callipers.
#pragma once

#include <span>
#include <vector>

#include "fow/core/opponent.hpp"
#include "fow/games/callipers/engine/rules.hpp"

namespace fow::callipers {

using Answer = AnswerOf<Action>;

/// What that mind does now. `view` must be of a seat that decides. Everything is open (K14.1);
/// `heard` only says whether the enemy has ever attacked or fired.
[[nodiscard]] Answer think(const Rules& rules, const View& view, std::span<const Line> heard, const Mind& mind, Budget budget);
/// The budget of a level.
[[nodiscard]] Budget budget_of(Level level);
/// The styles of this game.
[[nodiscard]] std::vector<Style> styles_of_game();

/// Some legal orders of every useful kind, the same ones for the same position: a piece may go to any yard, so not all orders can be
/// listed. Ending the turn, standing, staying and naming no support are included where they are possible answers.
[[nodiscard]] std::vector<Action> orders_worth_trying(const Rules& rules, const View& view);

}  // namespace fow::callipers
