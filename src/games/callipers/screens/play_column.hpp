// The line in which orders are typed.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/callipers/screens/words.hpp"

namespace fow::callipers::screens {

/// Reads what a player has typed: the notation of records ("move:8:0,200"), the same with blanks and words ("move 8: 0 200",
/// "fire 22 23 on 44"), or for the piece in hand a distance and a direction ("120 north-east"). Nothing if it is no order. Pure.
[[nodiscard]] std::optional<Action> typed_order(std::string_view text, const RuleSet& rules, std::optional<int> in_hand);

}  // namespace fow::callipers::screens
