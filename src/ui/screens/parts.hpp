// What several screens share: words for seats and times, the hand on the board, cards of the lines of retreat.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "fow/view/player_view.hpp"
#include "ui/desk/desk.hpp"
#include "ui/table/board.hpp"

namespace fow::ui {

[[nodiscard]] std::string clock_text(int minutes);  ///< "11:30"
[[nodiscard]] std::string army_name(Seat seat);     ///< "French", "Allied"
[[nodiscard]] std::string seated_name(Seat seat, const std::string& name);  ///< "Marie (French)"
[[nodiscard]] std::string sector_name(Sector sector);
[[nodiscard]] Army army_of(Seat seat);
/// A piece of that seat stands there.
[[nodiscard]] bool own(const PlayerView& view, Seat seat, Square square);

/// What a player is told of something asked for: that it is done, or why it is not.
struct Notice {
    Notice() = default;
    Notice(std::string refusal) : text(std::move(refusal)) {}
    static Notice of_success(std::string text);
    [[nodiscard]] bool empty() const { return text.empty(); }
    void clear() { text.clear(); }
    std::string text;
    bool done = false;
};
void notice_text(Desk& desk, const Notice& notice);

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
    BoardGesture watch(Desk& desk, const SDL_FRect& area, const MayCarry& may_carry) {
        return watch(board_input(desk, area), area, desk.board_turned(), pressed_ && may_carry(*pressed_));
    }

private:
    BoardGesture watch(const BoardInput& input, const SDL_FRect& area, bool turned, bool carries);
    std::optional<Square> pressed_;
};

/// The pointer is in that part of the window.
[[nodiscard]] bool pointer_in(const SDL_FRect& rect);

/// A piece under the pointer while it is carried; `cell` = its size in pixels.
void draw_carried(Desk& desk, const SeenPiece& piece, const Roster& roster, float cell);

/// A Line of Retreat card (W3), face up with the squares on a small map, or face down.
void draw_line_card(Desk& desk, ImDrawList& list, const SDL_FRect& rect, Seat seat, std::optional<Sector> sector,
                    const std::vector<Square>& squares, bool lit = false);

/// One beside the other with equal gaps: button `i` of `count` gets this width (units of scale 1).
[[nodiscard]] float share_of_room(Desk& desk, int count);

/// Drops the veil, in a game; `width` as in ButtonOptions. True when clicked.
[[nodiscard]] bool veil_button(Desk& desk, float width);
/// Says so, in a game; in a lesson nothing is secret.
void both_may_look(Desk& desk);

/// What is left of a column that may scroll, but never less than a few lines: then it has to.
[[nodiscard]] float rest_of_column(const Desk& desk);

/// An empty map for screens without a game.
void cover_desk(Desk& desk);

}  // namespace fow::ui
