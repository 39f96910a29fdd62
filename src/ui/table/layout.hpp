// Where everything lies while playing. Pure: window size in, rectangles out; nothing overlaps.
#pragma once

#include <SDL.h>

namespace fow::ui {

class Window;

/// All in pixels.
struct PlayLayout {
    SDL_FRect clock;   ///< west of the map, at its left unless turned: 11:00 down to nightfall
    SDL_FRect map;     ///< the sheet with its margins; hand it to draw_board()
    SDL_FRect road;    ///< east of the map, at its right unless turned: the Prussian road and flag
    SDL_FRect column;  ///< right: turn and actions, selection, forecast, log
    SDL_FRect trays;   ///< below the map, over clock, map and road: reserve, withdrawn, taken
};
/// `width`, `height`: the window, at least 1024x640. `turned`: the map is seen from the north.
[[nodiscard]] PlayLayout play_layout(int width, int height, float scale, bool turned);
[[nodiscard]] PlayLayout play_layout(const Window& window);

/// A rectangle of that size (units of scale 1) in the middle of the window, shrunk to fit.
[[nodiscard]] SDL_FRect centred_rect(const Window& window, float w, float h);

}  // namespace fow::ui
