#include "ui/table/layout.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/table/board_geometry.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

PlayLayout play_layout(int width, int height, float scale, bool turned) {
    const auto units = [scale](float n) { return std::round(n * scale); };
    const float w = static_cast<float>(width);
    const float h = static_cast<float>(height);
    const float gap = units(10);
    const float strip = units(56);
    // The map is as large as the narrowest column and the lowest trays allow; they take the rest.
    const SDL_FRect room{2 * gap + strip, gap, w - 5 * gap - 2 * strip - units(344), h - 3 * gap - units(112)};
    const SDL_FRect sheet = BoardGeometry(room, false).sheet();

    PlayLayout l{};
    l.clock = {gap, gap, strip, sheet.h};
    l.map = {2 * gap + strip, gap, sheet.w, sheet.h};
    l.road = {l.map.x + l.map.w + gap, gap, strip, sheet.h};
    const float column = l.road.x + strip + gap;
    l.column = {column, gap, w - gap - column, h - 2 * gap};
    const float trays = l.map.y + l.map.h + gap;
    l.trays = {gap, trays, l.road.x + strip - gap, h - gap - trays};
    if (turned) std::swap(l.clock, l.road);
    return l;
}

PlayLayout play_layout(const Window& window) { return play_layout(window.width(), window.height(), window.scale(), window.board_turned()); }

SDL_FRect centred_rect(const Window& window, float w, float h) {
    const float s = window.scale();
    const float full_w = static_cast<float>(window.width());
    const float full_h = static_cast<float>(window.height());
    const float real_w = std::min(std::round(w * s), full_w);
    const float real_h = std::min(std::round(h * s), full_h);
    return {std::floor((full_w - real_w) / 2), std::floor((full_h - real_h) / 2), real_w, real_h};
}

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
    // The map is as large as the narrowest columns allow; they share the rest.
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
