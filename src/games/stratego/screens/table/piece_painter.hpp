// A piece as an upright block, on the board or in a tray.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include "games/stratego/screens/words.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

struct BlockLook {
    bool face = false;    ///< show the face (if the rank is known); else the back, with a small numeral if the rank is known
    bool lifted = false;  ///< selected: raised with a deeper shadow
    bool marks = false;   ///< small signs: has moved, went far, known to the enemy
    float alpha = 1;
};

/// The piece inside `rect` (pixels; a square, its cell) on that draw list. Drawn once for each look and size, then copied.
void draw_block(Window& window, ImDrawList& list, const SDL_FRect& rect, const SeenPiece& piece, const BlockLook& look = {});

/// The sign of that rank alone, in that colour (0xRRGGBB).
void draw_rank_sign(Window& window, ImDrawList& list, const SDL_FRect& rect, Rank rank, unsigned rgb);

/// The arms of that side, in its colour or another one.
void draw_arms(Window& window, ImDrawList& list, const SDL_FRect& rect, Seat side);

/// A piece of that side and rank as it comes out of the box.
[[nodiscard]] inline SeenPiece fresh_piece(Seat side, Rank rank) { return {side, rank, false, false, false}; }

}  // namespace fow::stratego::screens
