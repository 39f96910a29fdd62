// Where the squares of a board of any size are on the screen. Pure.
#pragma once

#include <SDL.h>

#include <algorithm>
#include <cmath>

#include "games/stratego/screens/words.hpp"
#include "ui/widgets/square_grid.hpp"

namespace fow::stratego::screens {

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

}  // namespace fow::stratego::screens
