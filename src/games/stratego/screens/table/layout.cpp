#include "games/stratego/screens/table/layout.hpp"

#include <algorithm>
#include <cmath>

#include "ui/window/window.hpp"

namespace fow::stratego::screens {

TableLayout table_layout(int width, int height, float scale, float text, Grid::Size size) {
    const auto units = [scale](float n) { return std::round(n * scale); };
    const auto w = static_cast<float>(width);
    const auto h = static_cast<float>(height);
    const float gap = units(10);
    const SDL_FRect sheet = Grid({0, 0, w - 3 * gap - units(340), h - 2 * gap}, size, false).sheet();
    const float column = std::min(w - 3 * gap - sheet.w, units(540));
    const float left = std::floor((w - gap - sheet.w - column) / 2);
    const float tray = std::round(units(100) * text);

    TableLayout l{};
    l.map = {left, std::floor((h - sheet.h) / 2), sheet.w, sheet.h};
    l.column = {left + sheet.w + gap, gap, column, h - 3 * gap - tray};
    l.tray = {l.column.x, l.column.y + l.column.h + gap, column, tray};
    return l;
}

TableLayout table_layout(const Window& window, const RuleSet& rules) {
    return table_layout(window.width(), window.height(), window.layout_scale(), window.scale() / window.layout_scale(), size_of(rules));
}

}  // namespace fow::stratego::screens
