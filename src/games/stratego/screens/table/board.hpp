// The board with its pieces and marks, what the pointer does on it, and where it and the column are on the screen.
#pragma once

#include <SDL.h>
#include <imgui.h>
#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "games/stratego/screens/words.hpp"
#include "ui/widgets/movement.hpp"
#include "ui/widgets/square_grid.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

/// Where the squares of a board of any size are on the screen. Pure.
class Grid : public SquareGridOf<Square> {
public:
    Grid(const SDL_FRect& area, Size size, bool turned, const Lens& lens = {}) : SquareGridOf(area, size, turned, margin_for, lens) {}

    /// Small squares get a wider margin, in which letters are still legible.
    [[nodiscard]] static float margin_for(float cell) {
        constexpr float legible = 16;
        return std::round(std::max(cell * 0.26F, std::min(legible, cell * 0.65F)));
    }
    /// Width and height of a sheet of that cell size, pixels.
    [[nodiscard]] static SDL_FPoint extent(Size size, float cell) { return extent_of(size, cell, margin_for); }
};

/// What is drawn on and around the squares beside the pieces.
struct TableMarks {
    std::optional<Square> hover;     ///< a light frame
    std::optional<Square> selected;  ///< its piece is raised
    std::vector<Square> moves;       ///< a dot
    std::vector<Square> attacks;     ///< a ring
    std::vector<Square> crossed;     ///< a cross: a limit on repetition forbids it (C2.4, C2.5)
    std::vector<Square> entries;     ///< an open dot: a piece can be put there
    std::vector<Square> zone;        ///< a light wash: the set-up zone
    std::vector<Move> ways;          ///< arrows: the last turns
    std::optional<Move> run;         ///< a dashed line: what a Scout passes
    std::vector<Square> away;        ///< pieces not drawn here: the caller moves them
    bool hide_faces = false;         ///< draw friendly pieces by their backs too
    bool all_faces = false;          ///< show the face of every known piece: after the game
    bool dimmed = false;             ///< darkened, to stand out less than what is drawn over it
    bool still = false;              ///< a picture only: squares cannot be pointed at
};

/// The board in that area as it is shown now: turned and enlarged like the window's.
[[nodiscard]] Grid grid_of(const Window& window, const SDL_FRect& area, const RuleSet& rules);

/// Draws under all cards and registers the squares as "a1" and so on. Ground and pieces are redrawn only when they have changed. Wheel,
/// pinch, the middle button and the keys + - O change what is shown.
void draw_board(Window& window, const SDL_FRect& area, const RuleSet& rules, const View& view, const TableMarks& marks);

/// Draws ground, pieces and ways, and none of the live marks, onto a texture as large as a sheet of that cell size.
void paint_board(Window& window, SDL_Texture& canvas, float cell, const RuleSet& rules, const View& view, const TableMarks& marks);

/// Clicking and dragging on the board.
using TableGesture = GestureOn<Square>;
class TableHand {
public:
    /// `may_carry`: may the piece on that square be dragged?
    template <class MayCarry>
    TableGesture watch(Window& window, const SDL_FRect& area, const RuleSet& rules, const MayCarry& may_carry) {
        const Grid grid = grid_of(window, area, rules);
        PointerOn<Square> pointer = pointer_on(grid);
        pointer.dragging = ImGui::IsMouseDragging(ImGuiMouseButton_Left);  // a piece is carried over cards too
        return hand_.watch(window, grid, pointer, may_carry);
    }

private:
    HandOn<Square> hand_;
};

/// How far a piece on its way is above it after that share, in squares: the same short steps for every rank, known or not.
[[nodiscard]] inline float march_rise(float share, int squares) { return 0.035F * rise_at(share, 2 + squares); }

/// A piece under the pointer while it is dragged; `cell` = its size in pixels.
void draw_in_hand(Window& window, const SeenPiece& piece, float cell);

/// Pixels.
struct TableLayout {
    SDL_FRect map;     ///< the sheet with its margins; pass it to draw_board()
    SDL_FRect column;  ///< right of it
    SDL_FRect tray;    ///< below the column: the pieces lost, or the state of the set-up
};
/// `width`, `height`: of the window, at least 1024x640. `scale`: Window::layout_scale(). `text`: how much larger the text is than that.
/// Pure: nothing overlaps.
[[nodiscard]] TableLayout table_layout(int width, int height, float scale, float text, Grid::Size size);
[[nodiscard]] TableLayout table_layout(const Window& window, const RuleSet& rules);

[[nodiscard]] inline Grid::Size size_of(const RuleSet& rules) { return {rules.files, rules.ranks}; }

}  // namespace fow::stratego::screens
