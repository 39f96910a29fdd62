// The strengths of a fight written out with all that adds to them (W10.5, W10.10, W11.7, W12.6).
#pragma once

#include <string>

#include "fow/view/chances.hpp"

namespace fow::ui {

/// "4", "3 + 1 fortified = 4", "6 less 2 weakened + 1 hill = 5", "5 + 1 hill + 1 spirit = 6 at most".
/// `weakened` blocks are already taken off `might.printed`.
[[nodiscard]] std::string sum_text(const PlayerView& view, const FightingStrength& might, int weakened = 0);

}  // namespace fow::ui
