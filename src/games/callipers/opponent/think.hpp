// The computed player of Waterloo by callipers: what it does, why, and what it thinks of an order.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/appraisal.hpp"
#include "core/opponent.hpp"
#include "games/callipers/engine/rules.hpp"

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

namespace fow::callipers::opponent {

/// Why a player does what it does, in one sentence that uses only what everybody sees.
[[nodiscard]] Told reason_for(const Rules& rules, const State& state, const Action& action);

}  // namespace fow::callipers::opponent

namespace fow::callipers {

/// A yardstick for computed players: does what is best at once, by what fights and fire gain, and ignores the enemy's turn. `view` must be
/// of a seat that decides. `seed` chooses among orders that are about equally good.
[[nodiscard]] Action greedy_action(const Rules& rules, const View& view, std::uint64_t seed);

/// How good an order looks to that mind, compared with the best that it rules out. A piece may move before or after another, so a move is
/// compared with the other moves of its piece, and with leaving the piece where it stands: that is written as a move without a way, or as a
/// ride of the general to his own piece. An order that ends the moves, the fire or the turn is compared with what it gives up. `view` must
/// be of the seat that decides, the order legal. Nothing for offers, accepting and resigning. Everything is open (K14.1), so the judgement
/// also holds with open eyes.
[[nodiscard]] std::optional<Appraisal> appraise(const Rules& rules, const View& view, std::span<const Line> heard, const Mind& mind,
                                                Budget budget, const Action& action);

/// The reason for that order, which appraise() found better, in one sentence.
[[nodiscard]] Told why(const Rules& rules, const View& view, const Action& action);

}  // namespace fow::callipers
