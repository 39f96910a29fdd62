#include "games/waterloo/screens/table/layout.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/waterloo/screens/table/board.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

namespace {

/// Pixels of `n` units of scale 1.
struct Units {
    float scale;
    float operator()(float n) const { return std::round(n * scale); }
};

}  // namespace

PlayLayout play_layout(int width, int height, float scale, bool turned, bool cards) {
    const Units units{scale};
    const float w = static_cast<float>(width);
    const float h = static_cast<float>(height);
    const float gap = units(10);
    const float strip = units(w > 1.7F * h ? 50 : 46);  // in wide windows the largest text is wider
    const float beside_map = strip + units(4);
    const auto sheet_above = [&](float column, float trays) {
        return BoardGeometry({0, 0, w - 3 * gap - 2 * beside_map - units(column), h - 2 * gap - trays}, false);
    };
    // The trays go wherever they leave more room for the map.
    const BoardGeometry above = sheet_above(320, units(84) + gap);
    const BoardGeometry beside = sheet_above(400, 0);
    const bool in_column = beside.cell() > above.cell();
    const SDL_FRect sheet = (in_column ? beside : above).sheet();
    const float column_most = units(540);
    const float spare = std::max(0.0F, w - 3 * gap - 2 * beside_map - sheet.w - column_most);

    PlayLayout l{};
    const float left = gap + std::floor(spare / 2);
    const float top = in_column ? std::floor((h - sheet.h) / 2) : gap;
    l.clock = {left, top, strip, sheet.h};
    l.map = {left + beside_map, top, sheet.w, sheet.h};
    l.road = {l.map.x + sheet.w + beside_map - strip, top, strip, sheet.h};
    const float column = l.road.x + strip + gap;
    l.column = {column, gap, w - gap - column - std::ceil(spare / 2), h - 2 * gap};
    if (in_column) {
        const float trays = std::round(cards ? std::min(units(226), l.column.h * 0.3F) : std::min(units(140), l.column.h * 0.24F));
        l.column.h -= trays + gap;
        l.trays = {column, l.column.y + l.column.h + gap, l.column.w, trays};
    } else {
        const float low = l.map.y + sheet.h + gap;
        l.trays = {left, low, l.road.x + strip - left, std::min(h - gap - low, units(180))};
    }
    if (turned) std::swap(l.clock, l.road);
    return l;
}

PlayLayout play_layout(const Window& window) {
    return play_layout(window.width(), window.height(), window.layout_scale(), window.board_turned());
}

PlayLayout play_layout(const Window& window, const PlayerView& view) {
    return play_layout(window.width(), window.height(), window.layout_scale(), window.board_turned(), view.cards && !view.pursuit);
}

PursuitLayout pursuit_layout(int width, int height, float scale, float text) {
    const Units units{scale};
    const float w = static_cast<float>(width);
    const float h = static_cast<float>(height);
    const float gap = units(10);
    // The map is as large as the narrowest columns allow; they share the rest.
    const SDL_FRect sheet = BoardGeometry({0, 0, w - 4 * gap - units(172 + 316), h - 2 * gap}, false).sheet();
    const float rest = w - 4 * gap - sheet.w;
    const float side = std::min(std::floor(rest * 0.38F), units(300));
    const float column = std::min(rest - side, units(540));
    const float left = gap + std::floor((rest - side - column) / 2);

    PursuitLayout l{};
    const float line = std::floor((h - 3 * gap) / 2);
    l.north = {left, gap, side, line};
    l.south = {left, h - gap - line, side, line};
    l.map = {left + side + gap, gap, sheet.w, sheet.h};
    l.column = {l.map.x + sheet.w + gap, gap, column, h - 2 * gap};
    // The tally and the pieces taken are below the map if there is room, else with the column.
    const float tally = units(text > 1 ? 164 : 146) * text;
    const float below = h - 3 * gap - sheet.h;
    const bool tally_below = below >= units(text > 1 ? 134 : 110) * text;
    const bool taken_below = below >= units(60);
    if (!taken_below) l.map.y = std::floor((h - sheet.h) / 2);
    const SDL_FRect foot{l.map.x, h - gap - below, sheet.w, below};
    l.tally = tally_below ? SDL_FRect{foot.x, foot.y, std::floor(foot.w * 0.5F), below} : SDL_FRect{l.column.x, gap, column, tally};
    if (!tally_below) {
        l.column.y += tally + gap;
        l.column.h -= tally + gap;
    }
    if (tally_below) {
        const float x = foot.x + l.tally.w + gap;
        l.taken = {x, foot.y, foot.x + foot.w - x, below};
    } else if (taken_below) {
        l.taken = foot;
    } else {
        const float taken = units(text > 1 ? 80 : 110);
        l.column.h -= taken + gap;
        l.taken = {l.column.x, h - gap - taken, column, taken};
    }
    return l;
}

PursuitLayout pursuit_layout(const Window& window) {
    return pursuit_layout(window.width(), window.height(), window.layout_scale(), window.scale() / window.layout_scale());
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

}  // namespace fow::waterloo::screens
