#include "games/stratego/screens/editor/board_change.hpp"

#include <cmath>

#include "games/stratego/screens/table/board.hpp"
#include "games/stratego/screens/table/ground.hpp"
#include "games/stratego/screens/table/piece_painter.hpp"
#include "games/stratego/screens/words.hpp"
#include "ui/widgets/widgets.hpp"

namespace fow::stratego::screens {

void draw_zone_square(Window& window, ImDrawList& list, const SDL_FRect& rect, Seat side, float strength) {
    list.AddRectFilled(corner(rect), far_corner(rect), packed(uniform_of(side, window).cloth, 0.42F * strength));
    const float size = std::round(rect.w * 0.46F);
    draw_arms(window, list, {std::round(rect.x + (rect.w - size) / 2), std::round(rect.y + (rect.h - size) / 2), size, size}, side);
}

void draw_zones(Window& window, ImDrawList& list, const Grid& grid, const RuleSet& rules, std::optional<Seat> lit) {
    for (const Square square : squares_of(rules))
        for (const Seat side : seats)
            if (rules.zones[side].has(square)) draw_zone_square(window, list, grid.rect(square), side, lit == side ? 1.4F : 1);
}

Drawing board_picture(const RuleSet& rules) {
    return [rules](Window& window, ImDrawList& list, const SDL_FRect& rect) {
        const SDL_FRect sheet = Grid(rect, size_of(rules), false).sheet();
        const Grid grid({sheet.x, rect.y, sheet.w, sheet.h}, size_of(rules), false);
        draw_fields(window, list, grid, rules);
        draw_zones(window, list, grid, rules);
    };
}

}  // namespace fow::stratego::screens
