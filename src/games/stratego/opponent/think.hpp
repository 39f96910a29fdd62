// The computed player of the classic game and its variants: what it does, why, and what it thinks of an action and of unknown pieces.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/appraisal.hpp"
#include "core/opponent.hpp"
#include "games/stratego/engine/rules.hpp"
#include "games/stratego/view/deductions.hpp"
#include "search.hpp"

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

namespace fow::stratego::opponent {

/// Why a player does what it does, in one sentence that uses only what its own seat knows: "The Miner attacks b9: most likely a Bomb."
[[nodiscard]] Told reason_for(const Board& board, const Choice& choice);

}  // namespace fow::stratego::opponent

namespace fow::stratego {

/// A yardstick for computed players: does what is best at once, by the odds of that one action. `view` must be of a seat that decides.
/// `seed` chooses among actions that are about equally good.
[[nodiscard]] Action greedy_action(const Rules& rules, const View& view, std::uint64_t seed);

/// How good the action looks to that mind, compared with the best one. `view` must be of the seat that decides, the action one of its legal
/// ones; `heard`: all that this seat has heard, oldest first. Nothing for an action that is not a move.
[[nodiscard]] std::optional<Appraisal> appraise(const Rules& rules, const View& view, std::span<const Line> heard, const Mind& mind,
                                                Budget budget, const Action& action);
/// What that mind takes each enemy piece on the board for, in the order of the squares; a known piece has a single rank. `view` must be a
/// seat's, from the first turn on, no matter who moves.
[[nodiscard]] std::vector<Believed> believed(const Rules& rules, const View& view, std::span<const Line> heard, const Mind& mind);

}  // namespace fow::stratego
