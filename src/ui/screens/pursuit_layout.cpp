#include "ui/screens/pursuit_layout.hpp"

#include <algorithm>
#include <cmath>

namespace fow::ui {

PursuitLayout pursuit_layout(int width, int height, float scale) {
    const auto units = [scale](float n) { return std::round(n * scale); };
    const float w = static_cast<float>(width);
    const float h = static_cast<float>(height);
    const float gap = units(10);
    const float line = units(106);
    const float top = 2 * gap + line;
    const float middle = h - 2 * top;

    PursuitLayout l{};
    l.north = {gap, gap, w - 2 * gap, line};
    l.south = {gap, h - gap - line, w - 2 * gap, line};
    // The map is as large as the narrowest columns allow; they share what it leaves.
    const SDL_FRect sheet = BoardGeometry({0, 0, w - 4 * gap - units(236 + 336), middle}, false).sheet();
    const float spare = w - 4 * gap - sheet.w;
    const float side = std::floor(spare * 0.41F);
    l.tally = {gap, top, side, units(252)};
    l.taken = {gap, top + l.tally.h + gap, side, middle - l.tally.h - gap};
    l.map = {2 * gap + side, std::floor(top + (middle - sheet.h) / 2), sheet.w, sheet.h};
    l.column = {3 * gap + side + sheet.w, top, spare - side, middle};
    return l;
}

LineGrid line_grid(float width, float height, int places, float number) {
    LineGrid best;
    for (int rows = 1; rows <= places; ++rows) {
        const int in_row = (places + rows - 1) / rows;
        const float cell = std::floor(std::min(width / static_cast<float>(in_row), height / static_cast<float>(rows) - number));
        if (cell <= best.cell) continue;
        best = {rows, in_row, cell, number};
    }
    return best;
}

}  // namespace fow::ui
