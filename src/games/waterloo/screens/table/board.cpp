#include "games/waterloo/screens/table/board.hpp"

#include <imgui.h>
#include <algorithm>
#include <cmath>
#include <string>

#include "games/waterloo/screens/table/furniture.hpp"
#include "games/waterloo/screens/table/ground.hpp"
#include "games/waterloo/screens/table/mark_pen.hpp"
#include "games/waterloo/screens/table/outline.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/surfaces.hpp"

namespace fow::waterloo::screens {
namespace {

void write(std::string& text, const std::vector<Square>& squares) {
    for (const Square s : squares) text += static_cast<char>(' ' + 1 + s.index());
    text += ' ';
}

/// Painted farms and slopes would be misleading where tiles define the ground.
bool shows_places(const PlayerView& view) { return view.mode == Mode::basic && view.tiles.empty(); }

/// Everything that decides how the board looks without its live marks.
std::string signature(const Window& window, const BoardGeometry& geometry, const PlayerView& view, const BoardMarks& marks) {
    std::string text = std::to_string(static_cast<int>(geometry.cell())) + (geometry.turned() ? "t" : "n") +
                       std::to_string(static_cast<int>(view.viewer)) + (marks.hide_faces ? "h" : "s") + (marks.all_faces ? "a" : "o") +
                       (window.settings().large_numbers ? "l" : "s") + (marks.dimmed ? "d" : "b") + (shows_places(view) ? "p" : "g") +
                       std::to_string(view.tile_hits);
    if (marks.selected) text += std::to_string(marks.selected->index());
    text += ' ';
    write(text, marks.zone);
    for (const LineMark& line : marks.lines) {
        text += std::to_string(static_cast<int>(line.seat)) + (line.sure ? 's' : 'm');
        for (const Square s : line.squares) text += static_cast<char>(' ' + 1 + s.index());
    }
    for (const std::vector<Square>& way : marks.ways) write(text, way);
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

/// A small numbered disc where a way begins.
void draw_way_number(Window& window, ImDrawList& list, const BoardGeometry& geometry, const std::vector<Square>& way, std::size_t number) {
    if (way.empty()) return;
    const SDL_FRect r = geometry.rect(way.front());
    const float radius = std::round(std::max(geometry.cell() * 0.15F, window.units(8)));
    const ImVec2 at(std::round(r.x + r.w / 2), std::round(r.y + r.h / 2));
    list.AddCircleFilled(at, radius, packed(0xFFF8E2), 24);
    list.AddCircle(at, radius, packed(0x7A4A14), 24, window.line());
    const std::string text = std::to_string(number);
    draw_letters(window, list, Type::small, {at.x - text_size(window, Type::small, text).x / 2, at.y - window.line_height(Type::small) / 2},
                 packed(0x7A4A14), text);
}

/// Strokes of a pencil across a square.
void hatch(ImDrawList& list, const SDL_FRect& r, ImU32 ink, float thick) {
    const float step = r.w / 7;
    for (float at = step; at < 2 * r.w; at += step) {
        const ImVec2 from(r.x + std::max(0.0F, at - r.w), r.y + std::min(at, r.w));
        const ImVec2 to(r.x + std::min(at, r.w), r.y + std::max(0.0F, at - r.w));
        list.AddLine(from, to, ink, thick);
    }
}

void draw_line_of_retreat(Window& window, ImDrawList& list, const BoardGeometry& geometry, const LineMark& line) {
    if (line.squares.empty()) return;
    const unsigned cloth = uniform_of(line.seat, window).cloth;
    const float cell = geometry.cell();
    const float thick = std::max(3.0F, std::round(cell * (line.sure ? 0.075F : 0.03F)));
    float left = geometry.sheet().x + geometry.sheet().w;
    float right = 0;
    for (const Square s : line.squares) {
        const SDL_FRect r = geometry.rect(s);
        left = std::min(left, r.x);
        right = std::max(right, r.x + r.w);
        if (line.sure) list.AddRectFilled(corner(r), far_corner(r), packed(cloth, 0.22F));
        else hatch(list, r, packed(0x3A3A40, 0.30F), window.line());
        const auto bar = [&](Direction side, float x, float y, float w, float h) {
            if (is_edge(line.squares, s, side, geometry.turned()))
                list.AddRectFilled({x, y}, {x + w, y + h}, packed(line.sure ? cloth : 0x3A3A40, line.sure ? 0.95F : 0.55F));
        };
        bar(Direction::north, r.x, r.y, r.w, thick);
        bar(Direction::south, r.x, r.y + r.h - thick, r.w, thick);
        bar(Direction::west, r.x, r.y, thick, r.h);
        bar(Direction::east, r.x + r.w - thick, r.y, thick, r.h);
    }
    if (!line.sure) return;
    // A flag in the margin behind it, where no piece can cover it.
    const bool low = geometry.centre(*line.squares.begin()).y > geometry.field().y + geometry.field().h / 2;
    const float size = std::round(geometry.margin() * 1.25F);
    const float y = low ? geometry.sheet().y + geometry.sheet().h - size * 1.02F : geometry.sheet().y + 1;
    draw_flag(window, list, {std::round((left + right) / 2 - size / 2), std::round(y), size, size}, army_of(line.seat));
}

void draw_ground(Window& window, ImDrawList& list, const BoardGeometry& geometry, const PlayerView& view, const Roster& roster,
                 const BoardMarks& marks) {
    draw_sheet(window, list, geometry, shows_places(view));
    draw_tiles(window, list, geometry, view.tiles, covered_squares(view));
    draw_grid(window, list, geometry);
    for (const Square s : marks.zone) {
        const SDL_FRect r = geometry.rect(s);
        list.AddRectFilled(corner(r), far_corner(r), packed(0xFFF6D8, 0.34F));
    }
    for (const LineMark& line : marks.lines) draw_line_of_retreat(window, list, geometry, line);
    for (const std::vector<Square>& way : marks.ways) draw_way(list, geometry, way);
    for (const Square s : SquareSet::all()) {
        const auto& piece = view.at(s);
        if (!piece || marks.selected == s || is_among(marks.away, s)) continue;
        draw_piece(window, list, geometry.rect(s), *piece, roster, look_of(view, *piece, marks));
    }
    draw_tile_signs(window, list, geometry, view.tiles, view.tile_hits);
    if (marks.ways.size() > 1)
        for (std::size_t i = 0; i < marks.ways.size(); ++i) draw_way_number(window, list, geometry, marks.ways[i], i + 1);
    if (marks.dimmed) dim(list, geometry.sheet(), 1);
}

/// The middle of the square with the keyboard's focus.
std::optional<SDL_FPoint> focused_in(Window& window, const BoardGeometry& geometry) {
    const Control* focus = window.keyboard().focused(window.controls());
    if (focus == nullptr || focus->kind != Control::Kind::square) return std::nullopt;
    const auto square = square_from_text(focus->name);
    return square ? std::optional(geometry.centre(*square)) : std::nullopt;
}

}  // namespace

std::vector<LineMark> lines_of(const PlayerView& view) {
    std::vector<LineMark> lines;
    for (const Seat seat : seats) {
        const SeenSide& side = view.sides[seat];
        SquareSet known;
        for (const Square square : side.line_squares) known.insert(square);
        if (!known.empty()) lines.push_back({known, seat, true});
        else if (!sits(view.viewer, seat))
            for (const SquareSet& squares : side.maybe_lines) lines.push_back({squares, seat, false});
    }
    return lines;
}

void dim(ImDrawList& list, const SDL_FRect& map, float share) {
    list.AddRectFilled(corner(map), far_corner(map), packed(0x0A120E, 0.42F * share));
}

BoardGeometry geometry_of(const Window& window, const SDL_FRect& area) { return {area, window.board_turned(), window.lens()}; }

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
    const BoardGeometry geometry({0, 0, size.x, size.y}, window.board_turned());
    window.paint(canvas, [&](ImDrawList& list) { draw_ground(window, list, geometry, view, roster, marks); });
}

void draw_board(Window& window, const SDL_FRect& area, const PlayerView& view, const Roster& roster, const BoardMarks& marks) {
    const BoardGeometry geometry = marks.still ? BoardGeometry(area, window.board_turned()) : geometry_of(window, area);
    const SDL_FRect sheet = geometry.sheet();
    const SDL_FRect room = geometry.room();
    const Pictures::Canvas canvas = window.pictures().canvas("board " + std::to_string(whole(room.x)), whole(sheet.w), whole(sheet.h),
                                                             signature(window, geometry, view, marks));
    if (!canvas.texture) return;
    if (canvas.fresh) paint_board(window, *canvas.texture, geometry.cell(), view, roster, marks);
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const float depth = window.units(4);
    draw_shadow(list, corner(room), far_corner(room), depth, 0.30F);
    const BoardClip clip(list, geometry);
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
        if (is_among(marks.entries, *marks.selected)) pen.dot(*marks.selected, true);  // it may attack from where it stands
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
    Boxes& boxes = window.controls().boxes();
    boxes.enter(Box::Kind::part, "map", room, room, !window.lens().whole());
    for (const Square s : SquareSet::all()) window.controls().add(to_text(s), geometry.rect(s), true, Control::Kind::square);
    boxes.leave();
    follow_lens(window, geometry, focused_in(window, geometry));
}

BoardInput board_input(const Window& window, const SDL_FRect& area) { return pointer_on(geometry_of(window, area)); }

bool own(const PlayerView& view, Seat seat, Square square) {
    const auto& piece = view.at(square);
    return piece && seat_of(piece->army) == seat;
}

bool pointer_in(const SDL_FRect& rect) {
    const ImVec2 at = ImGui::GetIO().MousePos;
    return at.x >= rect.x && at.x < rect.x + rect.w && at.y >= rect.y && at.y < rect.y + rect.h;
}

void draw_carried(Window& window, const SeenPiece& piece, const Roster& roster, float cell) {
    const ImVec2 pointer = ImGui::GetIO().MousePos;
    draw_piece(window, *ImGui::GetForegroundDrawList(), {pointer.x - cell / 2, pointer.y - cell / 2, cell, cell}, piece, roster,
               {.face = true, .lifted = true});
}

Surface board_picture(Window& window, const BoardPicture& picture, float cell) {
    return captioned_picture(window, BoardGeometry::size_for(cell), cell, picture.caption,
                             [&](SDL_Texture& canvas) { paint_board(window, canvas, cell, picture.view, picture.roster, picture.marks); });
}

}  // namespace fow::waterloo::screens
