#include "games/stratego/screens/game_look.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "games/stratego/screens/table/board.hpp"
#include "games/stratego/screens/table/ground.hpp"
#include "games/stratego/screens/table/pen.hpp"
#include "games/stratego/screens/table/piece_painter.hpp"
#include "games/stratego/screens/words.hpp"
#include "ui/widgets/diagram_pen.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/window.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::screens {
namespace {

SeatLook seat_look(Seat seat, std::string seated, std::string takes, std::string forgotten) {
    return {std::string(fow::stratego::word(seat)),
            std::move(seated),
            std::move(takes),
            std::move(forgotten),
            {uniform_of(seat, Colours::uniforms).cloth, uniform_of(seat, Colours::contrast).cloth},
            [seat](Window& window, ImDrawList& list, const SDL_FRect& rect) { draw_arms(window, list, rect, seat); }};
}

/// Part of the board with Blue's faces and Red's backs: a player sees their own pieces, not the enemy's. `full`: in closed rows.
void draw_armies(Window& window, ImDrawList& list, const SDL_FRect& rect, const std::array<Rank, 4>& own, bool full) {
    const int rows = full ? 6 : 4;
    const float cell = std::floor(rect.h / static_cast<float>(rows));
    // Where every second square is empty, their number is odd: then no piece is cut at the edges.
    const int fitting = static_cast<int>(std::ceil(rect.w / cell));
    const int columns = full || fitting % 2 == 1 ? fitting : fitting + 1;
    const float left = std::floor(rect.x + (rect.w - static_cast<float>(columns) * cell) / 2);
    const auto at = [&](int column, int row) {
        return SDL_FRect{left + static_cast<float>(column) * cell, rect.y + static_cast<float>(row) * cell, cell, cell};
    };
    list.AddRectFilled(corner(rect), far_corner(rect), packed(0x6F8B5E));
    for (int row = 0; row < rows; ++row)
        for (int column = row % 2; column < columns; column += 2)
            list.AddRectFilled(corner(at(column, row)), far_corner(at(column, row)), packed(0x7F9A6B));
    if (full)
        for (const int column : {columns / 4, columns - columns / 4 - 2}) {
            const SDL_FRect lake = at(column, 2);
            list.AddRectFilled({lake.x + 2, lake.y + 2}, {lake.x + 2 * cell - 2, lake.y + 2 * cell - 2}, packed(0x5F88A3), cell * 0.4F);
            list.AddRect({lake.x + 2, lake.y + 2}, {lake.x + 2 * cell - 2, lake.y + 2 * cell - 2}, packed(0x39566B), cell * 0.4F, 0,
                         window.line());
        }
    const int deep = full ? 2 : 1;
    for (int row = 0; row < deep; ++row)
        for (int column = 0; column < columns; ++column) {
            if (!full && column % 2 == 0) continue;
            const auto rank = own[static_cast<std::size_t>(column + row) % own.size()];
            draw_block(window, list, at(column, row), {red_seat, std::nullopt, false, false, false});
            draw_block(window, list, at(column, rows - 1 - row), fresh_piece(blue_seat, rank), {.face = true});
        }
}

void draw_sample(Window& window, ImDrawList& list, const SDL_FRect& first) {
    float x = first.x;
    for (const Seat side : {blue_seat, red_seat}) {
        draw_block(window, list, {std::floor(x), first.y, first.w, first.h}, {side, std::nullopt, false, false, false});
        x += first.w * 1.2F;
    }
}

/// What each game is, and how long it takes; in the order of fow::stratego::variants.
struct Told {
    const char* told;
    const char* below;
};
constexpr std::array<Told, fow::stratego::variants.size()> title_texts{{
    {tr_later("Forty pieces a side stand with their ranks turned away. Find the enemy's flag and take it before yours is found."),
     tr_later("An hour. Hidden: the rank of every piece until it fights.")},
    {tr_later("The hunt for the flag with only ten pieces a side: rules in five minutes, and the quickest way to a first win."),
     tr_later("Ten to twenty minutes. Hidden: the rank of every piece until it fights.")},
    {tr_later("The hunt for the flag with only eight pieces a side: the shortest game of all."),
     tr_later("Ten minutes. Hidden: the rank of every piece until it fights.")},
}};

TitleLook title_of(std::string_view id) {
    const auto* const variant = &fow::stratego::variant_of(id);
    const auto index = static_cast<std::size_t>(variant - fow::stratego::variants.data());
    const bool full = index == 0;
    return {tr("Fog of Waterloo"), tr(title_texts[index].below),
            [&words = words_of(id), full](Window& window, ImDrawList& list, const SDL_FRect& rect) {
                draw_armies(window, list, rect, words.row, full);
            },
            tr(title_texts[index].told)};
}

}  // namespace

GameLook look_of(std::string_view id) {
    return {
        .seats = {seat_look(blue_seat, tr("{name} (Blue)"), tr("takes the Blue seat"),
                            tr("The Blue pass phrase of this game has been forgotten.")),
                  seat_look(red_seat, tr("{name} (Red)"), tr("takes the Red seat"),
                            tr("The Red pass phrase of this game has been forgotten."))},
        .backdrop = {{"stratego/board"}, {1, 1}, 1.2F},
        .title = title_of(id),
        .settings = {tr("The Red player sees the board from the north"), tr("Not in games that are true to the table."),
                     tr("The screen then forgets the rank of a piece that survived a fight, and gives no odds, no deductions and no pencil "
                        "marks. A game keeps what it began with."),
                     draw_sample,
                     tr("Against a Recruit or a Corporal you can take a move that is no attack back for a moment. Switched off, every such "
                        "move waits "
                        "until you hand over.")},
        .draw_offers = tr("Once in each of your turns, before your move; the other accepts, or declines with a move (C4.3)."),
        .resigning = tr("The other side wins at once (C4.3). This cannot be undone."),
        .marks = tr("Previous mark: a fight, an offer of a draw (up)"),
        .missing_rules = tr("The rulebook cannot be read: docs/rules/stratego.md is missing."),
        .looking_up = tr("Search: words, or a number such as C3.4"),
    };
}

Drawing picture_of(const RuleSet& rules, const View& view) {
    std::vector<std::pair<Square, Seat>> pieces;
    for (const Square square : squares_of(rules))
        if (const auto& piece = view.at(square)) pieces.emplace_back(square, piece->side);
    return [rules, pieces = std::move(pieces)](Window& window, ImDrawList& list, const SDL_FRect& rect) {
        const Grid grid(rect, {rules.files, rules.ranks}, false);
        draw_fields(window, list, grid, rules);
        for (const auto& [square, side] : pieces) {
            const SDL_FRect r = grid.rect(square);
            const float inset = std::max(1.0F, std::floor(r.w * 0.16F));
            list.AddRectFilled({r.x + inset, r.y + inset}, {r.x + r.w - inset, r.y + r.h - inset}, packed(uniform_of(side, window).cloth));
        }
    };
}

namespace {

using Shape = DiagramArrow::Kind;

/// The whole board, placed so that the visible part starts at the corner of `squares`.
Grid grid_at(const SDL_FRect& squares, const DiagramPart& part, const RuleSet& rules) {
    const float cell = squares.w / static_cast<float>(part.files());
    const SDL_FPoint size = Grid::extent(size_of(rules), cell);
    const float margin = Grid::margin_for(cell);
    return {{squares.x - margin - static_cast<float>(part.low_file) * cell,
             squares.y - margin - static_cast<float>(rules.ranks - 1 - part.high_rank) * cell, size.x, size.y},
            size_of(rules),
            false};
}

std::vector<ImVec2> middles_of(const Grid& grid, const DiagramArrow& arrow) {
    std::vector<ImVec2> points;
    for (const Square square : arrow.way) points.emplace_back(grid.centre(square).x, grid.centre(square).y);
    return points;
}

void draw_arrow(const DiagramPen& pen, const TablePen& marks, const Grid& grid, const DiagramArrow& arrow) {
    const bool march = arrow.kind == Shape::march;
    const auto ink = arrow.refused ? DiagramPen::Ink::refused : march ? DiagramPen::Ink::march : DiagramPen::Ink::attack;
    pen.way(middles_of(grid, arrow), ink, !march);
    if (!march) marks.ring(arrow.way.back());
    if (arrow.refused) pen.cross(middles_of(grid, arrow).back());
}

void draw_diagram(Window& window, ImDrawList& list, const SDL_FRect& rect, const Diagram& diagram) {
    const DiagramPart part = part_of(diagram);
    const SDL_FRect squares = diagram_squares(window, part, rect);
    const Grid grid = grid_at(squares, part, diagram.rules);
    list.PushClipRect(corner(squares), far_corner(squares), true);
    draw_fields(window, list, grid, diagram.rules);
    for (const Square square : diagram.marks) {
        const SDL_FRect r = grid.rect(square);
        list.AddRectFilled(corner(r), far_corner(r), packed(0xFFF6D8, 0.5F));
    }
    for (const Square square : squares_of(diagram.rules))
        if (const auto& piece = diagram.view.at(square)) draw_block(window, list, grid.rect(square), *piece, {.face = true});
    const TablePen marks(window, grid, list);
    const DiagramPen pen(window, list, grid.cell());
    for (const DiagramArrow& arrow : diagram.arrows) draw_arrow(pen, marks, grid, arrow);
    for (const DiagramArrow& arrow : diagram.arrows)
        if (const std::string numbers = numbers_of(diagram.arrows, arrow); !numbers.empty()) pen.numbers(middles_of(grid, arrow), numbers);
    list.PopClipRect();
    draw_diagram_edges(window, list, part, squares);
}

}  // namespace

std::vector<RuleDiagram> rule_diagrams(const std::vector<Diagram>& diagrams) {
    std::vector<RuleDiagram> made;
    for (const Diagram& diagram : diagrams)
        made.push_back(
            {diagram.rule, diagram.caption, crossed_out(diagram),
             [&diagram](const Window& window, float width) { return diagram_size(window, part_of(diagram), width); },
             [&diagram](Window& window, ImDrawList& list, const SDL_FRect& rect) { draw_diagram(window, list, rect, diagram); }});
    return made;
}

}  // namespace fow::stratego::screens
