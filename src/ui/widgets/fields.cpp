#include "ui/widgets/fields.hpp"

#include <imgui_stdlib.h>

#include <algorithm>
#include <cmath>

#include "ui/widgets/press.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/window/colours.hpp"

namespace fow::ui {

bool text_field(Window& window, std::string_view name, std::string& text, const FieldOptions& options) {
    if (!options.label.empty()) small_text(window, options.label);
    const std::string id = "##" + std::string(name);
    const std::string placeholder(options.placeholder);
    ImGui::SetNextItemWidth(width_of(window, options.width, window.units(220)));
    if (options.focus) ImGui::SetKeyboardFocusHere();
    ImGui::PushStyleColor(ImGuiCol_Text, vivid(colour::ink));
    ImGui::PushStyleColor(ImGuiCol_TextDisabled, vivid(colour::ink, 0.5F));
    const bool changed =
        ImGui::InputTextWithHint(id.c_str(), placeholder.c_str(), &text, options.hidden ? ImGuiInputTextFlags_Password : 0);
    ImGui::PopStyleColor(2);
    const ImRect r(ImGui::GetItemRectMin(), ImGui::GetItemRectMax());
    const float line = window.line();
    ImGui::GetWindowDrawList()->AddRect(r.Min, r.Max, packed(ImGui::IsItemActive() ? colour::brass : 0x8C7A58), 0, 0, line);
    enlist(window, name, r, true, Control::Kind::field);
    if (ImGui::IsItemActive()) window.keyboard().stands_on(name);
    if (!options.hidden) say(window, text, r);
    return changed;
}

bool slider(Window& window, std::string_view name, std::string_view label, float& value, float low, float high, std::string_view text) {
    if (!label.empty()) small_text(window, label);
    const float room = room_width();
    const float reserved = text.empty() ? 0 : window.units(70);
    const float tall = window.units(22);
    const Press p = press(window, name, {std::max(window.units(60), room - reserved), tall}, true, Control::Kind::slider);
    const float knob = window.units(8);
    const float left = p.rect.Min.x + knob;
    const float span = p.rect.GetWidth() - 2 * knob;
    bool changed = false;
    if (p.held && low < high) {
        const float at = std::clamp((ImGui::GetIO().MousePos.x - left) / span, 0.0F, 1.0F);
        const float now = low + (high - low) * at;
        changed = now != value;
        value = now;
    }
    if (const int steps = window.keyboard().nudge(name); steps != 0) {
        const float now = std::clamp(value + (high - low) * 0.05F * static_cast<float>(steps), low, high);
        changed = now != value;
        value = now;
    }
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float y = std::round((p.rect.Min.y + p.rect.Max.y) / 2);
    const float x = std::round(left + span * (low < high ? std::clamp((value - low) / (high - low), 0.0F, 1.0F) : 0));
    const float thick = window.units(2);
    list.AddRectFilled({left, y - thick / 2}, {left + span, y + thick / 2}, packed(writing(), 0.35F));
    list.AddRectFilled({left, y - thick / 2}, {x, y + thick / 2}, packed(colour::brass));
    list.AddCircleFilled({x, y}, knob, packed(p.hovered || p.held ? 0xD2AC5C : colour::brass), 24);
    list.AddCircle({x, y}, knob, packed(0x6E5420), 24, window.line());
    if (!text.empty()) {
        draw_text(window, list, Type::small, p.rect.Max.x + window.units(8), std::floor(y - window.line_height(Type::small) / 2), writing(),
                  text);
    }
    return changed;
}

}  // namespace fow::ui
