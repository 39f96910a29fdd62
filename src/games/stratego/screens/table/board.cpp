#include "games/stratego/screens/table/board.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "games/stratego/screens/table/ground.hpp"
#include "games/stratego/screens/table/pen.hpp"
#include "games/stratego/screens/table/piece_painter.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/surfaces.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {
namespace {

/// Everything that decides how the board looks without its live marks.
std::string signature_of(const Window& window, const Grid& grid, const RuleSet& rules, const View& view, const TableMarks& marks) {
    std::string text = rules.id + ' ' + std::to_string(whole(grid.cell())) + (grid.turned() ? "t" : "n") +
                       std::to_string(static_cast<int>(view.viewer)) + (marks.hide_faces ? "h" : "s") + (marks.all_faces ? "a" : "o") +
                       (window.settings().large_numbers ? "l" : "s") + (marks.dimmed ? "d" : "b");
    if (marks.selected) text += std::to_string(marks.selected->index());
    const auto write = [&](Square square) { text += ' ' + std::to_string(square.index()); };
    for (const Square square : marks.zone) write(square);
    text += '|';
    for (const Move& way : marks.ways) {
        write(way.from);
        write(way.to);
    }
    text += '|';
    for (const Square square : marks.away) write(square);
    for (const Square square : squares_of(rules)) {
        text += rules.lakes.has(square) ? "~" : "/";
        if (const auto& piece = view.at(square))
            text += std::to_string(static_cast<int>(piece->side)) + (piece->rank ? std::to_string(static_cast<int>(*piece->rank)) : "?") +
                    (piece->moved ? "m" : "") + (piece->far ? "f" : "") + (piece->shown ? "s" : "");
    }
    return text;
}

BlockLook look_at(const View& view, const SeenPiece& piece, const TableMarks& marks) {
    BlockLook look;
    look.face = !marks.hide_faces && (marks.all_faces || sits(view.viewer, piece.side));
    look.marks = view.phase != Phase::set_up && !marks.all_faces;
    return look;
}

/// The piece as it may be drawn: if it lies face down, not even its back shows its rank.
SeenPiece drawn(const View& view, SeenPiece piece, const TableMarks& marks) {
    if (marks.hide_faces && sits(view.viewer, piece.side)) piece.rank.reset();
    return piece;
}

void paint(Window& window, ImDrawList& list, const Grid& grid, const RuleSet& rules, const View& view, const TableMarks& marks) {
    draw_fields(window, list, grid, rules);
    for (const Square square : marks.zone) {
        const SDL_FRect r = grid.rect(square);
        list.AddRectFilled(corner(r), far_corner(r), packed(0xFFF6D8, 0.42F));
    }
    const TablePen pen(window, grid, list);
    for (const Move& way : marks.ways) pen.trace(way);
    for (const Square square : squares_of(rules)) {
        const auto& piece = view.at(square);
        if (!piece || marks.selected == square || is_among(marks.away, square)) continue;
        draw_block(window, list, grid.rect(square), drawn(view, *piece, marks), look_at(view, *piece, marks));
    }
    for (const Move& way : marks.ways) pen.arrow(way);
    if (marks.dimmed) list.AddRectFilled(corner(grid.sheet()), far_corner(grid.sheet()), packed(0x0A120E, 0.42F));
}

/// The middle of the square with the keyboard's focus.
std::optional<SDL_FPoint> focused_in(Window& window, const Grid& grid) {
    const Control* focus = window.keyboard().focused(window.controls());
    if (focus == nullptr || focus->kind != Control::Kind::square) return std::nullopt;
    const auto square = fow::stratego::square_from_text(focus->name);
    return square ? std::optional(grid.centre(*square)) : std::nullopt;
}

}  // namespace

Grid grid_of(const Window& window, const SDL_FRect& area, const RuleSet& rules) {
    return {area, size_of(rules), window.board_turned(), window.lens()};
}

void paint_board(Window& window, SDL_Texture& canvas, float cell, const RuleSet& rules, const View& view, const TableMarks& marks) {
    const SDL_FPoint size = Grid::extent(size_of(rules), cell);
    SDL_SetTextureBlendMode(&canvas, SDL_BLENDMODE_NONE);
    const Grid grid({0, 0, size.x, size.y}, size_of(rules), window.board_turned());
    window.paint(canvas, [&](ImDrawList& list) { paint(window, list, grid, rules, view, marks); });
}

void draw_board(Window& window, const SDL_FRect& area, const RuleSet& rules, const View& view, const TableMarks& marks) {
    const Grid grid = marks.still ? Grid(area, size_of(rules), window.board_turned()) : grid_of(window, area, rules);
    const SDL_FRect sheet = grid.sheet();
    const SDL_FRect room = grid.room();
    const Pictures::Canvas canvas = window.pictures().canvas("table " + std::to_string(whole(room.x)), whole(sheet.w), whole(sheet.h),
                                                             signature_of(window, grid, rules, view, marks));
    if (!canvas.texture) return;
    if (canvas.fresh) paint_board(window, *canvas.texture, grid.cell(), rules, view, marks);
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    draw_shadow(list, corner(room), far_corner(room), window.units(4), 0.30F);
    const BoardClip clip(list, grid);
    list.AddImage(canvas.texture, corner(sheet), far_corner(sheet));

    const TablePen pen(window, grid, list);
    if (marks.hover) pen.frame(*marks.hover);
    if (marks.run) pen.run(*marks.run);
    for (const Square square : marks.moves) pen.dot(square, false);
    for (const Square square : marks.entries) pen.dot(square, true);
    if (marks.selected && view.at(*marks.selected) && !is_among(marks.away, *marks.selected)) {
        BlockLook look = look_at(view, *view.at(*marks.selected), marks);
        look.lifted = true;
        draw_block(window, list, grid.rect(*marks.selected), drawn(view, *view.at(*marks.selected), marks), look);
    }
    for (const Square square : marks.attacks) pen.ring(square);
    for (const Square square : marks.crossed) pen.cross(square);

    if (marks.still) return;
    Boxes& boxes = window.controls().boxes();
    boxes.enter(Box::Kind::part, "map", room, room, !window.lens().whole());
    for (const Square square : squares_of(rules)) window.controls().add(to_text(square), grid.rect(square), true, Control::Kind::square);
    boxes.leave();
    follow_lens(window, grid, focused_in(window, grid));
}

void draw_in_hand(Window& window, const SeenPiece& piece, float cell) {
    const ImVec2 at = ImGui::GetIO().MousePos;
    draw_block(window, *ImGui::GetForegroundDrawList(), {at.x - cell / 2, at.y - cell / 2, cell, cell}, piece,
               {.face = true, .lifted = true});
}

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
