#include "games/alliance/screens/game_look.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/alliance/screens/blocks.hpp"
#include "games/alliance/screens/field.hpp"
#include "games/alliance/screens/layout.hpp"
#include "games/alliance/screens/motion.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/diagram_pen.hpp"
#include "ui/widgets/map_sketch.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/surfaces.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::screens {
namespace {

SeatLook seat_look(Seat seat, std::string seated, std::string takes, std::string forgotten) {
    const Nation nation = nation_of(seat);
    return {std::string(alliance::word(seat)),
            std::move(seated),
            std::move(takes),
            std::move(forgotten),
            {uniform_of(nation, Colours::uniforms).cloth, uniform_of(nation, Colours::contrast).cloth},
            [seat](Window& window, ImDrawList& list, const SDL_FRect& rect) { draw_crest(window, list, rect, seat); }};
}

/// Corps in their camps, and a die of each player between them.
void draw_corps(Window& window, ImDrawList& list, const SDL_FRect& rect) {
    const MapSketch map(window, list, rect);
    map.slope({0.04F, 0.3F}, {0.7F, 0.26F}, 0.14F);
    map.slope({0.3F, 0.62F}, {0.98F, 0.66F}, 0.14F);
    map.road({{0.5F, 0}, {0.52F, 0.5F}, {0.47F, 1}});
    map.wood({0.93F, 0.45F}, 0.08F);
    map.farm({0.1F, 0.52F}, 0.2F);
    const auto corps = [&](ImVec2 place, int divisions, Nation nation, Arm arm) {
        const float size = map.high(0.16F);
        for (int i = 0; i < divisions; ++i) {
            const float off = static_cast<float>(i) - static_cast<float>(divisions - 1) / 2;
            draw_division(window, list, {std::floor(map.at(place).x + off * size * 1.1F), std::floor(map.at(place).y)}, size, nation, arm);
        }
    };
    corps({0.26F, 0.16F}, 3, Nation::allied, Arm::infantry);
    corps({0.64F, 0.14F}, 2, Nation::allied, Arm::cavalry);
    corps({0.86F, 0.24F}, 2, Nation::prussian, Arm::infantry);
    corps({0.27F, 0.82F}, 3, Nation::french, Arm::infantry);
    corps({0.72F, 0.84F}, 3, Nation::french, Arm::cavalry);
    draw_die(window, list, {std::floor(map.at({0.36F, 0}).x), std::floor(map.at({0, 0.5F}).y)}, map.high(0.22F), Nation::french, 5);
    draw_die(window, list, {std::floor(map.at({0.66F, 0}).x), std::floor(map.at({0, 0.44F}).y)}, map.high(0.22F), Nation::allied, 3);
}

void draw_sample_divisions(Window& window, ImDrawList& list, const SDL_FRect& first) {
    float x = first.x + first.w / 2;
    for (const Nation nation : {Nation::french, Nation::allied, Nation::prussian}) {
        draw_division(window, list, {std::floor(x), first.y + first.h / 2}, first.h * 0.8F, nation, Arm::infantry);
        x += first.w * 1.1F;
    }
}

}  // namespace

void draw_crest(Window& window, ImDrawList& list, const SDL_FRect& rect, Seat side) {
    const int wide = whole(rect.w), high = whole(rect.h);
    if (wide < 1 || high < 1) return;
    SDL_Texture* crest = window.pictures().sign(side == french_seat ? "crest_french" : "crest_allied", wide, high,
                                                uniform_of(nation_of(side), window).cloth);
    if (crest != nullptr) list.AddImage(crest, corner(rect), far_corner(rect));
}

GameLook look_of_alliance() {
    return {
        .seats = {seat_look(french_seat, tr("{name} (French)"), tr("takes the French seat"),
                            tr("The French pass phrase of this game has been forgotten.")),
                  seat_look(allied_seat, tr("{name} (Allied)"), tr("takes the Allied seat"),
                            tr("The Allied pass phrase of this game has been forgotten."))},
        .backdrop = {{"alliance/field"}, {map_wide, map_high}, 1.04F},
        .title = {tr("Fog of Waterloo"), tr("Half an hour. Nothing is hidden; dice decide."), draw_corps,
                  tr("Lead whole corps with one order a turn: each card is an order, and an army whose morale breaks has lost the day.")},
        .settings = {tr("The map is never turned in this game"), tr("Chances are always shown in this game (L13.6)."),
                     tr("This game hides nothing: it is always true to the table."), draw_sample_divisions},
        .draw_offers = tr("Once in your own phase, before the action; the other accepts in the next phase, or declines by acting (L12.2)."),
        .resigning = tr("The other side wins at once (L12.2). This cannot be undone."),
        .marks = tr("Previous mark: a rout test, a place taken, the clock (up)"),
        .missing_rules = tr("The rulebook cannot be read: docs/rules/alliance.md is missing."),
        .looking_up = tr("Search: words, or a number such as L4.3"),
    };
}

Drawing picture_of(const RuleSet& rules, const View& view) {
    return [rules, view](Window& window, ImDrawList& list, const SDL_FRect& rect) {
        const float k = std::min(rect.w / map_wide, rect.h / map_high);
        const SDL_FRect map{std::floor(rect.x + (rect.w - map_wide * k) / 2), std::floor(rect.y + (rect.h - map_high * k) / 2),
                            std::floor(map_wide * k), std::floor(map_high * k)};
        draw_ground(window, list, map);
        for (const CardId camp : camps()) {
            const Strength strength = *strength_of(view, rules, camp);
            const SDL_FRect at = camp_rect(window, map, view, rules, camp);
            const float size = std::max(5.0F, 34 * k);
            for (int i = 0; i < strength.left; ++i) {
                const float x = at.x + at.w / 2 + (static_cast<float>(i) - static_cast<float>(strength.left - 1) / 2) * size;
                draw_division(window, list, {x, at.y + at.h / 2}, size, nation_of(camp), arm_of(camp));
            }
        }
    };
}

namespace {

constexpr float widest = 580;    ///< units
constexpr float camp_half = 32;  ///< units of the map: where an arrow begins
constexpr float camp_cell = 80;  ///< pixels of the map as drawn: the size of a camp for the pen that draws the arrows

float strip_high(const Window& window) { return window.line_height(Type::small) + window.units(12); }
/// The tracks and the sum of a rout test.
float test_high(const Window& window) { return strip_high(window) + window.line_height(Type::small) + window.units(8); }

SDL_FPoint size_of(const Window& window, const Diagram& diagram, float width) {
    const float wide = std::floor(std::min(width, window.units(widest)));
    return {wide, std::floor(wide * map_high / map_wide) + (diagram.tested ? test_high(window) : 0)};
}

ImVec2 middle_of(const SDL_FRect& rect) { return {rect.x + rect.w / 2, rect.y + rect.h / 2}; }

/// The middle of its camp, or where its die is thrown if it has none.
ImVec2 camp_of(Window& window, const SDL_FRect& map, const Diagram& diagram, CardId card) {
    if (card == CardId::wellington || card == CardId::napoleon) return die_at(window, map, diagram.view, diagram.rules, card);
    return middle_of(camp_rect(window, map, diagram.view, diagram.rules, card));
}

void draw_blow(Window& window, const DiagramPen& pen, const SDL_FRect& map, const Diagram& diagram, const DiagramBlow& blow) {
    const ImVec2 from = camp_of(window, map, diagram, card_of(blow.order.id));
    if (blow.refused) return pen.cross(from);
    ImVec2 to = from;
    if (blow.target) to = camp_of(window, map, diagram, card_of(*blow.target));
    else if (const auto place = place_of(blow.order.id)) to = place_at(map, *place);
    const float far = std::hypot(to.x - from.x, to.y - from.y);
    if (far <= 2 * camp_half * field_scale(map)) return;
    const auto on_way = [&](float part) { return ImVec2(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part); };
    const ImVec2 start = on_way(camp_half * field_scale(map) / far);
    pen.way({start, to}, DiagramPen::Ink::attack, true);
    if (blow.number > 0) pen.numbers({start, on_way(0.4F)}, std::to_string(blow.number));  // beside the camp that acts
}

void draw_test(Window& window, ImDrawList& list, const SDL_FRect& rect, const Diagram& diagram) {
    const alliance::RoutTested& test = *diagram.tested;
    const SDL_FRect strip{rect.x, rect.y + window.units(4), rect.w, strip_high(window)};
    list.AddRectFilled(corner(strip), far_corner(strip), packed(0x22332B));
    paint_tracks(window, list, strip, test.army, diagram.after, diagram.rules);
    const std::string text =
        fill(test.passed ? tr("Rout test: {sum} against morale {morale}, passed") : tr("Rout test: {sum} against morale {morale}, failed"),
             {{"sum", sum_text(test, diagram.after, diagram.rules)}, {"morale", std::to_string(test.morale)}});
    draw_text(window, list, Type::small, rect.x + rect.w / 2, strip.y + strip.h + window.units(2), colour::ink, text, 0.5F,
              TextRole::picture);
}

void draw_diagram(Window& window, ImDrawList& list, const SDL_FRect& rect, const Diagram& diagram) {
    const SDL_FRect map{rect.x, rect.y, rect.w, std::floor(rect.w * map_high / map_wide)};
    list.PushClipRect(corner(rect), far_corner(rect), true);
    FieldMarks marks;
    marks.still = true;
    if (!diagram.marks.empty()) marks.place = diagram.marks.front();
    paint_field(window, list, map, diagram.view, diagram.rules, marks);
    const DiagramPen pen(window, list, camp_cell * field_scale(map));
    for (const DiagramBlow& blow : diagram.arrows) draw_blow(window, pen, map, diagram, blow);
    if (diagram.tested) draw_test(window, list, {rect.x, map.y + map.h, rect.w, rect.h - map.h}, diagram);
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

}  // namespace fow::alliance::screens
