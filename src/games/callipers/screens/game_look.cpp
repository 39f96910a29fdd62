#include "games/callipers/screens/game_look.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/callipers/screens/camera.hpp"
#include "games/callipers/screens/ground.hpp"
#include "games/callipers/screens/marks.hpp"
#include "games/callipers/screens/pieces.hpp"
#include "games/callipers/screens/still.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/diagram_pen.hpp"
#include "ui/widgets/map_sketch.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/surfaces.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
namespace {

SeatLook seat_look(Seat seat, std::string seated, std::string takes, std::string forgotten) {
    return {std::string(callipers::word(seat)),
            std::move(seated),
            std::move(takes),
            std::move(forgotten),
            {uniform_of(seat, Colours::uniforms).cloth, uniform_of(seat, Colours::contrast).cloth},
            [seat](Window& window, ImDrawList& list, const SDL_FRect& rect) { draw_crest(window, list, rect, seat); }};
}

/// A small base without a battle around it: in signs and samples.
void draw_sample(const Window& window, ImDrawList& list, ImVec2 m, float wide, float high, Seat side, Arm arm) {
    const Uniform uniform = uniform_of(side, window);
    const ImVec2 low(m.x - wide / 2, m.y - high / 2), far(m.x + wide / 2, m.y + high / 2);
    const bool front_above = side == french_seat;
    list.AddRectFilled({low.x + 2, low.y + 3}, {far.x + 2, far.y + 3}, packed(0x000000, 0.3F));
    list.AddRectFilled(low, far, packed(uniform.light));
    if (front_above) list.AddRectFilled(low, {far.x, low.y + high * 0.24F}, packed(0xFFFFFF));
    else list.AddRectFilled({low.x, far.y - high * 0.24F}, far, packed(0xFFFFFF));
    list.AddRect(low, far, packed(uniform.edge), 0, 0, window.line());
    const float body = front_above ? m.y + high * 0.1F : m.y - high * 0.1F;
    paint_sign(list, {m.x, body}, {0, -high * 0.2F}, {high * 0.2F, 0}, arm, packed(0xFFFFFF, 0.9F), std::max(1.0F, high * 0.05F));
}

void draw_callipers(ImDrawList& list, ImVec2 hinge, float wide, float high) {
    for (const float side : {-1.0F, 1.0F}) {
        list.AddLine(hinge, {hinge.x + side * wide / 2, hinge.y + high}, packed(0x4A3510), high * 0.11F);
        list.AddLine(hinge, {hinge.x + side * wide / 2, hinge.y + high}, packed(0xD2A94B), high * 0.06F);
    }
    list.AddCircleFilled(hinge, high * 0.13F, packed(0x4A3510), 20);
    list.AddCircleFilled(hinge, high * 0.09F, packed(0xD2A94B), 20);
}

/// Bases on the bare map, and callipers that measure a march.
void draw_march(Window& window, ImDrawList& list, const SDL_FRect& rect) {
    const MapSketch map(window, list, rect);
    map.slope({0.02F, 0.3F}, {0.62F, 0.22F}, 0.16F);
    map.slope({0.42F, 0.74F}, {0.99F, 0.7F}, 0.16F);
    map.road({{0.36F, 0}, {0.44F, 0.5F}, {0.4F, 1}});
    map.wood({0.9F, 0.3F}, 0.09F);
    map.farm({0.12F, 0.56F}, 0.22F);
    const float high = std::round(map.high(0.17F)), wide = high * 1.9F;
    const auto base = [&](ImVec2 place, Seat side, Arm arm) { draw_sample(window, list, map.at(place), wide, high, side, arm); };
    base({0.16F, 0.14F}, allied_seat, Arm::infantry);
    base({0.56F, 0.14F}, allied_seat, Arm::infantry);
    base({0.8F, 0.12F}, allied_seat, Arm::artillery);
    base({0.2F, 0.86F}, french_seat, Arm::cavalry);
    base({0.56F, 0.88F}, french_seat, Arm::infantry);
    base({0.84F, 0.86F}, french_seat, Arm::infantry);
    draw_callipers(list, map.at({0.66F, 0.3F}), map.high(0.46F), map.high(0.44F));
}

void draw_samples(Window& window, ImDrawList& list, const SDL_FRect& first) {
    float x = first.x + first.w / 2;
    for (const Seat side : seats) {
        draw_sample(window, list, {std::floor(x), first.y + first.h / 2}, first.h * 1.3F, first.h * 0.7F, side, Arm::infantry);
        x += first.w * 1.6F;
    }
}

}  // namespace

void draw_crest(Window& window, ImDrawList& list, const SDL_FRect& rect, Seat side) {
    const int wide = whole(rect.w), high = whole(rect.h);
    if (wide < 1 || high < 1) return;
    SDL_Texture* crest =
        window.pictures().sign(side == french_seat ? "crest_french" : "crest_allied", wide, high, uniform_of(side, window).cloth);
    if (crest != nullptr) list.AddImage(crest, corner(rect), far_corner(rect));
}

GameLook look_of_callipers() {
    return {
        .seats = {seat_look(french_seat, tr("{name} (French)"), tr("takes the French seat"),
                            tr("The French pass phrase of this game has been forgotten.")),
                  seat_look(allied_seat, tr("{name} (Allied)"), tr("takes the Allied seat"),
                            tr("The Allied pass phrase of this game has been forgotten."))},
        .backdrop = {{"callipers/field"}, {1200, 920}, 1.04F},
        .title = {tr("Fog of Waterloo"), tr("An hour or two. Nothing is hidden; dice decide."), draw_march,
                  tr("No squares: march, turn, fire and charge by measured yards over the real field, with every regiment in sight.")},
        .settings = {tr("The map is never turned in this game"), tr("Chances are always shown in this game (K14.1)."),
                     tr("This game hides nothing: it is always true to the table."), draw_samples},
        .draw_offers = tr("Once in your own turn; the other accepts as the first act of his next turn, or declines by any other (K12.5)."),
        .resigning = tr("The other side wins at once (K12.5). This cannot be undone."),
        .marks = tr("Previous mark: a piece lost, a farm taken (up)"),
        .missing_rules = tr("The rulebook cannot be read: docs/rules/callipers.md is missing."),
        .looking_up = tr("Search: words, or a number such as K5.4"),
    };
}

View view_at_start(const RuleSet& rules) {
    View view;
    for (std::size_t i = 0; i < rules.battle.pieces.size(); ++i) {
        const Piece& piece = rules.battle.pieces[i];
        view.pieces[i].at = piece.at;
        view.pieces[i].facing = static_cast<std::int16_t>(piece.facing);
        view.pieces[i].stands = true;
    }
    for (const Seat side : seats) view.general[side] = static_cast<std::int16_t>(index_of(rules, rules.battle.generals[side]));
    for (std::size_t i = 0; i < rules.battle.holds.size(); ++i) view.owners[i] = rules.battle.holds[i].second;
    return view;
}

Drawing picture_of(const RuleSet& rules, const View& view) {
    return [rules, view](Window& window, ImDrawList& list, const SDL_FRect& rect) {
        const Camera camera(rect, rules.battle, {});
        const ImVec2 low = camera.pixel(Point{rules.battle.low.x, rules.battle.high.y}),
                     high = camera.pixel(Point{rules.battle.high.x, rules.battle.low.y});
        draw_small_ground(window, list, camera, rules);
        list.PushClipRect(low, high, true);
        for (int i = 0; i < count_of(rules); ++i) {
            if (!place_of(view, i).stands) continue;
            const Uniform uniform = uniform_of(piece_of(rules, i).side, window);
            const auto q = corners_on(camera, rules, i, standing_of(place_of(view, i)));
            list.AddQuadFilled({q[0].x + 1, q[0].y + 1}, {q[1].x + 1, q[1].y + 1}, {q[2].x + 1, q[2].y + 1}, {q[3].x + 1, q[3].y + 1},
                               packed(0x000000, 0.35F));
            list.AddQuadFilled(q[0], q[1], q[2], q[3], packed(uniform.light));
            list.AddLine(q[0], q[1], packed(0xFFFFFF, 0.9F), std::max(1.0F, std::hypot(q[0].x - q[3].x, q[0].y - q[3].y) * 0.22F));
            list.AddQuad(q[0], q[1], q[2], q[3], packed(uniform.edge), window.line());
        }
        list.PopClipRect();
    };
}

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
        made.push_back({diagram.rule, diagram.caption, rules_against(diagram),
                        [&diagram](const Window& window, float width) { return size_of(window, diagram, width); },
                        [&diagram](Window& window, ImDrawList& list, const SDL_FRect& at) { draw_diagram(window, list, at, diagram); }});
    return made;
}

}  // namespace fow::callipers::screens
