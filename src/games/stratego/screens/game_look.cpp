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

/// Blue's faces and Red's backs: a player sees their own pieces, not the enemy's.
void draw_rows(Window& window, ImDrawList& list, const SDL_FRect& row, const std::array<Rank, 4>& own) {
    constexpr int places = 8;
    const float step = row.w / places;
    float x = row.x + (step - row.h) / 2;
    for (int i = 0; i < places; ++i) {
        const SDL_FRect rect{std::floor(x), row.y, row.h, row.h};
        if (i < 4) {
            draw_block(window, list, rect, fresh_piece(blue_seat, own[static_cast<std::size_t>(i)]), {.face = true});
        } else {
            draw_block(window, list, rect, {red_seat, std::nullopt, false, false, false});
        }
        x += step;
    }
}

void draw_sample(Window& window, ImDrawList& list, const SDL_FRect& first) {
    float x = first.x;
    for (const Seat side : {blue_seat, red_seat}) {
        draw_block(window, list, {std::floor(x), first.y, first.w, first.h}, {side, std::nullopt, false, false, false});
        x += first.w * 1.2F;
    }
}

TitleLook title_of(std::string_view id) {
    const VariantWords& words = words_of(id);
    return {tr("Fog of Waterloo"), tr(words.below),
            [&words](Window& window, ImDrawList& list, const SDL_FRect& row) { draw_rows(window, list, row, words.row); }};
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
                     draw_sample, tr("Otherwise a move that is no attack waits until you hand over, and can be taken back.")},
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
