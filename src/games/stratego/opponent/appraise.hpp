// What a computed player of the classic game and its variants thinks of an action, and of the pieces that it does not know.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/appraisal.hpp"
#include "core/opponent.hpp"
#include "games/stratego/engine/rules.hpp"
#include "games/stratego/view/believed.hpp"

namespace fow::stratego {

/// How good the action looks to that mind, compared with the best one. `view` must be of the seat that decides, the action one of its legal
/// ones; `heard`: all that this seat has heard, oldest first. Nothing for an action that is not a move.
[[nodiscard]] std::optional<Appraisal> appraise(const Rules& rules, const View& view, std::span<const Line> heard, const Mind& mind,
                                                Budget budget, const Action& action);
/// What that mind takes each enemy piece on the board for, in the order of the squares; a known piece has a single rank. `view` must be a
/// seat's, from the first turn on, no matter who moves.
[[nodiscard]] std::vector<Believed> believed(const Rules& rules, const View& view, std::span<const Line> heard, const Mind& mind);

}  // namespace fow::stratego
