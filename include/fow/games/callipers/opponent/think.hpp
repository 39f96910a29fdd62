// A computed player of Waterloo by callipers.
#pragma once

#include <span>
#include <vector>

#include "fow/core/opponent.hpp"
#include "fow/games/callipers/engine/rules.hpp"

namespace fow::callipers {

using Answer = AnswerOf<Action>;

/// What that mind does now. `view` must be of a seat that decides. Everything is open (K14.1), so nothing follows from `heard`.
[[nodiscard]] Answer think(const Rules& rules, const View& view, std::span<const Line> heard, const Mind& mind, Budget budget);
/// The budget that goes with a level.
[[nodiscard]] Budget budget_of(Level level);
/// The styles of this game.
[[nodiscard]] std::vector<Style> styles_of_game();

/// Some legal orders, the same for the same position, of all kinds that are of use: a game in which a piece may go to any yard has no
/// list of all of them. Ending the turn, standing, staying or naming no support is among them where it is an answer.
[[nodiscard]] std::vector<Action> orders_worth_trying(const Rules& rules, const View& view);

}  // namespace fow::callipers
