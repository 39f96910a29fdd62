#include "games/callipers/screens/still.hpp"

#include <imgui.h>

#include "games/callipers/screens/ground.hpp"
#include "games/callipers/screens/labels.hpp"
#include "ui/widgets/base.hpp"
#include "ui/window/draw_list.hpp"

namespace fow::callipers::screens {

void paint_still(Window& window, ImDrawList& list, const Camera& camera, const View& view, const RuleSet& rules, const Motion* motion) {
    const auto under_way = motion == nullptr ? std::nullopt : motion->under_way();
    const auto standing = [&](int piece) {
        return under_way && under_way->first == piece ? under_way->second : standing_of(place_of(view, piece));
    };
    paint_owners(window, list, camera, view, rules);
    paint_labels(window, list, rules, labels_of(window, camera, view, rules), under_way ? std::optional(under_way->first) : std::nullopt);
    for (int i = 0; i < count_of(rules); ++i)
        if (place_of(view, i).stands) paint_piece(window, list, camera, rules, i, standing(i));
    for (const Seat side : seats)
        if (const int host = view.general[side]; host >= 0 && place_of(view, host).stands) {
            const std::vector<SDL_FRect> others = others_on(camera, view, rules, host);
            paint_standard(window, list, standard_at(window, camera, rules, host, standing(host), others), side);
        }
}

void draw_still(Window& window, const Camera& camera, const View& view, const RuleSet& rules, const Motion* motion) {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const SDL_FRect& map = camera.room();
    draw_shadow(list, corner(map), far_corner(map), window.units(4), 0.3F);
    Boxes& boxes = window.controls().boxes();
    boxes.enter(Box::Kind::part, "map", map, map, false);
    list.PushClipRect(corner(map), far_corner(map), true);
    draw_ground(window, list, camera, rules, false);
    paint_still(window, list, camera, view, rules, motion);
    list.PopClipRect();
    boxes.leave();
}

void use_sight(Window& window, const SDL_FRect& map, const Battle& battle, Sight& sight) {
    const ImGuiIO& io = ImGui::GetIO();
    const Camera camera(map, battle, sight);
    if (camera.shows(io.MousePos) &&
        !ImGui::IsWindowHovered(ImGuiHoveredFlags_AnyWindow | ImGuiHoveredFlags_AllowWhenBlockedByActiveItem)) {
        const float slack = window.units(4);
        if (io.MouseWheel != 0) sight = zoomed(camera, battle, sight, io.MouseWheel, io.MousePos);
        if (ImGui::IsMouseDragging(ImGuiMouseButton_Right, slack) || ImGui::IsMouseDragging(ImGuiMouseButton_Middle, slack))
            sight = panned(camera, battle, sight, io.MouseDelta);
    }
    if (io.WantTextInput || !window.controls().uncovered()) return;
    const ImVec2 middle(map.x + map.w / 2, map.y + map.h / 2);
    const Keyboard& keys = window.keyboard();
    if (const int asked = zoom_asked(keys); asked != 0) sight = zoomed(camera, battle, sight, static_cast<float>(asked), middle);
    if (keys.pressed(SDLK_0)) sight = {.keys = sight.keys};
}

Point arrows_pressed(const Keyboard& keys) {
    const auto down = [&](Shortcut key) { return keys.pressed(key, true) || keys.pressed_with_ctrl(key.key(), true) ? 1 : 0; };
    const ImGuiIO& io = ImGui::GetIO();
    const int yards = io.KeyCtrl ? 1 : io.KeyShift ? 50 : 10;
    return {(down(SDLK_RIGHT) - down(SDLK_LEFT)) * yards, (down(SDLK_UP) - down(SDLK_DOWN)) * yards};
}

int degrees_pressed(const Keyboard& keys) {
    const int turn = (keys.pressed(SDLK_PERIOD, true) ? 1 : 0) - (keys.pressed(SDLK_COMMA, true) ? 1 : 0);
    return turn * (ImGui::GetIO().KeyShift ? 15 : 1);
}

}  // namespace fow::callipers::screens
