// The small map of a battlefield, in lists.
#include <algorithm>

#include "games/waterloo/screens/editor/editor_tools.hpp"
#include "games/waterloo/screens/editor/fields_picture.hpp"
#include "games/waterloo/screens/table/ground.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/table/staff_map.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

std::vector<SeenTile> tiles_of(const Battlefield& field) {
    std::vector<SeenTile> tiles;
    for (const Tile& tile : field.tiles) tiles.push_back({tile.id, {}, tile.kind, tile.squares, {}, false, 0, false});
    return tiles;
}

void draw_pennant(ImDrawList& list, const SDL_FRect& r, bool flag, float line) {
    const ImVec2 a(r.x + r.w * 0.25F, r.y + r.h * 0.2F), b(r.x + r.w * 0.8F, r.y + r.h * 0.5F), c(a.x, r.y + r.h * 0.8F);
    if (flag) list.AddTriangleFilled(a, b, c, packed(colour::iron));
    else list.AddTriangle(a, b, c, packed(colour::iron), line);
}

}  // namespace

void draw_field_picture(Window& window, ImDrawList& list, const SDL_FRect& rect, const Battlefield& field, const Roster& roster) {
    const SDL_FRect sheet = BoardGeometry(rect, false).sheet();
    const BoardGeometry geometry({sheet.x, rect.y, sheet.w, sheet.h}, false);
    draw_small_ground(window, list, geometry, tiles_of(field));
    for (const Square square : field.flag) draw_pennant(list, geometry.rect(square), true, window.line());
    for (const Square square : field.beside) draw_pennant(list, geometry.rect(square), false, window.line());
    for (const FieldPiece& piece : field.pieces)
        if (piece.square) draw_piece(window, list, geometry.rect(*piece.square), as_printed(roster, piece.unit), roster);
}

std::string armies_text(const Battlefield& field, const Roster& roster) {
    const Muster muster(field);
    const auto count = [&](Army army) { return muster.taking_part(units_of(roster, army)); };
    const int prussian = count(Army::prussian);
    return fill(prussian == 0 ? tr("{french} French against {allied} Allied pieces; no Prussians.")
                              : tr("{french} French against {allied} Allied and {prussian} Prussian pieces."),
                {{"french", std::to_string(count(Army::french))},
                 {"allied", std::to_string(count(Army::allied))},
                 {"prussian", std::to_string(prussian)}});
}

}  // namespace fow::waterloo::screens
