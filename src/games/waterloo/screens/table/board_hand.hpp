// Clicking and dragging on the board.
#pragma once

#include <SDL.h>

#include <optional>
#include <utility>

#include "games/waterloo/screens/table/board.hpp"

namespace fow::waterloo::screens {

/// Is there a piece of that seat on the square?
[[nodiscard]] bool own(const PlayerView& view, Seat seat, Square square);

/// What the player did on the board: a click on one square, or a piece dragged from one square to another.
struct BoardGesture {
    std::optional<Square> hovered;
    std::optional<Square> click;
    std::optional<Square> right_click;
    std::optional<std::pair<Square, Square>> drag;
    std::optional<Square> dragged_out;  ///< dropped outside the board
    std::optional<Square> carried;      ///< the square whose piece is being dragged
};
class BoardHand {
public:
    /// `may_carry`: may the piece on that square be dragged?
    template <class MayCarry>
    BoardGesture watch(Window& window, const SDL_FRect& area, const MayCarry& may_carry) {
        return watch(window, board_input(window, area), area, pressed_ && may_carry(*pressed_));
    }

private:
    BoardGesture watch(Window& window, const BoardInput& input, const SDL_FRect& area, bool carries);
    std::optional<Square> pressed_;
};

/// Is the pointer in that part of the window?
[[nodiscard]] bool pointer_in(const SDL_FRect& rect);

/// A piece under the pointer while it is dragged; `cell` = its size in pixels.
void draw_carried(Window& window, const SeenPiece& piece, const Roster& roster, float cell);

}  // namespace fow::waterloo::screens
