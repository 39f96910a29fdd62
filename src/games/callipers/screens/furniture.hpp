// What is around the map: the dial of time and losses, and the purse of men and guns.
#pragma once

#include "games/callipers/screens/words.hpp"
#include "ui/window/window.hpp"

namespace fow::callipers::screens {

/// The dial and the purse side by side, across the current card. Registers "dial" and "purse". `purse`: of the side in turn.
void draw_dial(Window& window, const View& view, const RuleSet& rules, bool purse);
/// Guns of the side in turn that have neither moved nor fired.
[[nodiscard]] int guns_left(const View& view, const RuleSet& rules);

}  // namespace fow::callipers::screens
