// The computed player of Waterloo: what it does, and what it thinks of an action and of the pieces that it does not know.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/appraisal.hpp"
#include "core/opponent.hpp"
#include "games/waterloo/engine/rules.hpp"
#include "games/waterloo/view/deductions.hpp"

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

/// A yardstick for computed players: does what is best at once, by the odds of that one action. `view` must be of a seat that decides.
/// `seed` chooses among actions that are about equally good.
[[nodiscard]] Action greedy_action(const Rules& rules, const PlayerView& view, std::uint64_t seed);

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
