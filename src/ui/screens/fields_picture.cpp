// Small maps in lists: of a battlefield, and of a saved game as anybody may see it.
#include <algorithm>

#include "ui/screens/fields_screen.hpp"
#include "ui/screens/saved_screen.hpp"
#include "ui/table/ground.hpp"
#include "ui/table/piece_painter.hpp"
#include "ui/widgets/widgets.hpp"

namespace fow::ui {
namespace {

std::vector<SeenTile> tiles_of(const Battlefield& field) {
    std::vector<SeenTile> tiles;
    for (const Tile& tile : field.tiles) tiles.push_back({tile.id, {}, tile.kind, tile.squares, {}, false, 0, false});
    return tiles;
}

void draw_ground_small(Window& window, ImDrawList& list, const BoardGeometry& geometry, const std::vector<SeenTile>& tiles) {
    const SDL_FRect map = geometry.sheet();
    draw_shadow(list, corner(map), far_corner(map), window.units(2), 0.3F);
    draw_sheet(window, list, geometry, tiles.empty());
    draw_tiles(window, list, geometry, tiles, SquareSet::all());
    draw_grid(window, list, geometry);
}

void draw_pennant(ImDrawList& list, const SDL_FRect& r, bool flag, float line) {
    const ImVec2 a(r.x + r.w * 0.25F, r.y + r.h * 0.2F), b(r.x + r.w * 0.8F, r.y + r.h * 0.5F), c(a.x, r.y + r.h * 0.8F);
    if (flag) list.AddTriangleFilled(a, b, c, packed(colour::prussian));
    else list.AddTriangle(a, b, c, packed(colour::prussian), line);
}

}  // namespace

void draw_field_picture(Window& window, ImDrawList& list, const SDL_FRect& rect, const Battlefield& field, const Roster& roster) {
    const SDL_FRect sheet = BoardGeometry(rect, false).sheet();
    const BoardGeometry geometry({sheet.x, rect.y, sheet.w, sheet.h}, false);
    draw_ground_small(window, list, geometry, tiles_of(field));
    for (const Square square : field.flag) draw_pennant(list, geometry.rect(square), true, window.line());
    for (const Square square : field.beside) draw_pennant(list, geometry.rect(square), false, window.line());
    for (const FieldPiece& piece : field.pieces)
        if (piece.square) draw_piece(window, list, geometry.rect(*piece.square), as_printed(roster, piece.unit), roster);
}

void draw_public_map(Window& window, ImDrawList& list, const SDL_FRect& rect, const PublicMap& map) {
    const BoardGeometry geometry(rect, false);
    draw_ground_small(window, list, geometry, map.tiles);
    for (const auto& [square, army] : map.pieces) {
        const SDL_FRect r = geometry.rect(square);
        const float inset = std::max(1.0F, std::floor(r.w * 0.14F));
        list.AddRectFilled({r.x + inset, r.y + inset}, {r.x + r.w - inset, r.y + r.h - inset}, packed(window.uniform(army).cloth));
    }
}

}  // namespace fow::ui
