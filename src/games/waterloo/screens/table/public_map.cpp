#include "games/waterloo/screens/table/public_map.hpp"

#include <algorithm>
#include <cmath>

#include "games/waterloo/screens/table/ground.hpp"
#include "games/waterloo/screens/words/uniforms.hpp"
#include "ui/widgets/widgets.hpp"

namespace fow::waterloo::screens {

void draw_small_ground(Window& window, ImDrawList& list, const BoardGeometry& geometry, const std::vector<SeenTile>& tiles) {
    const SDL_FRect map = geometry.sheet();
    draw_shadow(list, corner(map), far_corner(map), window.units(2), 0.3F);
    draw_sheet(window, list, geometry, tiles.empty());
    draw_tiles(window, list, geometry, tiles, SquareSet::all());
    draw_grid(window, list, geometry);
}

void draw_public_map(Window& window, ImDrawList& list, const SDL_FRect& rect, const PublicMap& map) {
    const BoardGeometry geometry(rect, false);
    draw_small_ground(window, list, geometry, map.tiles);
    for (const auto& [square, army] : map.pieces) {
        const SDL_FRect r = geometry.rect(square);
        const float inset = std::max(1.0F, std::floor(r.w * 0.14F));
        list.AddRectFilled({r.x + inset, r.y + inset}, {r.x + r.w - inset, r.y + r.h - inset}, packed(uniform_of(army, window).cloth));
    }
}

Drawing picture_of(PublicMap map) {
    return [map = std::move(map)](Window& window, ImDrawList& list, const SDL_FRect& rect) { draw_public_map(window, list, rect, map); };
}

}  // namespace fow::waterloo::screens
