// Where the squares are on the screen. Pure.
#pragma once

#include <SDL.h>

#include <cmath>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/square.hpp"
#include "ui/widgets/square_grid.hpp"

namespace fow::waterloo::screens {

/// The map sheet: 12 x 10 squares.
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

}  // namespace fow::waterloo::screens
