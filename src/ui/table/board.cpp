#include "ui/table/board.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/table/ground.hpp"
#include "ui/table/mark_pen.hpp"
#include "ui/table/piece_painter.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/surfaces.hpp"

namespace fow::ui {

namespace {

void write(std::string& text, const std::vector<Square>& squares) {
    for (const Square s : squares) text += static_cast<char>(' ' + 1 + s.index());
    text += ' ';
}

/// Painted farms and slopes would be misleading where tiles define the ground.
bool shows_places(const PlayerView& view) { return view.mode == Mode::basic && view.tiles.empty(); }

/// Everything that decides how the board looks without its live marks.
std::string signature(const BoardGeometry& geometry, const PlayerView& view, const BoardMarks& marks) {
    std::string text = std::to_string(static_cast<int>(geometry.cell())) + (geometry.turned() ? "t" : "n") +
                       std::to_string(static_cast<int>(view.viewer)) + (marks.hide_faces ? "h" : "s") + (marks.all_faces ? "a" : "o") +
                       (shows_places(view) ? "p" : "g") + std::to_string(view.tile_hits);
    if (marks.selected) text += std::to_string(marks.selected->index());
    text += ' ';
    write(text, marks.zone);
    write(text, marks.last_way);
    write(text, marks.away);
    for (const auto& piece : view.board) {
        text += '/';
        if (!piece) continue;
        for (const int n :
             {static_cast<int>(piece->army), static_cast<int>(piece->branch), static_cast<int>(piece->knowledge),
              piece->unit ? piece->unit->index() : -1, piece->strength, piece->weakened, static_cast<int>(piece->known_to_enemy)})
            text += std::to_string(n) + ',';
    }
    return text + key_of(view.tiles);
}

PieceLook look_of(const PlayerView& view, const SeenPiece& piece, const BoardMarks& marks) {
    PieceLook look;
    look.face = !marks.hide_faces && (marks.all_faces || shows_face(view.viewer, piece));
    return look;
}

void draw_way(ImDrawList& list, const BoardGeometry& geometry, const std::vector<Square>& way) {
    if (way.size() < 2) return;
    const float thick = std::max(2.0F, std::round(geometry.cell() * 0.055F));
    std::vector<ImVec2> points;
    for (const Square s : way) {
        const SDL_FPoint p = geometry.centre(s);
        points.emplace_back(p.x, p.y);
    }
    const ImU32 ink = packed(0x7A4A14, 0.75F);
    const ImVec2 tip = points.back();
    const ImVec2 before = points[points.size() - 2];
    const float length = std::max(1.0F, std::hypot(tip.x - before.x, tip.y - before.y));
    const ImVec2 along((tip.x - before.x) / length, (tip.y - before.y) / length);
    const float head = geometry.cell() * 0.2F;
    points.back() = {tip.x - along.x * head, tip.y - along.y * head};
    list.AddPolyline(points.data(), static_cast<int>(points.size()), ink, 0, thick);
    list.AddTriangleFilled(tip, {points.back().x - along.y * head * 0.7F, points.back().y + along.x * head * 0.7F},
                           {points.back().x + along.y * head * 0.7F, points.back().y - along.x * head * 0.7F}, ink);
    list.AddCircleFilled(points.front(), thick * 1.6F, ink, 16);
}

void draw_ground(Window& window, SDL_Texture& canvas, const BoardGeometry& geometry, const PlayerView& view, const Roster& roster,
                 const BoardMarks& marks) {
    const SDL_FRect sheet = geometry.sheet();
    ImDrawList list(ImGui::GetDrawListSharedData());
    list._ResetForNewFrame();
    list.PushTextureID(ImGui::GetIO().Fonts->TexID);
    list.PushClipRect({0, 0}, {sheet.w, sheet.h});
    draw_sheet(window, list, geometry, shows_places(view));
    draw_tiles(window, list, geometry, view.tiles, covered_squares(view));
    draw_grid(window, list, geometry);
    for (const Square s : marks.zone) {
        const SDL_FRect r = geometry.rect(s);
        list.AddRectFilled(corner(r), far_corner(r), packed(0xFFF6D8, 0.34F));
    }
    draw_way(list, geometry, marks.last_way);
    for (const Square s : SquareSet::all()) {
        const auto& piece = view.at(s);
        if (!piece || marks.selected == s || is_among(marks.away, s)) continue;
        draw_piece(window, list, geometry.rect(s), *piece, roster, look_of(view, *piece, marks));
    }
    draw_tile_signs(window, list, geometry, view.tiles, view.tile_hits);
    window.paint(canvas, list);
}

}  // namespace

SquareSet covered_squares(const PlayerView& view) {
    SquareSet covered;
    for (const Square square : SquareSet::all())
        if (view.at(square)) covered.insert(square);
    return covered;
}

bool is_among(const std::vector<Square>& squares, Square square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

void paint_board(Window& window, SDL_Texture& canvas, float cell, const PlayerView& view, const Roster& roster, const BoardMarks& marks) {
    const SDL_FPoint size = BoardGeometry::size_for(cell);
    SDL_SetTextureBlendMode(&canvas, SDL_BLENDMODE_NONE);
    draw_ground(window, canvas, BoardGeometry({0, 0, size.x, size.y}, window.board_turned()), view, roster, marks);
}

void draw_board(Window& window, const SDL_FRect& area, const PlayerView& view, const Roster& roster, const BoardMarks& marks) {
    const BoardGeometry geometry(area, window.board_turned());
    const SDL_FRect sheet = geometry.sheet();
    const Pictures::Canvas canvas = window.pictures().canvas("board " + std::to_string(whole(sheet.x)), whole(sheet.w), whole(sheet.h),
                                                             signature(geometry, view, marks));
    if (!canvas.texture) return;
    if (canvas.fresh) paint_board(window, *canvas.texture, geometry.cell(), view, roster, marks);
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const float depth = window.units(4);
    draw_shadow(list, corner(sheet), far_corner(sheet), depth, 0.30F);
    list.AddImage(canvas.texture, corner(sheet), far_corner(sheet));

    const MarkPen pen(window, geometry);
    pen.dashed_frame(marks.garrison);
    if (marks.hover) pen.frame(*marks.hover, 0xFFF8E2, 2);
    for (const Square s : marks.moves) pen.dot(s, false);
    for (const Square s : marks.entries) pen.dot(s, true);
    if (marks.selected && view.at(*marks.selected) && !is_among(marks.away, *marks.selected)) {
        const SeenPiece& piece = *view.at(*marks.selected);
        PieceLook look = look_of(view, piece, marks);
        look.lifted = true;
        draw_piece(window, list, geometry.rect(*marks.selected), piece, roster, look);
    }
    for (const Square s : marks.attacks) pen.ring(s);
    for (const Square s : marks.shots) pen.shot(marks.selected, s);
    for (const Square s : marks.bombards) pen.burst(s);
    if (marks.inspired) pen.sign(*marks.inspired, "drum", 0x6E3B12, MarkPen::Corner::low);
    for (const Square s : marks.picked) pen.pin(s);
    for (const Square s : marks.warned) pen.sign(s, "warning", 0x8C1B12);
    for (const Square s : marks.looked_at) pen.sign(s, "eye", colour::ink);
    for (const Square s : marks.faults) pen.triangle(s);
    if (marks.cursor) pen.corners(*marks.cursor);

    if (marks.still) return;
    for (const Square s : SquareSet::all()) window.controls().add(to_text(s), geometry.rect(s), true, Control::Kind::square);
}

BoardInput board_input(const Window& window, const SDL_FRect& area) {
    BoardInput input;
    if (ImGui::IsWindowHovered(ImGuiHoveredFlags_AnyWindow | ImGuiHoveredFlags_AllowWhenBlockedByActiveItem)) return input;
    const ImGuiIO& io = ImGui::GetIO();
    const BoardGeometry geometry(area, window.board_turned());
    input.hovered = geometry.square_at(io.MousePos.x, io.MousePos.y);
    if (ImGui::IsMouseClicked(0)) input.pressed = input.hovered;
    if (ImGui::IsMouseClicked(1)) input.right_pressed = input.hovered;
    input.dragging = ImGui::IsMouseDragging(0);
    return input;
}

}  // namespace fow::ui
