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
    // The map is as large as the narrowest column and the lowest trays allow; they take what it leaves.
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

}  // namespace fow::ui
