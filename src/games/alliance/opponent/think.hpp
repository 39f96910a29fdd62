// The computed player of La Belle Alliance: what it does, why, and what it thinks of an action.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/appraisal.hpp"
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

namespace fow::alliance::opponent {

/// Why a player does what it does, from what everybody sees: "Uxbridge strikes back at d'Erlon, who has just attacked." `choices`: how many
/// there were. The action is an Order or a Take.
[[nodiscard]] std::vector<Told> reason_for(const Rules& rules, const State& state, const Action& action, std::size_t choices);

}  // namespace fow::alliance::opponent

namespace fow::alliance {

/// A yardstick for computed players: does what is best at once, by morale and casualties alone. `view` must be of a seat that decides.
/// `seed` chooses among actions that are about equally good.
[[nodiscard]] Action greedy_action(const Rules& rules, const View& view, std::uint64_t seed);

/// How good the action looks to that mind, compared with the best one. `view` must be of the seat that decides, the action one of its legal
/// ones. Nothing for offers, accepting and resigning. Everything is open (L13.1), so the judgement also holds with open eyes, as far as the
/// player looks ahead.
[[nodiscard]] std::optional<Appraisal> appraise(const Rules& rules, const View& view, std::span<const Line> heard, const Mind& mind,
                                                Budget budget, const Action& action);

/// The reason for that legal action: "Uxbridge strikes back at d'Erlon, who has just attacked." It must be an Order or a Take.
[[nodiscard]] std::vector<Told> why(const Rules& rules, const View& view, const Action& action);

}  // namespace fow::alliance
