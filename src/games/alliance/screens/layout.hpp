// Where map, cards, tracks and column are on every screen with the map. Pure: window size in, rectangles out; nothing overlaps.
#pragma once

#include <SDL.h>

#include "core/seat.hpp"
#include "games/alliance/screens/words.hpp"

namespace fow::ui {
class Window;
}

namespace fow::alliance::screens {

/// Pixels. The Allied cards and tracks are above the map, the French ones below it.
struct TableLayout {
    SDL_FRect map{};
    PerSeat<SDL_FRect> cards{};  ///< empty without cards
    PerSeat<SDL_FRect> tracks{};
    SDL_FRect column{};  ///< right of it
};
/// `width`, `height`: of the window, at least 1024x640. `scale`: Window::scale(). `cards`: room for the cards too.
[[nodiscard]] TableLayout table_layout(int width, int height, float scale, bool cards = true);
[[nodiscard]] TableLayout table_layout(const Window& window, bool cards = true);

/// The map's own shape, and its units: all places on it are given in these.
inline constexpr float map_wide = 1000, map_high = 620;

}  // namespace fow::alliance::screens
