// What a computed player of Waterloo thinks of an action, and of the pieces that it does not know.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/appraisal.hpp"
#include "core/opponent.hpp"
#include "games/waterloo/engine/rules.hpp"
#include "games/waterloo/view/believed.hpp"

namespace fow::waterloo {

/// Whether a seat has anything to judge then: pieces are on the map, chance does not decide, and no cards are being chosen.
[[nodiscard]] bool can_be_judged(Phase phase);
/// How good the action looks to that mind, compared with the best one. `view` must be of the seat that decides, the action one of its legal
/// ones; `heard`: all that this seat has heard, oldest first. Nothing for talk, set-ups and the choice of cards.
[[nodiscard]] std::optional<Appraisal> appraise(const Rules& rules, const PlayerView& view, std::span<const LogLine> heard,
                                                const Mind& mind, Budget budget, const Action& action);
/// What that mind takes each enemy piece on the board for, in the order of the squares. `view` must be a seat's, from the first turn on,
/// and not while chance decides.
[[nodiscard]] std::vector<Believed> believed(const Rules& rules, const PlayerView& view, std::span<const LogLine> heard, const Mind& mind);

}  // namespace fow::waterloo
