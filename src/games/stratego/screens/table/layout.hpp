// Where board and column are on every screen with a board. Pure: window size in, rectangles out; nothing overlaps.
#pragma once

#include "games/stratego/screens/table/grid.hpp"

namespace fow::ui {
class Window;
}

namespace fow::stratego::screens {

/// Pixels.
struct TableLayout {
    SDL_FRect map;     ///< the sheet with its margins; pass it to draw_board()
    SDL_FRect column;  ///< right of it
    SDL_FRect tray;    ///< below the column: the pieces lost, or the state of the set-up
};
/// `width`, `height`: of the window, at least 1024x640. `scale`: Window::layout_scale(). `text`: how much larger the text is than that.
[[nodiscard]] TableLayout table_layout(int width, int height, float scale, float text, Grid::Size size);
[[nodiscard]] TableLayout table_layout(const Window& window, const RuleSet& rules);

[[nodiscard]] inline Grid::Size size_of(const RuleSet& rules) { return {rules.files, rules.ranks}; }

}  // namespace fow::stratego::screens
