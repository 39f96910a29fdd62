// What the pointer and the keys do on the map of the editor.
#include <algorithm>
#include <cmath>
#include <utility>

#include "games/callipers/screens/editor/battle_editor.hpp"
#include "games/callipers/screens/hand.hpp"
#include "games/callipers/screens/pieces.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"

namespace fow::callipers::screens {
namespace {

float between(ImVec2 a, ImVec2 b) { return std::hypot(a.x - b.x, a.y - b.y); }
Point halfway(Point a, Point b) { return {(a.x + b.x) / 2, (a.y + b.y) / 2}; }

bool on_free_map(const Camera& camera, ImVec2 at) {
    return camera.shows(at) && !ImGui::IsWindowHovered(ImGuiHoveredFlags_AnyWindow | ImGuiHoveredFlags_AllowWhenBlockedByActiveItem);
}

Corners base_of_piece(const RuleSet& rules, int piece) {
    const Piece& what = piece_of(rules, piece);
    return base_of(rules.figures, what.thousands, what.at, what.facing);
}

/// A shape that has shrunk to a line or a point contains nothing.
bool encloses(const std::vector<Point>& polygon, Point yard) {
    const callipers::Shape shape(polygon);
    return shape.size() >= 3 && shape.holds(yard);
}

std::optional<int> farm_at(const RuleSet& rules, Point yard) {
    for (std::size_t i = 0; i < rules.ground.strongpoints.size(); ++i)
        if (encloses(rules.ground.strongpoints[i].polygon, yard)) return static_cast<int>(i);
    return std::nullopt;
}

std::optional<int> road_at(const RuleSet& rules, Point yard) {
    for (std::size_t i = 0; i < rules.ground.roads.size(); ++i)
        for (const auto& strip : rules.ground.roads[i].strips)
            if (encloses(strip, yard)) return static_cast<int>(i);
    return std::nullopt;
}

/// The first of those points that the pointer is on.
std::optional<int> knob_at(const Camera& camera, const std::vector<Point>& points, ImVec2 at, float reach) {
    for (std::size_t i = 0; i < points.size(); ++i)
        if (between(camera.pixel(points[i]), at) <= reach) return static_cast<int>(i);
    return std::nullopt;
}

/// In the middle between each point and the next; of a closed line also between the last and the first.
std::vector<Point> middles(const std::vector<Point>& points, bool closed) {
    std::vector<Point> all;
    for (std::size_t i = 0; i + (closed ? 0 : 1) < points.size(); ++i) all.push_back(halfway(points[i], points[(i + 1) % points.size()]));
    return all;
}

}  // namespace

std::optional<int> BattleEditor::piece_at(const RuleSet& rules, ImVec2 at) const {
    std::optional<int> found;
    float nearest = 10;
    for (int i = 0; i < count_of(rules); ++i) {
        const float far = between(camera_.pixel(piece_of(rules, i).at), at);
        // The chosen one lies on top of what it overlaps.
        if (callipers::Shape(base_of_piece(rules, i)).holds(camera_.yard(at)) && chosen_ == Chosen{Chosen::What::piece, i}) return i;
        const float reach = callipers::Shape(base_of_piece(rules, i)).holds(camera_.yard(at)) ? far / 1000 : far;
        if (reach >= nearest) continue;
        nearest = reach;
        found = i;
    }
    return found;
}

void BattleEditor::use_pointer(Window& window, const BattleEditorModel& model) {
    const ImGuiIO& io = ImGui::GetIO();
    const bool here = on_free_map(camera_, io.MousePos);
    if (here) pointer_ = camera_.yard(io.MousePos);
    if (here && tool_ != BattleTool::farms && tool_ != BattleTool::roads) hovered_ = piece_at(model.rules, io.MousePos);
    if (here && ImGui::IsMouseReleased(ImGuiMouseButton_Right) && !ImGui::IsMouseDragPastThreshold(ImGuiMouseButton_Right, window.units(4)))
        chosen_ = {};
    if (here && ImGui::IsMouseClicked(ImGuiMouseButton_Left)) return press(window, model, io.MousePos);
    if (grip_ == Grip::nothing) return;
    if (!ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
        grip_ = Grip::nothing;
        return;
    }
    if (between(io.MousePos, pressed_at_) > 4) dragged_ = true;
    if (!dragged_) return;
    const SDL_FRect& room = camera_.room();
    drag(model.rules,
         camera_.yard({std::clamp(io.MousePos.x, room.x, room.x + room.w), std::clamp(io.MousePos.y, room.y, room.y + room.h)}));
}

void BattleEditor::press(Window& window, const BattleEditorModel& model, ImVec2 at) {
    pressed_at_ = at;
    dragged_ = false;
    gripped_ = camera_.yard(at);
    ++grips_;
    if (press_handle(window, model, at)) return;
    const bool ground_tool = tool_ == BattleTool::farms || tool_ == BattleTool::roads;
    if (const auto piece = ground_tool ? std::nullopt : piece_at(model.rules, at)) {
        window.play(Sound::paper);
        choose(model.rules, {Chosen::What::piece, *piece});
        grip_ = Grip::piece;
        grip_offset_ = gripped_ - piece_of(model.rules, *piece).at;
        return;
    }
    if (tool_ == BattleTool::farms)
        if (const auto farm = farm_at(model.rules, gripped_)) {
            choose(model.rules, {Chosen::What::farm, *farm});
            grip_ = Grip::farm;
            return;
        }
    if (tool_ == BattleTool::roads)
        if (const auto road = road_at(model.rules, gripped_)) return choose(model.rules, {Chosen::What::road, *road});
    press_ground(model.rules, gripped_);
}

bool BattleEditor::press_handle(const Window& window, const BattleEditorModel& model, ImVec2 at) {
    const RuleSet& rules = model.rules;
    const float reach = window.units(9);
    if (is_chosen(Chosen::What::piece)) {
        const Piece& piece = piece_of(rules, chosen_.index);
        const auto corners = corners_on(camera_, rules, chosen_.index, {spot_of(piece.at), piece.facing});
        if (between(handles_of(window, corners).ring, at) <= reach) {
            grip_ = Grip::ring;
            return true;
        }
    }
    if (tool_ == BattleTool::map)
        for (const Limit limit : limits)
            if (between(camera_.pixel(edge_middle(rules.battle, limit)), at) <= reach) {
                limit_ = limit;
                grip_ = Grip::limit;
                return true;
            }
    if (tool_ == BattleTool::farms) return press_farm_handle(window, rules, at);
    return tool_ == BattleTool::roads && press_road_handle(window, rules, at);
}

bool BattleEditor::press_farm_handle(const Window& window, const RuleSet& rules, ImVec2 at) {
    if (!is_chosen(Chosen::What::farm)) return false;
    const auto& walls = rules.ground.strongpoints[static_cast<std::size_t>(chosen_.index)].polygon;
    if (const auto corner = knob_at(camera_, walls, at, window.units(9))) {
        chosen_.corner = *corner;
        grip_ = Grip::corner;
        return true;
    }
    const auto wall = walls.size() < most_corners ? knob_at(camera_, middles(walls, true), at, window.units(7)) : std::nullopt;
    if (!wall) return false;
    chosen_.corner = *wall + 1;
    grip_ = Grip::corner;
    edit(with_corner(rules, chosen_.index, chosen_.corner, gripped_), "grip " + std::to_string(grips_));
    return true;
}

bool BattleEditor::press_road_handle(const Window& window, const RuleSet& rules, ImVec2 at) {
    for (std::size_t i = 0; i < rules.ground.roads.size(); ++i)
        if (const auto point = knob_at(camera_, rules.ground.roads[i].line, at, window.units(9))) {
            choose(rules, {Chosen::What::road, static_cast<int>(i), *point});
            grip_ = Grip::point;
            return true;
        }
    if (!is_chosen(Chosen::What::road)) return false;
    const auto& line = rules.ground.roads[static_cast<std::size_t>(chosen_.index)].line;
    const auto leg = line.size() < most_road_points ? knob_at(camera_, middles(line, false), at, window.units(7)) : std::nullopt;
    if (!leg) return false;
    chosen_.corner = *leg + 1;
    grip_ = Grip::point;
    edit(with_point(rules, chosen_.index, chosen_.corner, gripped_), "grip " + std::to_string(grips_));
    return true;
}

/// On free ground: what the tool adds.
void BattleEditor::press_ground(const RuleSet& rules, Point at) {
    if (const auto side = side_of_tool()) {
        add_piece(rules, *side, at);
        grip_ = edit_ ? Grip::piece : Grip::nothing;
        grip_offset_ = {};
    } else if (tool_ == BattleTool::farms) {
        add_farm(rules, at);
        grip_ = edit_ ? Grip::farm : Grip::nothing;
    } else if (tool_ == BattleTool::roads && is_chosen(Chosen::What::road)) {
        const auto& line = rules.ground.roads[static_cast<std::size_t>(chosen_.index)].line;
        if (line.size() >= most_road_points) return;
        const bool first = square(line.front() - at) < square(line.back() - at);  // the nearer end
        chosen_.corner = first ? 0 : static_cast<int>(line.size());
        grip_ = Grip::point;
        edit(with_point(rules, chosen_.index, chosen_.corner, at), "grip " + std::to_string(grips_));
    } else if (tool_ == BattleTool::roads) {
        constexpr int first_leg = 400;
        add_road(rules, at, at + Point{first_leg, 0});
        grip_ = edit_ ? Grip::point : Grip::nothing;
    } else chosen_ = {};
}

void BattleEditor::drag(const RuleSet& rules, Point to) {
    const std::string run = "grip " + std::to_string(grips_);
    const Point by = to - gripped_;
    if (grip_ == Grip::limit) return edit(with_limit(rules, limit_, limit_ == Limit::west || limit_ == Limit::east ? to.x : to.y), run);
    if (!exists(rules, chosen_) || is_chosen(Chosen::What::nothing)) return;
    switch (grip_) {
        case Grip::piece: {
            Piece piece = piece_of(rules, chosen_.index);
            piece.at = to - grip_offset_;
            return edit(with_changed(rules, chosen_.index, piece), run);
        }
        case Grip::ring: {
            Piece piece = piece_of(rules, chosen_.index);
            if (to != piece.at) piece.facing = facing_from(piece.at, to);
            return edit(with_changed(rules, chosen_.index, piece), run);
        }
        case Grip::farm:
        case Grip::corner:
            gripped_ = to;
            return edit(with_farm_moved(rules, chosen_.index, grip_ == Grip::farm ? -1 : chosen_.corner, by), run);
        case Grip::point: {
            std::vector<Point> line = rules.ground.roads[static_cast<std::size_t>(chosen_.index)].line;
            line[static_cast<std::size_t>(chosen_.corner)] = to;
            return edit(with_line(rules, chosen_.index, std::move(line)), run);
        }
        case Grip::nothing:
        case Grip::limit: return;
    }
}

void BattleEditor::use_keys(Window& window, const BattleEditorModel& model) {
    const ImGuiIO& io = ImGui::GetIO();
    Keyboard& keys = window.keyboard();
    if (!io.WantTextInput && escape_pressed(window)) {
        if (is_chosen(Chosen::What::nothing)) return frame_.ask(model.state, EditorNext::leave);
        chosen_ = {};
        return;
    }
    if (!io.WantTextInput && !is_chosen(Chosen::What::nothing)) use_chosen_keys(window, model.rules);
    if (frame_.use_keys(window, model.state)) return;
    if (keys.pressed(SDLK_l)) lines_ = !lines_;
    if (const auto tool = EditorFrame::tool_pressed(window, 6)) take(static_cast<BattleTool>(*tool));
}

void BattleEditor::use_chosen_keys(Window& window, const RuleSet& rules) {
    Keyboard& keys = window.keyboard();
    if (!keys.active()) keys.reserve_keys();
    if (keys.pressed(SDLK_DELETE) || keys.pressed(SDLK_BACKSPACE)) return remove_chosen(rules);
    const int turn = degrees_pressed(keys);
    if (turn != 0 && is_chosen(Chosen::What::piece)) {
        Piece piece = piece_of(rules, chosen_.index);
        piece.facing += turn;
        return edit(with_changed(rules, chosen_.index, piece), "turn " + std::to_string(chosen_.index));
    }
    if (keys.active()) return;
    if (const Point by = arrows_pressed(keys); by != Point{}) nudge(rules, by);
}

void BattleEditor::nudge(const RuleSet& rules, Point by) {
    const std::string run = "nudge " + std::to_string(static_cast<int>(chosen_.what)) + " " + std::to_string(chosen_.index) + " " +
                            std::to_string(chosen_.corner);
    if (is_chosen(Chosen::What::piece)) {
        Piece piece = piece_of(rules, chosen_.index);
        piece.at = piece.at + by;
        edit(with_changed(rules, chosen_.index, piece), run);
    }
    if (is_chosen(Chosen::What::farm)) edit(with_farm_moved(rules, chosen_.index, chosen_.corner, by), run);
    if (!is_chosen(Chosen::What::road)) return;
    std::vector<Point> line = rules.ground.roads[static_cast<std::size_t>(chosen_.index)].line;
    for (std::size_t i = 0; i < line.size(); ++i)
        if (chosen_.corner < 0 || static_cast<int>(i) == chosen_.corner) line[i] = line[i] + by;
    edit(with_line(rules, chosen_.index, std::move(line)), run);
}

void BattleEditor::add_piece(const RuleSet& rules, Seat side, Point at) {
    Piece piece = brush_[side];
    piece.at = at;
    const int key = free_key(rules.battle);
    auto next = with_piece(rules, std::move(piece));
    if (!next) return;
    chosen_ = {Chosen::What::piece, index_of(*next, key)};
    edit(std::move(*next), "grip " + std::to_string(grips_));
}

void BattleEditor::add_farm(const RuleSet& rules, Point at) {
    auto next = with_farm(rules, at, allied_seat);
    if (!next) return;
    chosen_ = {Chosen::What::farm, static_cast<int>(next->ground.strongpoints.size()) - 1};
    edit(std::move(*next), "grip " + std::to_string(grips_));
}

void BattleEditor::add_road(const RuleSet& rules, Point from, Point to) {
    auto next = with_road(rules, from, to);
    if (!next) return;
    chosen_ = {Chosen::What::road, static_cast<int>(next->ground.roads.size()) - 1, 1};
    edit(std::move(*next), "grip " + std::to_string(grips_));
}

/// A corner or a point alone, if the shape can spare it; else the whole.
void BattleEditor::remove_chosen(const RuleSet& rules) {
    const Chosen gone = std::exchange(chosen_, Chosen{});
    if (gone.what == Chosen::What::piece) return edit(without_piece(rules, gone.index));
    if (gone.what == Chosen::What::farm) {
        if (gone.corner < 0) return edit(without_farm(rules, gone.index));
        chosen_ = {gone.what, gone.index};
        return edit(without_corner(rules, gone.index, gone.corner));
    }
    if (gone.corner < 0) return edit(without_road(rules, gone.index));
    chosen_ = {gone.what, gone.index};
    edit(without_point(rules, gone.index, gone.corner));
}

}  // namespace fow::callipers::screens
