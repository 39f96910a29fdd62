// The pieces taken off, by rank: both players know them (C3.7).
#pragma once

#include <SDL.h>

#include "games/stratego/screens/words.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

/// A tray with a column for each rank and a row for each side; `rect` as TableLayout::tray.
void draw_losses(Window& window, const SDL_FRect& rect, const RuleSet& rules, const View& view);

/// "Blue has lost 3 Scouts and 1 Miner."
[[nodiscard]] std::string losses_text(const View& view, Seat side);

}  // namespace fow::stratego::screens
