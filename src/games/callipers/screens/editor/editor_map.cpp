// What is on the map of the editor: the battle as players will see it, handles to drag, and its faults.
#include <imgui.h>

#include <algorithm>

#include "games/callipers/screens/editor/battle_editor.hpp"
#include "games/callipers/screens/game_look.hpp"
#include "games/callipers/screens/ground.hpp"
#include "games/callipers/screens/labels.hpp"
#include "games/callipers/screens/marks.hpp"
#include "games/callipers/screens/pieces.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
namespace {

Standing standing_of_piece(const Piece& piece) { return {spot_of(piece.at), piece.facing}; }

std::string number(int value) { return std::to_string(value); }

ImVec2 pixel_between(ImVec2 a, ImVec2 b) { return {(a.x + b.x) / 2, (a.y + b.y) / 2}; }

}  // namespace

void BattleEditor::draw_map(Window& window, const RuleSet& rules, const std::vector<Fault>& faults) {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const SDL_FRect& map = camera_.room();
    draw_shadow(list, corner(map), far_corner(map), window.units(4), 0.3F);
    Boxes& boxes = window.controls().boxes();
    boxes.enter(Box::Kind::part, "map", map, map, false);
    list.PushClipRect(corner(map), far_corner(map), true);
    draw_ground(window, list, camera_, rules, lines_);
    paint_owners(window, list, camera_, view_at_start(rules), rules);
    if (tool_ == BattleTool::roads) paint_roads(window, list, rules);
    paint_pieces(window, list, rules);
    paint_farms(window, list, rules);
    if (tool_ == BattleTool::map) paint_limits(window, list, rules);
    paint_faults(window, list, rules, faults);
    list.PopClipRect();
    boxes.leave();
    window.controls().use_map({{camera_.pixel(Point{}).x, camera_.pixel(Point{}).y}, camera_.scale()});
}

/// A brass handle to drag; `small`: one that makes a new corner.
void BattleEditor::paint_knob(Window& window, ImDrawList& list, const std::string& name, ImVec2 at, bool chosen, bool small) const {
    const float radius = window.units(small ? 3.5F : 5.5F);
    list.AddCircleFilled(at, radius + window.units(1), packed(0x4A3510, small ? 0.7F : 1.0F), 16);
    list.AddCircleFilled(at, radius - window.units(0.5F), packed(chosen ? 0xFFFFFF : 0xE3B94F, small ? 0.7F : 1.0F), 16);
    if (small || !camera_.shows(at)) return;
    window.controls().add(name, {at.x - radius, at.y - radius, 2 * radius, 2 * radius}, true, Control::Kind::square);
}

void BattleEditor::paint_pieces(Window& window, ImDrawList& list, const RuleSet& rules) const {
    const bool back = tool_ == BattleTool::roads || tool_ == BattleTool::farms;
    const View view = view_at_start(rules);
    const std::vector<PieceLabel> labels = back ? std::vector<PieceLabel>{} : labels_of(window, camera_, view, rules, true);
    paint_labels(window, list, rules, labels, std::nullopt);
    for (int i = 0; i < count_of(rules); ++i)
        paint_piece(window, list, camera_, rules, i, standing_of_piece(piece_of(rules, i)), back ? Shade::ghost : Shade::plain);
    if (back) return;
    if (hovered_) paint_pointed_label(window, list, camera_, view, rules, {*hovered_, true}, labels);
    for (const Seat side : seats)
        if (const int host = index_of(rules, rules.battle.generals[side]); host >= 0)
            paint_standard(window, list, standard_at(window, camera_, rules, host, standing_of_piece(piece_of(rules, host)), {}), side);
    if (is_chosen(Chosen::What::piece)) {
        const Standing standing = standing_of_piece(piece_of(rules, chosen_.index));
        paint_piece(window, list, camera_, rules, chosen_.index, standing, Shade::lifted);
        paint_ring(window, list, camera_, rules, chosen_.index, standing, packed(lit), window.units(2.5F));
        const auto corners = corners_on(camera_, rules, chosen_.index, standing);
        const ImVec2 ring = handles_of(window, corners).ring;
        list.AddLine(pixel_between(corners[0], corners[1]), ring, packed(colour::brass), window.units(2));
        paint_knob(window, list, "turn-piece", ring, false);
    }
    for (const Piece& piece : rules.battle.pieces) {
        const ImVec2 at = camera_.pixel(piece.at);
        if (!camera_.shows(at)) continue;
        const float half = std::max(4.0F, static_cast<float>(rules.figures.depth.value) * camera_.scale() * 0.4F);
        window.controls().add("piece:" + number(piece.key), {at.x - half, at.y - half, 2 * half, 2 * half}, true, Control::Kind::square);
        window.controls().set_label(tr(piece.name), capitalised(troops_name(piece)));
    }
}

void BattleEditor::paint_farms(Window& window, ImDrawList& list, const RuleSet& rules) const {
    for (int i = 0; i < static_cast<int>(rules.ground.strongpoints.size()); ++i) {
        const callipers::Strongpoint& farm = rules.ground.strongpoints[static_cast<std::size_t>(i)];
        const bool chosen = is_chosen(Chosen::What::farm) && chosen_.index == i;
        const bool in_play = owner_of(rules, i).has_value();
        if ((in_play || tool_ != BattleTool::farms) && !chosen) continue;
        const std::size_t count = farm.polygon.size();
        for (std::size_t k = 0; k < count; ++k)
            draw_dashes(list, camera_.pixel(farm.polygon[k]), camera_.pixel(farm.polygon[(k + 1) % count]),
                        packed(chosen ? lit : colour::ink, chosen ? 1.0F : 0.55F), window.units(2), window.units(5));
        if (!chosen) continue;
        for (std::size_t k = 0; k < count; ++k) {
            const ImVec2 here = camera_.pixel(farm.polygon[k]), next = camera_.pixel(farm.polygon[(k + 1) % count]);
            if (count < most_corners) paint_knob(window, list, {}, pixel_between(here, next), false, true);
            paint_knob(window, list, "corner:" + number(static_cast<int>(k) + 1), here, chosen_.corner == static_cast<int>(k));
        }
    }
}

void BattleEditor::paint_roads(Window& window, ImDrawList& list, const RuleSet& rules) const {
    for (int i = 0; i < static_cast<int>(rules.ground.roads.size()); ++i) {
        const std::vector<Point>& line = rules.ground.roads[static_cast<std::size_t>(i)].line;
        const bool chosen = is_chosen(Chosen::What::road) && chosen_.index == i;
        for (std::size_t k = 0; k + 1 < line.size(); ++k) {
            const ImVec2 here = camera_.pixel(line[k]), next = camera_.pixel(line[k + 1]);
            list.AddLine(here, next, packed(chosen ? lit : 0x6B4A1E, chosen ? 1.0F : 0.5F), window.units(2));
            if (chosen && line.size() < most_road_points) paint_knob(window, list, {}, pixel_between(here, next), false, true);
        }
        for (std::size_t k = 0; k < line.size(); ++k)
            paint_knob(window, list, "point:" + number(i + 1) + ":" + number(static_cast<int>(k) + 1), camera_.pixel(line[k]),
                       chosen && chosen_.corner == static_cast<int>(k));
    }
}

void BattleEditor::paint_limits(Window& window, ImDrawList& list, const RuleSet& rules) const {
    for (const Limit limit : limits)
        paint_knob(window, list, "limit:" + std::string(word(limit)), camera_.pixel(edge_middle(rules.battle, limit)),
                   grip_ == Grip::limit && limit_ == limit);
}

/// A mark at each: an exclamation mark in a disc, as in the list, and a red ring around a piece.
void BattleEditor::paint_faults(Window& window, ImDrawList& list, const RuleSet& rules, const std::vector<Fault>& faults) const {
    for (const Fault& fault : faults) {
        const FaultPlace place = where_is(rules, fault);
        if (!place.at) continue;
        ImVec2 at = camera_.pixel(*place.at);
        const float radius = window.units(9);
        if (place.chosen.what == Chosen::What::piece) {
            const Standing standing = standing_of_piece(piece_of(rules, place.chosen.index));
            paint_ring(window, list, camera_, rules, place.chosen.index, standing, packed(forbidden), window.units(2.5F), true);
            const auto corners = corners_on(camera_, rules, place.chosen.index, standing);
            at = *std::max_element(corners.begin(), corners.end(), [](ImVec2 a, ImVec2 b) { return a.x - a.y < b.x - b.y; });
            at = {at.x + radius * 0.5F, at.y - radius * 0.5F};
        }
        list.AddCircleFilled(at, radius + window.units(1.5F), packed(0xFFF8E2), 24);
        list.AddCircleFilled(at, radius, packed(forbidden), 24);
        list.AddRectFilled({at.x - radius * 0.14F, at.y - radius * 0.62F}, {at.x + radius * 0.14F, at.y + radius * 0.16F},
                           packed(0xFFF8E2));
        list.AddRectFilled({at.x - radius * 0.14F, at.y + radius * 0.36F}, {at.x + radius * 0.14F, at.y + radius * 0.62F},
                           packed(0xFFF8E2));
    }
}

std::vector<std::string> BattleEditor::words_under_pointer(const RuleSet& rules) const {
    const auto place_text = [](Point at) {
        return fill(tr("{east} yards east, {north} north"), {{"east", number(at.x)}, {"north", number(at.y)}});
    };
    const std::optional<int> piece = hovered_ ? hovered_ : is_chosen(Chosen::What::piece) ? std::optional(chosen_.index) : std::nullopt;
    std::vector<std::string> told;
    if (piece && *piece < count_of(rules)) {
        const Piece& what = piece_of(rules, *piece);
        told.push_back(number(what.key) + ". " + tr(what.name));
        told.push_back(fill(tr("{troops}, {men} men, facing {facing} degrees"),
                            {{"troops", troops_name(what)}, {"men", men(what.thousands)}, {"facing", number(what.facing)}}));
        told.push_back(place_text(what.at));
        return told;
    }
    if (pointer_) told.push_back(place_text(*pointer_));
    else told.push_back(tr("Point at the map to read where that is."));
    told.push_back(tr("The wheel zooms, the right button drags the map."));
    return told;
}

}  // namespace fow::callipers::screens
