// The layout of the play and pursuit screens, as pure functions: window size in, rectangles out, and nothing overlaps.
#pragma once

#include <SDL.h>

#include "games/waterloo/screens/table/board.hpp"

namespace fow::ui {
class Window;
}

namespace fow::waterloo::screens {

/// The play screen, in pixels.
struct PlayLayout {
    SDL_FRect clock;   ///< west of the map, at its left unless turned: 11:00 down to nightfall
    SDL_FRect map;     ///< the sheet with its margins; pass it to draw_board()
    SDL_FRect road;    ///< east of the map, at its right unless turned: the Prussian road and flag
    SDL_FRect column;  ///< right: turn and actions, selection, forecast, log
    SDL_FRect trays;   ///< reserve, withdrawn, taken, cards: below the map, or below the column if the map can be larger then
};
/// `width`, `height`: of the window, at least 1024x640. `scale`: Window::layout_scale(). `turned`: the map is seen from the north. `cards`:
/// the trays hold cards too.
[[nodiscard]] PlayLayout play_layout(int width, int height, float scale, bool turned, bool cards = true);
[[nodiscard]] PlayLayout play_layout(const Window& window);
/// For a battle as in that view: the same from its first turn to its end.
[[nodiscard]] PlayLayout play_layout(const Window& window, const PlayerView& view);

/// The pursuit screen, in pixels.
struct PursuitLayout {
    SDL_FRect north;   ///< left of the map, above: the Allied and Prussian cavalry
    SDL_FRect south;   ///< below it: the French cavalry
    SDL_FRect map;     ///< pass it to draw_board()
    SDL_FRect tally;   ///< below the map, or above the column if there is no room: the losses of the whole game
    SDL_FRect taken;   ///< below the map, or below the column: victims and saved pieces
    SDL_FRect column;  ///< right of the map: status, selection, buttons, log
};
/// `width`, `height`: of the window, at least 1024x640. `scale`: Window::layout_scale(). `text`: how much larger the text is than that.
[[nodiscard]] PursuitLayout pursuit_layout(int width, int height, float scale, float text = 1);
[[nodiscard]] PursuitLayout pursuit_layout(const Window& window);

/// The grid of one side's riders: rows of places of equal size.
struct LineGrid {
    int rows = 1;
    int in_row = 1;
    float cell = 0;    ///< size of a piece, whole pixels
    float number = 0;  ///< height of the number below it, pixels
};
/// `places` at least 1; `number`: height of a number.
[[nodiscard]] LineGrid line_grid(float width, float height, int places, float number);

}  // namespace fow::waterloo::screens
