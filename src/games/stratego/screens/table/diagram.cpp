#include "games/stratego/screens/table/diagram.hpp"

#include "games/stratego/screens/table/ground.hpp"
#include "games/stratego/screens/table/layout.hpp"
#include "games/stratego/screens/table/pen.hpp"
#include "games/stratego/screens/table/piece_painter.hpp"
#include "ui/widgets/diagram_pen.hpp"
#include "ui/widgets/widgets.hpp"

namespace fow::stratego::screens {
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
