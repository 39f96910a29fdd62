// What a computed player of La Belle Alliance thinks of an action. Everything is open (L13.1), so the judgement also holds with open eyes,
// as far as the player looks ahead.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/appraisal.hpp"
#include "core/opponent.hpp"
#include "games/alliance/engine/rules.hpp"

namespace fow::alliance {

/// How good the action looks to that mind, compared with the best one. `view` must be of the seat that decides, the action one of its legal
/// ones. Nothing for offers, accepting and resigning.
[[nodiscard]] std::optional<Appraisal> appraise(const Rules& rules, const View& view, std::span<const Line> heard, const Mind& mind,
                                                Budget budget, const Action& action);

/// The reason for that legal action, in one sentence: "Uxbridge strikes back at d'Erlon, who has just attacked." It must be an Order or a
/// Take.
[[nodiscard]] std::string why(const Rules& rules, const View& view, const Action& action);

}  // namespace fow::alliance
