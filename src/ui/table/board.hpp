// The map with the pieces on it, what is marked on it, and the pointer over it.
#pragma once

#include <SDL.h>

#include <optional>
#include <vector>

#include "fow/view/player_view.hpp"
#include "ui/table/board_geometry.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// What is marked. A shape for each meaning, never a colour alone.
struct BoardMarks {
    std::optional<Square> selected;  ///< its piece is lifted
    std::optional<Square> hover;     ///< a thin frame
    std::optional<Square> cursor;    ///< the keyboard's corner marks
    std::vector<Square> moves;       ///< a dot
    std::vector<Square> attacks;     ///< a ring
    std::vector<Square> shots;       ///< a dashed line from `selected` and a cross hair
    std::vector<Square> bombards;    ///< a burst at the corner: the building or village there can be shot at (W10.8)
    std::vector<Square> picked;      ///< a pin: squares of the card being played
    std::optional<Square> inspired;  ///< a drum: Fighting spirit (W11.7)
    std::vector<Square> garrison;    ///< a bold dashed line round them: where the garrison goes (W12.4)
    std::vector<Square> entries;     ///< an open dot on the back row
    std::vector<Square> zone;        ///< a light wash: the set-up zone, a line of retreat
    std::vector<Square> warned;      ///< an exclamation mark (W15.4)
    std::vector<Square> faults;      ///< a large warning triangle: what cannot be played (W14.3)
    std::vector<Square> looked_at;   ///< an eye
    std::vector<Square> last_way;    ///< an arrow along the squares, first to last
    std::vector<Square> away;        ///< pieces not drawn: the caller moves them
    bool hide_faces = false;         ///< own pieces by their backs too
    bool all_faces = false;          ///< whatever is known, by its face: after the game
    bool still = false;              ///< a picture: its squares cannot be pointed at

    friend bool operator==(const BoardMarks&, const BoardMarks&) = default;
};

/// Where a piece stands.
[[nodiscard]] SquareSet covered_squares(const PlayerView& view);
[[nodiscard]] bool is_among(const std::vector<Square>& squares, Square square);

/// Draws under all cards, turned as the window is, and registers the squares as "a1" to "l10".
/// The map with its tiles and pieces is drawn anew only when something on it changed.
void draw_board(Window& window, const SDL_FRect& area, const PlayerView& view, const Roster& roster, const BoardMarks& marks);

/// The map with its tiles, pieces, washes and the last way onto a texture of its own, as large as the sheet of that cell; what is
/// under the pointer is left out.
void paint_board(Window& window, SDL_Texture& canvas, float cell, const PlayerView& view, const Roster& roster, const BoardMarks& marks);

/// What the pointer did on the board in this frame. Nothing while a card or a modal is under the pointer.
struct BoardInput {
    std::optional<Square> hovered;
    std::optional<Square> pressed;  ///< left button went down
    std::optional<Square> right_pressed;
    bool dragging = false;  ///< the left button is held and the pointer has moved
};
[[nodiscard]] BoardInput board_input(const Window& window, const SDL_FRect& area);

}  // namespace fow::ui
