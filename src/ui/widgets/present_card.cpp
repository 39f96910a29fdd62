#include "ui/widgets/present_card.hpp"

#include <algorithm>
#include <cmath>

#include "ui/window/colours.hpp"

namespace fow::ui {

bool seen() { return ImGui::GetCurrentWindow()->HiddenFramesCannotSkipItems <= 0; }

bool on_cloth() { return ImGui::GetStyleColorVec4(ImGuiCol_Text).x > 0.5F; }

unsigned writing() { return on_cloth() ? colour::chalk : colour::ink; }

float room_width() { return ImGui::GetContentRegionAvail().x; }
float room_height() { return ImGui::GetContentRegionAvail().y; }

float share_of_room(const Window& window, int count) {
    const float gaps = ImGui::GetStyle().ItemSpacing.x * static_cast<float>(count - 1);
    return std::floor((room_width() - gaps) / static_cast<float>(count)) / window.scale();
}

float rest_of_column(const Window& window) { return std::max(room_height(), window.units(72)); }

SDL_FRect place(float width, float height) {
    ImGui::Dummy({width, height});
    const ImVec2 at = ImGui::GetItemRectMin();
    return {at.x, at.y, width, height};
}

SDL_FRect rect_of(const ImRect& rect) { return {rect.Min.x, rect.Min.y, rect.GetWidth(), rect.GetHeight()}; }

void say(Window& window, std::string_view text, const ImRect& rect) {
    if (seen()) window.controls().say(text, rect_of(rect));
}

void enlist(Window& window, std::string_view name, const ImRect& rect, bool enabled, Control::Kind kind) {
    if (!seen()) return;
    window.controls().add(name, rect_of(rect), enabled, kind);
    if (window.controls().all().back().out_of_sight && window.keyboard().seeks(name)) {
        ImGui::SetScrollHereY();
        window.wake();
    }
}

}  // namespace fow::ui
