#include "ui/table/line_card.hpp"

#include <cmath>

#include "ui/table/furniture.hpp"
#include "ui/widgets/strokes.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/window/colours.hpp"
#include "ui/window/rects.hpp"
#include "ui/words/names.hpp"

namespace fow::ui {

void draw_line_card(Window& window, ImDrawList& list, const SDL_FRect& rect, Seat seat, std::optional<Sector> sector,
                    const std::vector<Square>& squares, bool lit) {
    const unsigned army = window.uniform(seat).cloth;
    const float line = window.line();
    const float pad = std::round(rect.w * 0.06F);
    const ImVec2 low = corner(rect);
    const ImVec2 high = far_corner(rect);
    draw_shadow(list, low, high, 3 * line, 0.25F);
    list.AddRectFilled(low, high, packed(sector ? 0xF6EFDC : army));
    list.AddRect({low.x + pad / 2, low.y + pad / 2}, {high.x - pad / 2, high.y - pad / 2}, packed(sector ? army : colour::chalk, 0.8F), 0,
                 0, line);
    if (lit)
        list.AddRect({low.x - 2 * line, low.y - 2 * line}, {high.x + 2 * line, high.y + 2 * line}, packed(colour::brass), 0, 0, 2 * line);
    if (!sector) {
        const float size = rect.w * 0.5F;
        draw_crest(window, list, {rect.x + (rect.w - size) / 2, rect.y + (rect.h - size) / 2, size, size}, army_of(seat), colour::chalk);
        return;
    }
    draw_text(window, list, Type::heading, rect.x + rect.w / 2, rect.y + pad, army, sector_name(*sector), 0.5F);
    const float cell = std::floor((rect.w - 2 * pad) / file_count);
    const float left = std::floor(rect.x + (rect.w - cell * file_count) / 2);
    const float top = std::floor(rect.y + rect.h - pad - cell * rank_count - pad / 2);
    list.AddRectFilled({left, top}, {left + cell * file_count, top + cell * rank_count}, packed(colour::field));
    for (const Square square : squares) {
        const float x = left + cell * static_cast<float>(square.file());
        const float y = top + cell * static_cast<float>(rank_count - 1 - square.rank());
        list.AddRectFilled({x, y}, {x + cell, y + cell}, packed(army));
    }
    for (int file = 0; file <= file_count; ++file) {
        const float x = left + cell * static_cast<float>(file);
        list.AddLine({x, top}, {x, top + cell * rank_count}, packed(colour::hachure, 0.5F), line);
    }
    for (int rank = 0; rank <= rank_count; ++rank) {
        const float y = top + cell * static_cast<float>(rank);
        list.AddLine({left, y}, {left + cell * file_count, y}, packed(colour::hachure, 0.5F), line);
    }
}

}  // namespace fow::ui
