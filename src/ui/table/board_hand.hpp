// The hand on the board: clicks, and pieces that are carried.
#pragma once

#include <SDL.h>

#include <optional>
#include <utility>

#include "ui/table/board.hpp"

namespace fow::ui {

/// A piece of that seat stands there.
[[nodiscard]] bool own(const PlayerView& view, Seat seat, Square square);

/// What the hand did on the board: a click on one square, or a piece carried from one place to another.
struct BoardGesture {
    std::optional<Square> hovered;
    std::optional<Square> click;
    std::optional<Square> right_click;
    std::optional<std::pair<Square, Square>> drag;
    std::optional<Square> dragged_out;  ///< let go beside the board
    std::optional<Square> carried;      ///< the square whose piece is in the hand now
};
class BoardHand {
public:
    /// `may_carry`: whether the piece of that square can be picked up.
    template <class MayCarry>
    BoardGesture watch(Window& window, const SDL_FRect& area, const MayCarry& may_carry) {
        return watch(board_input(window, area), area, window.board_turned(), pressed_ && may_carry(*pressed_));
    }

private:
    BoardGesture watch(const BoardInput& input, const SDL_FRect& area, bool turned, bool carries);
    std::optional<Square> pressed_;
};

/// The pointer is in that part of the window.
[[nodiscard]] bool pointer_in(const SDL_FRect& rect);

/// A piece under the pointer while it is carried; `cell` = its size in pixels.
void draw_carried(Window& window, const SeenPiece& piece, const Roster& roster, float cell);

}  // namespace fow::ui
