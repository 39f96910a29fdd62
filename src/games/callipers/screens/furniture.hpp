// Where map, steps and column are on every screen with the map, and what is around the map: the dial of time and losses, and the purse of
// men and guns.
#pragma once

#include <SDL.h>

#include "games/callipers/screens/words.hpp"
#include "ui/window/window.hpp"

namespace fow::callipers::screens {

/// The dial and the purse side by side, across the current card. Registers "dial" and "purse". `purse`: of the side in turn.
void draw_dial(Window& window, const View& view, const RuleSet& rules, bool purse);
/// Guns of the side in turn that have neither moved nor fired.
[[nodiscard]] int guns_left(const View& view, const RuleSet& rules);

/// Pixels.
struct TableLayout {
    SDL_FRect map;
    SDL_FRect steps;   ///< a strip below the map; empty without steps
    SDL_FRect column;  ///< right of both
};
/// `width`, `height`: of the window, at least 1024x640. `scale`: Window::scale(). `steps`: room for the strip. Pure: nothing overlaps.
[[nodiscard]] TableLayout table_layout(int width, int height, float scale, bool steps = true);
[[nodiscard]] TableLayout table_layout(const Window& window, bool steps = true);

}  // namespace fow::callipers::screens
