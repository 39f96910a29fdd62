// Clicking and dragging on the board.
#pragma once

#include <SDL.h>

#include "games/waterloo/screens/table/board.hpp"

namespace fow::waterloo::screens {

/// Is there a piece of that seat on the square?
[[nodiscard]] bool own(const PlayerView& view, Seat seat, Square square);

using BoardGesture = GestureOn<Square>;
class BoardHand {
public:
    /// `may_carry`: may the piece on that square be dragged?
    template <class MayCarry>
    BoardGesture watch(Window& window, const SDL_FRect& area, const MayCarry& may_carry) {
        return hand_.watch(window, geometry_of(window, area), board_input(window, area), may_carry);
    }

private:
    HandOn<Square> hand_;
};

/// Is the pointer in that part of the window?
[[nodiscard]] bool pointer_in(const SDL_FRect& rect);

/// A piece under the pointer while it is dragged; `cell` = its size in pixels.
void draw_carried(Window& window, const SeenPiece& piece, const Roster& roster, float cell);

}  // namespace fow::waterloo::screens
