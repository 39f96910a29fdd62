#include "games/waterloo/screens/table/diagram.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/ground.hpp"
#include "games/waterloo/screens/table/mark_pen.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"

namespace fow::ui::inline waterloo {
namespace {

using Shape = DiagramArrow::Kind;

constexpr unsigned edge_ink = 0xFFF8E2;
constexpr unsigned march_ink = 0x2C4A1E;
constexpr unsigned attack_ink = 0x8C1B12;
constexpr unsigned refused_ink = 0x3A342C;

int files_shown(const Diagram& diagram) { return diagram.high.file() - diagram.low.file() + 1; }
int ranks_shown(const Diagram& diagram) { return diagram.high.rank() - diagram.low.rank() + 1; }

/// Room for the letters and numbers.
float margin_of(const Window& window) { return window.units(20); }
float cell_of(const Window& window, const Diagram& diagram, float width) {
    return std::max(8.0F, std::floor(std::min(window.units(46), (width - margin_of(window)) / static_cast<float>(files_shown(diagram)))));
}

/// The whole map, placed so that the visible part starts at (left, top).
BoardGeometry geometry_at(float left, float top, float cell, const Diagram& diagram) {
    const SDL_FPoint size = BoardGeometry::size_for(cell);
    const float margin = BoardGeometry::margin_for(cell);
    return {{left - margin - static_cast<float>(diagram.low.file()) * cell,
             top - margin - static_cast<float>(rank_count - 1 - diagram.high.rank()) * cell, size.x, size.y},
            false};
}

class ArrowPen {
public:
    ArrowPen(Window& window, ImDrawList& list, const BoardGeometry& geometry)
        : window_(window),
          list_(list),
          geometry_(geometry),
          pen_(window, geometry, list),
          cell_(geometry.cell()),
          thick_(std::max(2.0F, std::round(geometry.cell() * 0.07F))) {}

    void draw(const DiagramArrow& arrow) const {
        const Square last = arrow.way.back();
        if (arrow.way.size() > 1 && arrow.kind == Shape::shot && !arrow.refused) pen_.shot(arrow.way.front(), last);
        else if (arrow.way.size() > 1) draw_way(arrow);
        else if (arrow.kind == Shape::look) pen_.sign(last, "eye", colour::ink);
        else if (arrow.kind == Shape::arrival) pen_.dot(last, true);
        if (arrow.kind == Shape::attack && !arrow.refused) pen_.ring(last);
        if (arrow.refused) draw_refusal(last);
    }
    void draw_number(const DiagramArrow& arrow) const {
        if (arrow.number == 0) return;
        const ImVec2 at = arrow.way.size() > 1
                              ? beside(arrow.way[arrow.way.size() - 2], arrow.way.back())
                              : ImVec2(middle(arrow.way.back()).x + cell_ * 0.32F, middle(arrow.way.back()).y + cell_ * 0.32F);
        const float radius = std::max(cell_ * 0.2F, window_.line_height(Type::small) * 0.55F);
        list_.AddCircleFilled(at, radius + window_.line(), packed(colour::ink), 24);
        list_.AddCircleFilled(at, radius, packed(edge_ink), 24);
        const std::string number = std::to_string(arrow.number);
        const ImVec2 size = text_size(window_, Type::small, number);
        draw_text(window_, list_, Type::small, at.x, std::floor(at.y - size.y / 2), colour::ink, number, 0.5F);
    }

private:
    [[nodiscard]] ImVec2 middle(Square square) const {
        const SDL_FPoint p = geometry_.centre(square);
        return {p.x, p.y};
    }
    /// Half way, and to the right, clear of the arrow.
    [[nodiscard]] ImVec2 beside(Square a, Square b) const {
        const ImVec2 from = middle(a), to = middle(b);
        const float length = std::max(1.0F, std::hypot(to.x - from.x, to.y - from.y));
        const float aside = cell_ * 0.3F / length;
        return {(from.x + to.x) / 2 - (to.y - from.y) * aside, (from.y + to.y) / 2 + (to.x - from.x) * aside};
    }

    void draw_way(const DiagramArrow& arrow) const {
        std::vector<ImVec2> points;
        for (const Square square : arrow.way) points.push_back(middle(square));
        shorten(points[0], points[1], cell_ * 0.30F);
        shorten(points.back(), points[points.size() - 2], cell_ * (arrow.kind == Shape::march ? 0.16F : 0.40F));
        const unsigned ink = arrow.refused ? refused_ink : arrow.kind == Shape::march ? march_ink : attack_ink;
        stroke(points, packed(edge_ink, 0.9F), thick_ + 2 * window_.line(), arrow.refused);
        stroke(points, packed(ink), thick_, arrow.refused);
    }
    static void shorten(ImVec2& end, const ImVec2& other, float by) {
        const float length = std::max(1.0F, std::hypot(other.x - end.x, other.y - end.y));
        end = {end.x + (other.x - end.x) / length * by, end.y + (other.y - end.y) / length * by};
    }
    void stroke(std::vector<ImVec2> points, ImU32 ink, float thick, bool dashed) const {
        const ImVec2 tip = points.back();
        const ImVec2 before = points[points.size() - 2];
        const float length = std::max(1.0F, std::hypot(tip.x - before.x, tip.y - before.y));
        const ImVec2 along((tip.x - before.x) / length, (tip.y - before.y) / length);
        const float head = std::min(cell_ * 0.24F, length);
        points.back() = {tip.x - along.x * head * 0.9F, tip.y - along.y * head * 0.9F};
        if (dashed) dashes(points, ink, thick);
        else list_.AddPolyline(points.data(), static_cast<int>(points.size()), ink, 0, thick);
        const float half = head * 0.55F + thick * 0.3F;
        list_.AddTriangleFilled(tip, {tip.x - along.x * head - along.y * half, tip.y - along.y * head + along.x * half},
                                {tip.x - along.x * head + along.y * half, tip.y - along.y * head - along.x * half}, ink);
    }
    void dashes(const std::vector<ImVec2>& points, ImU32 ink, float thick) const {
        for (std::size_t i = 1; i < points.size(); ++i) draw_dashes(list_, points[i - 1], points[i], ink, thick, cell_ * 0.14F);
    }
    void draw_refusal(Square square) const {
        const ImVec2 c = middle(square);
        const float r = cell_ * 0.26F;
        for (const bool edge : {true, false}) {
            const ImU32 ink = edge ? packed(edge_ink) : packed(attack_ink);
            const float thick = thick_ * 1.5F + (edge ? 3 * window_.line() : 0.0F);
            list_.AddLine({c.x - r, c.y - r}, {c.x + r, c.y + r}, ink, thick);
            list_.AddLine({c.x - r, c.y + r}, {c.x + r, c.y - r}, ink, thick);
        }
    }

    Window& window_;
    ImDrawList& list_;
    const BoardGeometry& geometry_;
    MarkPen pen_;
    float cell_;
    float thick_;
};

void draw_signs_of_squares(Window& window, ImDrawList& list, const BoardGeometry& geometry, const Diagram& diagram, float left,
                           float bottom) {
    const float high = window.line_height(Type::small);
    for (int file = diagram.low.file(); file <= diagram.high.file(); ++file)
        draw_text(window, list, Type::small, geometry.centre(Square(file, 0)).x, bottom + window.units(2), colour::ink,
                  std::string(1, static_cast<char>('a' + file)), 0.5F);
    for (int rank = diagram.low.rank(); rank <= diagram.high.rank(); ++rank)
        draw_text(window, list, Type::small, left - window.units(5), geometry.centre(Square(0, rank)).y - high / 2, colour::ink,
                  std::to_string(rank + 1), 1);
}

}  // namespace

SDL_FPoint diagram_size(const Window& window, const Diagram& diagram, float width) {
    const float cell = cell_of(window, diagram, width);
    return {margin_of(window) + cell * static_cast<float>(files_shown(diagram)),
            margin_of(window) + cell * static_cast<float>(ranks_shown(diagram))};
}

void draw_diagram(Window& window, ImDrawList& list, const SDL_FRect& rect, const Diagram& diagram, const Roster& roster) {
    const float cell = std::floor((rect.w - margin_of(window)) / static_cast<float>(files_shown(diagram)));
    const float left = rect.x + margin_of(window), top = rect.y;
    const ImVec2 low(left, top);
    const ImVec2 high(left + cell * static_cast<float>(files_shown(diagram)), top + cell * static_cast<float>(ranks_shown(diagram)));
    const BoardGeometry geometry = geometry_at(left, top, cell, diagram);
    const PlayerView& view = diagram.view;

    list.PushClipRect(low, high, true);
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
    for (const DiagramArrow& arrow : diagram.arrows) arrows.draw_number(arrow);
    list.PopClipRect();
    list.AddRect(low, high, packed(colour::ink, 0.7F), 0, 0, window.line());
    draw_signs_of_squares(window, list, geometry, diagram, left, high.y);
}

namespace {

/// "h5-h7, h5-j5 (W7.4)": the actions, and behind the last one of each rule that rule.
std::string crossed_out(const Diagram& diagram) {
    std::string list;
    for (std::size_t i = 0; i < diagram.may_not.size(); ++i) {
        const Diagram::Refusal& refusal = diagram.may_not[i];
        const bool same_rule = i + 1 < diagram.may_not.size() && diagram.may_not[i + 1].rule == refusal.rule;
        list += (i == 0 ? "" : ", ") + refusal.action + (same_rule ? "" : " (" + refusal.rule + ")");
    }
    return list;
}

}  // namespace

std::vector<RuleDiagram> rule_diagrams(const std::vector<Diagram>& diagrams, const Roster& roster) {
    std::vector<RuleDiagram> made;
    for (const Diagram& diagram : diagrams)
        made.push_back({diagram.rule, diagram.caption, crossed_out(diagram),
                        [&diagram](const Window& window, float width) { return diagram_size(window, diagram, width); },
                        [&diagram, &roster](Window& window, ImDrawList& list, const SDL_FRect& rect) {
                            draw_diagram(window, list, rect, diagram, roster);
                        }});
    return made;
}

}  // namespace fow::ui::inline waterloo
