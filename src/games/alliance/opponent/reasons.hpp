// Why a player does what it does, in one sentence that uses only what everybody sees.
#pragma once

#include <string>

#include "games/alliance/engine/rules.hpp"

namespace fow::alliance::opponent {

/// "Uxbridge strikes back at d'Erlon, who has just attacked." `choices`: how many there were. The action is an Order or a Take.
[[nodiscard]] std::string reason_for(const Rules& rules, const State& state, const Action& action, std::size_t choices);

}  // namespace fow::alliance::opponent
