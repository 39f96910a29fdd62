#include "games/callipers/screens/layout.hpp"

#include <algorithm>
#include <cmath>

#include "ui/window/window.hpp"

namespace fow::callipers::screens {

TableLayout table_layout(int width, int height, float scale, bool steps) {
    const auto units = [scale](float n) { return std::round(n * scale); };
    const auto w = static_cast<float>(width), h = static_cast<float>(height);
    const float gap = units(8), strip = steps ? units(58) : 0, between = steps ? units(6) : 0;
    const float column = std::clamp(std::floor(w * 0.27F), units(330), units(440));
    const float wide = w - column - 3 * gap, high = h - 2 * gap - strip - between;
    return {{gap, gap, wide, high}, {gap, gap + high + between, wide, strip}, {wide + 2 * gap, gap, column, h - 2 * gap}};
}

TableLayout table_layout(const Window& window, bool steps) { return table_layout(window.width(), window.height(), window.scale(), steps); }

}  // namespace fow::callipers::screens
