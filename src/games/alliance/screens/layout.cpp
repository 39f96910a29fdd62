#include "games/alliance/screens/layout.hpp"

#include <algorithm>
#include <cmath>

#include "ui/window/window.hpp"

namespace fow::alliance::screens {

TableLayout table_layout(int width, int height, float scale, bool cards) {
    const auto units = [scale](float n) { return std::round(n * scale); };
    const auto w = static_cast<float>(width), h = static_cast<float>(height);
    const float gap = units(8), apart = units(5);
    const float card = cards ? units(78) : 0, track = units(30);
    const float around = 2 * (gap + track + apart) + (cards ? 2 * (card + apart) : 0);
    const float least_column = units(340), most_column = units(480);
    const float high = std::floor(std::min(h - around, (w - 3 * gap - least_column) * map_high / map_wide));
    const float wide = std::floor(high * map_wide / map_high);
    const float column = std::min(w - 3 * gap - wide, most_column);
    const float left = std::floor((w - gap - wide - column) / 2);
    float y = std::floor((h - high - around) / 2) + gap;

    TableLayout l{};
    const auto strip = [&](float tall) {
        const SDL_FRect rect{left, y, wide, tall};
        y += tall > 0 ? tall + apart : 0;
        return rect;
    };
    l.cards[Seat::second] = strip(card);
    l.tracks[Seat::second] = strip(track);
    l.map = strip(high);
    l.tracks[Seat::first] = strip(track);
    l.cards[Seat::first] = strip(card);
    l.column = {left + wide + gap, gap, column, h - 2 * gap};
    return l;
}

TableLayout table_layout(const Window& window, bool cards) { return table_layout(window.width(), window.height(), window.scale(), cards); }

}  // namespace fow::alliance::screens
