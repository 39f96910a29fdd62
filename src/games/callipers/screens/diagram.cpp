#include "games/callipers/screens/diagram.hpp"

#include <algorithm>
#include <cmath>

#include "games/callipers/screens/ground.hpp"
#include "games/callipers/screens/marks.hpp"
#include "games/callipers/screens/pieces.hpp"
#include "games/callipers/screens/still.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/diagram_pen.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
namespace {

using Kind = DiagramFigure::Kind;

constexpr float widest = 580, highest = 400;  ///< units
constexpr float both_borders = 120;           ///< yards of paper beside the map, both sides together
constexpr float arrow = 44;                   ///< units: the size of a square for the pen that draws the arrows

SDL_FPoint size_of(const Window& window, const Diagram& diagram, float width) {
    const callipers::Battle& battle = diagram.rules.battle;
    const float wide = static_cast<float>(battle.high.x - battle.low.x) + both_borders;
    const float high = static_cast<float>(battle.high.y - battle.low.y) + both_borders;
    const float scale = std::min(std::min(width, window.units(widest)) / wide, window.units(highest) / high);
    return {std::floor(wide * scale), std::floor(high * scale)};
}

/// One drawing of a diagram.
class Drawer {
public:
    Drawer(Window& window, ImDrawList& list, const SDL_FRect& rect, const Diagram& diagram)
        : window_(window),
          list_(list),
          diagram_(diagram),
          camera_(rect, diagram.rules.battle, {}),
          pen_(window, list, window.units(arrow)) {}

    void draw() const {
        paint_ground(window_, list_, camera_, rules(), false);
        for (const DiagramFigure& figure : diagram_.arrows)
            if (figure.kind == Kind::shot) arcs(figure);
        paint_still(window_, list_, camera_, diagram_.view, rules(), nullptr);
        for (const Seat side : seats) reach_of_general(side);
        for (const callipers::Spot& mark : diagram_.marks) draw_mark(mark);
        for (const DiagramFigure& figure : diagram_.arrows) draw_figure(figure);
    }

private:
    [[nodiscard]] const RuleSet& rules() const { return diagram_.rules; }
    [[nodiscard]] const Place& place(int piece) const { return place_of(diagram_.view, piece); }

    void reach_of_general(Seat side) const {
        const int host = diagram_.view.general[side];
        if (host < 0) return;
        list_.AddCircle(camera_.pixel(place(host).at), static_cast<float>(rules().figures.general_reach.value) * camera_.scale(),
                        packed(uniform_of(side, window_).cloth, 0.6F), 64, window_.units(1.5F));
    }
    void draw_mark(const callipers::Spot& mark) const {
        if (const int piece = index_of(rules(), mark.key); piece >= 0)
            return paint_ring(window_, list_, camera_, rules(), piece, standing_of(place(piece)), packed(lit), window_.units(3));
        list_.AddCircle(camera_.pixel(mark.at), window_.units(7), packed(0x8C1D18), 24, window_.units(2));
    }
    void arcs(const DiagramFigure& figure) const {
        for (const int key : figure.keys)
            if (const int gun = index_of(rules(), key); gun >= 0)
                paint_arc(camera_, list_, rules(), corners_of(diagram_.view, rules(), gun), place(gun).facing, 0x5A4210, 0.12F);
    }

    void draw_figure(const DiagramFigure& figure) const {
        const int who = index_of(rules(), figure.keys.front());
        if (who < 0) return;
        if (figure.kind == Kind::shot || figure.kind == Kind::attack) return at_target(figure);
        const Standing end{spot_of(figure.stops.back()), figure.facing};
        paint_piece(window_, list_, camera_, rules(), who, end, Shade::ghost);
        paint_ring(window_, list_, camera_, rules(), who, end, packed(figure.refused ? forbidden : lit), window_.units(2), figure.refused);
        if (figure.kind == Kind::march) measure(figure, who);
        if (figure.kind == Kind::back) {
            const std::vector<ImVec2> way{camera_.pixel(figure.stops.front()), camera_.pixel(figure.stops.back())};
            pen_.way(way, DiagramPen::Ink::march, false);
            number(figure, way);
        }
        if (figure.refused) pen_.cross(camera_.pixel(figure.stops.back()));
    }

    /// Each leg from the front side of the base, with its yards.
    void measure(const DiagramFigure& figure, int who) const {
        const auto base = corners_on(camera_, rules(), who, standing_of(place(who)));
        ImVec2 foot((base[0].x + base[1].x) / 2, (base[0].y + base[1].y) / 2);
        for (std::size_t i = 1; i < figure.stops.size(); ++i) {
            const ImVec2 a = camera_.pixel(figure.stops[i - 1]), b = camera_.pixel(figure.stops[i]);
            const ImVec2 next(foot.x + b.x - a.x, foot.y + b.y - a.y);
            paint_callipers(window_, list_, foot, next, figure.refused);
            const auto yards = callipers::length_of(figure.stops[i] - figure.stops[i - 1]);
            paint_name(window_, list_, Type::small, {(foot.x + next.x) / 2, (foot.y + next.y) / 2},
                       figure.refused ? forbidden : colour::ink, std::to_string(yards));
            foot = next;
        }
    }

    void at_target(const DiagramFigure& figure) const {
        const int target = index_of(rules(), figure.target);
        if (target < 0) return;
        const Standing there = standing_of(place(target));
        const bool attack = figure.kind == Kind::attack;
        if (attack) {
            const Corners base = corners_of(diagram_.view, rules(), target);
            const ImU32 ink = packed(0x8C1D18, 0.8F);
            paint_side(camera_, list_, base[callipers::front_left], base[callipers::front_right], ink, window_.units(1.5F));
            paint_side(camera_, list_, base[callipers::rear_left], base[callipers::rear_right], ink, window_.units(1.5F));
        }
        paint_ring(window_, list_, camera_, rules(), target, there, packed(forbidden), window_.units(2.5F), figure.refused);
        for (const int key : figure.keys) {
            const int who = index_of(rules(), key);
            if (who < 0) continue;
            const ImVec2 from = camera_.pixel(place(who).at), to = camera_.pixel(place(target).at);
            if (attack) list_.AddCircleFilled(from, window_.units(3), packed(lit), 12);  // the centre that K9.9 asks for
            pen_.way({from, to}, figure.refused ? DiagramPen::Ink::refused : DiagramPen::Ink::attack, true);
            number(figure, {from, to});
        }
        if (figure.refused) pen_.cross(camera_.pixel(place(target).at));
    }
    void number(const DiagramFigure& figure, const std::vector<ImVec2>& way) const {
        if (figure.number > 0) pen_.numbers(way, std::to_string(figure.number));
    }

    Window& window_;
    ImDrawList& list_;
    const Diagram& diagram_;
    Camera camera_;
    DiagramPen pen_;
};

void draw_diagram(Window& window, ImDrawList& list, const SDL_FRect& rect, const Diagram& diagram) {
    list.PushClipRect(corner(rect), far_corner(rect), true);
    Drawer(window, list, rect, diagram).draw();
    list.PopClipRect();
}

}  // namespace

std::vector<RuleDiagram> rule_diagrams(const std::vector<Diagram>& diagrams) {
    std::vector<RuleDiagram> made;
    for (const Diagram& diagram : diagrams)
        made.push_back({diagram.rule, diagram.caption, crossed_out(diagram),
                        [&diagram](const Window& window, float width) { return size_of(window, diagram, width); },
                        [&diagram](Window& window, ImDrawList& list, const SDL_FRect& at) { draw_diagram(window, list, at, diagram); }});
    return made;
}

}  // namespace fow::callipers::screens
