#include "games/waterloo/screens/table/diagram.hpp"

#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/ground.hpp"
#include "games/waterloo/screens/table/mark_pen.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "ui/widgets/diagram_pen.hpp"
#include "ui/widgets/widgets.hpp"

namespace fow::waterloo::screens {
namespace {

using Shape = DiagramArrow::Kind;

/// The whole map, placed so that the visible part starts at the corner of `squares`.
BoardGeometry geometry_at(const SDL_FRect& squares, const DiagramPart& part) {
    const float cell = squares.w / static_cast<float>(part.files());
    const SDL_FPoint size = BoardGeometry::size_for(cell);
    const float margin = BoardGeometry::margin_for(cell);
    return {{squares.x - margin - static_cast<float>(part.low_file) * cell,
             squares.y - margin - static_cast<float>(rank_count - 1 - part.high_rank) * cell, size.x, size.y},
            false};
}

class ArrowPen {
public:
    ArrowPen(Window& window, ImDrawList& list, const BoardGeometry& geometry)
        : geometry_(geometry), marks_(window, geometry, list), pen_(window, list, geometry.cell()) {}

    void draw(const DiagramArrow& arrow) const {
        const Square last = arrow.way.back();
        if (arrow.way.size() > 1 && arrow.kind == Shape::shot && !arrow.refused) marks_.shot(arrow.way.front(), last);
        else if (arrow.way.size() > 1) pen_.way(middles(arrow), ink_of(arrow), arrow.kind != Shape::march);
        else if (arrow.kind == Shape::look) marks_.sign(last, "eye", colour::ink);
        else if (arrow.kind == Shape::arrival) marks_.dot(last, true);
        if (arrow.kind == Shape::attack && !arrow.refused) marks_.ring(last);
        if (arrow.refused) pen_.cross(middles(arrow).back());
    }
    void draw_numbers(const std::vector<DiagramArrow>& all, const DiagramArrow& arrow) const {
        if (const std::string numbers = numbers_of(all, arrow); !numbers.empty()) pen_.numbers(middles(arrow), numbers);
    }

private:
    [[nodiscard]] static DiagramPen::Ink ink_of(const DiagramArrow& arrow) {
        if (arrow.refused) return DiagramPen::Ink::refused;
        return arrow.kind == Shape::march ? DiagramPen::Ink::march : DiagramPen::Ink::attack;
    }
    [[nodiscard]] std::vector<ImVec2> middles(const DiagramArrow& arrow) const {
        std::vector<ImVec2> points;
        for (const Square square : arrow.way) points.emplace_back(geometry_.centre(square).x, geometry_.centre(square).y);
        return points;
    }

    const BoardGeometry& geometry_;
    MarkPen marks_;
    DiagramPen pen_;
};

void draw_diagram(Window& window, ImDrawList& list, const SDL_FRect& rect, const Diagram& diagram, const Roster& roster) {
    const DiagramPart part = part_of(diagram);
    const SDL_FRect squares = diagram_squares(window, part, rect);
    const BoardGeometry geometry = geometry_at(squares, part);
    const PlayerView& view = diagram.view;

    list.PushClipRect(corner(squares), far_corner(squares), true);
    draw_sheet(window, list, geometry, false);
    const SquareSet covered = covered_squares(view);
    draw_tiles(window, list, geometry, view.tiles, covered);
    draw_grid(window, list, geometry);
    const MarkPen pen(window, geometry, list);
    for (const Square square : diagram.marks) {
        const SDL_FRect r = geometry.rect(square);
        list.AddRectFilled(corner(r), far_corner(r), packed(0xFFF6D8, 0.5F));
    }
    for (const Square square : covered) draw_piece(window, list, geometry.rect(square), *view.at(square), roster, {.face = true});
    draw_tile_signs(window, list, geometry, view.tiles, view.tile_hits);
    if (!diagram.marks.empty()) pen.dashed_frame(diagram.marks);
    const ArrowPen arrows(window, list, geometry);
    for (const DiagramArrow& arrow : diagram.arrows) arrows.draw(arrow);
    for (const DiagramArrow& arrow : diagram.arrows) arrows.draw_numbers(diagram.arrows, arrow);
    list.PopClipRect();
    draw_diagram_edges(window, list, part, squares);
}

}  // namespace

std::vector<RuleDiagram> rule_diagrams(const std::vector<Diagram>& diagrams, const Roster& roster) {
    std::vector<RuleDiagram> made;
    for (const Diagram& diagram : diagrams)
        made.push_back({diagram.rule, diagram.caption, crossed_out(diagram),
                        [&diagram](const Window& window, float width) { return diagram_size(window, part_of(diagram), width); },
                        [&diagram, &roster](Window& window, ImDrawList& list, const SDL_FRect& rect) {
                            draw_diagram(window, list, rect, diagram, roster);
                        }});
    return made;
}

}  // namespace fow::waterloo::screens
