// The map with its pieces and marks, the pointer over it, and the map as a picture for export.
#pragma once

#include <SDL.h>
#include <imgui.h>
#include <cmath>
#include <optional>
#include <vector>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "games/waterloo/view/square.hpp"
#include "ui/widgets/square_grid.hpp"
#include "ui/window/picture_file.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

/// The map sheet: 12 x 10 squares. Where the squares are on the screen. Pure.
class BoardGeometry : public SquareGridOf<Square> {
public:
    BoardGeometry(const SDL_FRect& area, bool turned, const Lens& lens = {})
        : SquareGridOf(area, {file_count, rank_count}, turned, margin_for, lens) {}

    [[nodiscard]] static float margin_for(float cell) { return std::round(cell * 0.24F); }
    /// Width and height of a sheet of that cell size.
    [[nodiscard]] static SDL_FPoint size_for(float cell) { return extent_of({file_count, rank_count}, cell, margin_for); }

    friend bool operator==(const BoardGeometry& a, const BoardGeometry& b) {
        return a.field().x == b.field().x && a.field().y == b.field().y && a.cell() == b.cell() && a.turned() == b.turned();
    }
};

/// A line of retreat on the map (W3.2).
struct LineMark {
    SquareSet squares;
    Seat seat = french_seat;  ///< whose
    bool sure = true;         ///< a border in that side's colour with a flag; else hatched in pencil: it may be this one
    friend bool operator==(const LineMark&, const LineMark&) = default;
};
/// The lines of retreat of both sides, as far as the viewer knows them.
[[nodiscard]] std::vector<LineMark> lines_of(const PlayerView& view);

/// What is marked. Each meaning has its own shape, never just a colour.
struct BoardMarks {
    std::optional<Square> selected;         ///< its piece is drawn lifted
    std::optional<Square> hover;            ///< a thin frame
    std::optional<Square> cursor;           ///< the keyboard's corner marks
    std::vector<Square> moves;              ///< a dot
    std::vector<Square> attacks;            ///< a ring
    std::vector<Square> shots;              ///< a dashed line from `selected` and a crosshair
    std::vector<Square> bombards;           ///< a burst at the corner: the building or village there can be fired at (W10.8)
    std::vector<Square> picked;             ///< a pin: squares of the card being played
    std::optional<Square> inspired;         ///< a drum: Fighting spirit (W11.7)
    std::vector<Square> garrison;           ///< a bold dashed line around them: where the garrison goes (W12.4)
    std::vector<Square> entries;            ///< an open dot on the back row
    std::vector<Square> zone;               ///< a light wash: the set-up zone
    std::vector<LineMark> lines;            ///< lines of retreat, under the pieces and around them
    std::vector<Square> warned;             ///< an exclamation mark (W15.4)
    std::vector<Square> faults;             ///< a large warning triangle: what cannot be played (W14.3)
    std::vector<Square> looked_at;          ///< an eye
    std::vector<std::vector<Square>> ways;  ///< arrows, each along its squares; numbered if there are several
    std::vector<Square> away;               ///< pieces not drawn here: the caller moves them
    bool hide_faces = false;                ///< draw friendly pieces by their backs too
    bool all_faces = false;                 ///< show the face of every known piece: after the game
    bool dimmed = false;                    ///< darkened, to stand out less than what is drawn over it
    bool still = false;                     ///< a picture only: squares cannot be pointed at

    friend bool operator==(const BoardMarks&, const BoardMarks&) = default;
};

/// The map in that area as it is shown now: turned and enlarged like the window's.
[[nodiscard]] BoardGeometry geometry_of(const Window& window, const SDL_FRect& area);

/// Makes the map darker; `share` 0 to 1. Once it is 1, BoardMarks::dimmed is cheaper: the map is kept darkened.
void dim(ImDrawList& list, const SDL_FRect& map, float share);

/// The squares with a piece on them.
[[nodiscard]] SquareSet covered_squares(const PlayerView& view);
[[nodiscard]] bool is_among(const std::vector<Square>& squares, Square square);

/// Draws under all cards, as geometry_of() says, and registers the squares as "a1" to "l10". The map with its tiles and pieces is redrawn
/// only when it has changed. Wheel, pinch, the middle button and the keys + - O change what is shown.
void draw_board(Window& window, const SDL_FRect& area, const PlayerView& view, const Roster& roster, const BoardMarks& marks);

/// Draws the map with tiles, pieces, washes and the last way onto a texture as large as a sheet of that cell size; leaves out the live
/// marks.
void paint_board(Window& window, SDL_Texture& canvas, float cell, const PlayerView& view, const Roster& roster, const BoardMarks& marks);

using BoardInput = PointerOn<Square>;
[[nodiscard]] BoardInput board_input(const Window& window, const SDL_FRect& area);

/// Is there a piece of that seat on the square?
[[nodiscard]] bool own(const PlayerView& view, Seat seat, Square square);

/// Clicking and dragging on the board.
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

/// The map as a picture for export.
struct BoardPicture {
    const PlayerView& view;
    const Roster& roster;
    BoardMarks marks{};
    Caption caption{};
};
/// `cell`: size of a square, whole pixels. Opaque.
[[nodiscard]] Surface board_picture(Window& window, const BoardPicture& picture, float cell);

}  // namespace fow::waterloo::screens
