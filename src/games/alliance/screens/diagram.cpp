#include "games/alliance/screens/diagram.hpp"

#include <algorithm>
#include <cmath>

#include "games/alliance/screens/field.hpp"
#include "games/alliance/screens/furniture.hpp"
#include "games/alliance/screens/layout.hpp"
#include "games/alliance/screens/motion.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/diagram_pen.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::screens {
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
        made.push_back({diagram.rule, diagram.caption, crossed_out(diagram),
                        [&diagram](const Window& window, float width) { return size_of(window, diagram, width); },
                        [&diagram](Window& window, ImDrawList& list, const SDL_FRect& at) { draw_diagram(window, list, at, diagram); }});
    return made;
}

}  // namespace fow::alliance::screens
