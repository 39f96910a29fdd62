// The map with its pieces and marks, and the pointer over it.
#pragma once

#include <SDL.h>

#include <optional>
#include <vector>

#include "fow/view/player_view.hpp"
#include "ui/table/board_geometry.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// What is marked. Each meaning has its own shape, never just a colour.
struct BoardMarks {
    std::optional<Square> selected;  ///< its piece is drawn lifted
    std::optional<Square> hover;     ///< a thin frame
    std::optional<Square> cursor;    ///< the keyboard's corner marks
    std::vector<Square> moves;       ///< a dot
    std::vector<Square> attacks;     ///< a ring
    std::vector<Square> shots;       ///< a dashed line from `selected` and a crosshair
    std::vector<Square> bombards;    ///< a burst at the corner: the building or village there can be fired at (W10.8)
    std::vector<Square> picked;      ///< a pin: squares of the card being played
    std::optional<Square> inspired;  ///< a drum: Fighting spirit (W11.7)
    std::vector<Square> garrison;    ///< a bold dashed line around them: where the garrison goes (W12.4)
    std::vector<Square> entries;     ///< an open dot on the back row
    std::vector<Square> zone;        ///< a light wash: the set-up zone, a line of retreat
    std::vector<Square> warned;      ///< an exclamation mark (W15.4)
    std::vector<Square> faults;      ///< a large warning triangle: what cannot be played (W14.3)
    std::vector<Square> looked_at;   ///< an eye
    std::vector<Square> last_way;    ///< an arrow along the squares, first to last
    std::vector<Square> away;        ///< pieces not drawn here: the caller moves them
    bool hide_faces = false;         ///< draw friendly pieces by their backs too
    bool all_faces = false;          ///< show the face of every known piece: after the game
    bool still = false;              ///< a picture only: squares cannot be pointed at

    friend bool operator==(const BoardMarks&, const BoardMarks&) = default;
};

/// The squares with a piece on them.
[[nodiscard]] SquareSet covered_squares(const PlayerView& view);
[[nodiscard]] bool is_among(const std::vector<Square>& squares, Square square);

/// Draws under all cards, turned like the window, and registers the squares as "a1" to "l10". The map with its tiles and pieces is redrawn
/// only when it has changed.
void draw_board(Window& window, const SDL_FRect& area, const PlayerView& view, const Roster& roster, const BoardMarks& marks);

/// Draws the map with tiles, pieces, washes and the last way onto a texture as large as a sheet of that cell size; leaves out the live
/// marks.
void paint_board(Window& window, SDL_Texture& canvas, float cell, const PlayerView& view, const Roster& roster, const BoardMarks& marks);

/// What the pointer did on the board in this frame. Empty while a card or modal page is under the pointer.
struct BoardInput {
    std::optional<Square> hovered;
    std::optional<Square> pressed;  ///< left button pressed
    std::optional<Square> right_pressed;
    bool dragging = false;  ///< the left button is held and the pointer has moved
};
[[nodiscard]] BoardInput board_input(const Window& window, const SDL_FRect& area);

}  // namespace fow::ui
