#include "ui/widgets/fields.hpp"

#include <imgui_stdlib.h>

#include <algorithm>
#include <cmath>

#include "ui/widgets/base.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

/// Takes back the letters that were typed or pasted last, if the field has more than `data->UserData` allows.
int keep_within(ImGuiInputTextCallbackData* data) {
    const std::string_view text(data->Buf, static_cast<std::size_t>(data->BufTextLen));
    const std::size_t most = *static_cast<const std::size_t*>(data->UserData), letters = letters_in(text);
    if (letters <= most) return 0;
    const auto cursor = static_cast<std::size_t>(data->CursorPos);
    const std::size_t before = letters_in(text.substr(0, cursor)), excess = letters - most;
    const std::size_t from = first_letters(text, before - std::min(before, excess)).size();
    data->DeleteChars(static_cast<int>(from), static_cast<int>(cursor - from));
    if (excess > before) {
        const std::string_view rest(data->Buf, static_cast<std::size_t>(data->BufTextLen));
        const std::size_t kept = first_letters(rest, most).size();
        data->DeleteChars(static_cast<int>(kept), static_cast<int>(rest.size() - kept));
    }
    return 0;
}

}  // namespace

bool text_field(Window& window, std::string_view name, std::string& text, const FieldOptions& options) {
    if (!options.label.empty()) small_text(window, options.label);
    // A field gets a new ImGui id each time it is focused by code: newer versions would write the old text back into it.
    ImGuiStorage& kept = *ImGui::GetStateStorage();
    const ImGuiID times_focused = ImGui::GetID((std::string(name) + " times").c_str());
    if (options.focus) kept.SetInt(times_focused, kept.GetInt(times_focused) + 1);
    const std::string id = "##" + std::string(name) + " " + std::to_string(kept.GetInt(times_focused));
    const std::string placeholder(options.placeholder);
    ImGui::SetNextItemWidth(width_of(window, options.width, window.units(220)));
    if (options.focus) {
        ImGui::ClearActiveID();  // or a field that is typed into would go on with its old text
        ImGui::SetKeyboardFocusHere();
    }
    // Dear ImGui draws letters in the order in which they were typed: other orders are drawn over an empty field.
    const std::string shown = options.hidden ? text : in_visual_order(text);
    const bool reordered =
        shown != text && text_size(window, Type::body, shown).x < ImGui::CalcItemWidth() - 2 * ImGui::GetStyle().FramePadding.x;
    if (!options.hidden) window.meet(text);
    ImGui::PushStyleColor(ImGuiCol_Text, vec4_of(colour::ink, reordered ? 0.0F : 1.0F));
    ImGui::PushStyleColor(ImGuiCol_TextDisabled, vec4_of(colour::ink, 0.5F));
    std::size_t most = std::max(options.most, letters_in(text));
    const ImGuiInputTextFlags kind = (options.hidden ? ImGuiInputTextFlags_Password : 0) |
                                     (options.selects ? ImGuiInputTextFlags_AutoSelectAll : 0) | ImGuiInputTextFlags_CallbackEdit;
    const bool changed = ImGui::InputTextWithHint(id.c_str(), placeholder.c_str(), &text, kind, keep_within, &most);
    ImGui::PopStyleColor(2);
    // Version 1.90 of Dear ImGui does not focus a field on a card: two frames later, it is focused as if by Tab.
    const ImGuiID asked = ImGui::GetID((std::string(name) + " asked").c_str());
    if (options.focus) kept.SetInt(asked, ImGui::GetFrameCount());
    if (const int frame = kept.GetInt(asked); frame > 0) {
        if (ImGui::IsItemActive()) kept.SetInt(asked, 0);
        else if (ImGui::GetFrameCount() < frame + 2) window.wake();
        else {
            kept.SetInt(asked, 0);
            window.keyboard().reach(name);
        }
    }
    const ImRect r(ImGui::GetItemRectMin(), ImGui::GetItemRectMax());
    if (reordered) {
        const ImVec2 padding = ImGui::GetStyle().FramePadding;
        draw_letters(window, *ImGui::GetWindowDrawList(), Type::body, {r.Min.x + padding.x, r.Min.y + padding.y}, packed(colour::ink),
                     text);
    }
    const float line = window.line();
    ImGui::GetWindowDrawList()->AddRect(r.Min, r.Max, packed(ImGui::IsItemActive() ? colour::brass : 0x8C7A58), 0, 0, line);
    add_control(window, name, r, true, Control::Kind::field);
    set_label(window, options.label.empty() ? options.placeholder : options.label);
    if (ImGui::IsItemActive()) window.keyboard().focus_on(name, options.enter);
    if (!options.hidden) add_text(window, text, r, TextRole::typed);
    const bool alone = ImGui::IsItemHovered() || !ImGui::IsAnyItemHovered();  // there is one tooltip, and another item may want it
    if (ImGui::IsItemActive() && alone && letters_in(text) >= options.most)
        show_hint(window, r, fill(tr("This field is full: it takes {count} letters."), {{"count", std::to_string(options.most)}}));
    return changed;
}

bool slider(Window& window, std::string_view name, std::string_view label, float& value, float low, float high, std::string_view text) {
    if (!label.empty()) small_text(window, label);
    const float room = room_width();
    const float reserved = text.empty() ? 0 : window.units(70);
    const float tall = window.units(22);
    const Press p = press(window, name, {std::max(window.units(60), room - reserved), tall}, true, Control::Kind::slider);
    set_label(window, label, text);
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
    list.AddRectFilled({left, y - thick / 2}, {left + span, y + thick / 2}, packed(text_colour(), 0.35F));
    list.AddRectFilled({left, y - thick / 2}, {x, y + thick / 2}, packed(colour::brass));
    list.AddCircleFilled({x, y}, knob, packed(p.hovered || p.held ? 0xD2AC5C : colour::brass), 24);
    list.AddCircle({x, y}, knob, packed(0x6E5420), 24, window.line());
    if (!text.empty()) {
        draw_text(window, list, Type::small, p.rect.Max.x + window.units(8), std::floor(y - window.line_height(Type::small) / 2),
                  text_colour(), text);
    }
    return changed;
}

float stepper_height(const Window& window) { return window.units(26); }

int stepper(Window& window, std::string_view name, std::string_view text, bool less, bool more, float width) {
    const float high = stepper_height(window);
    const float room = width > 0 ? width : room_width();
    const float line = window.line();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto plate = [&](const std::string& id, float x, bool enabled, bool plus) {
        ImGui::SetCursorScreenPos({x, at.y});
        const Press p = press(window, id, {high, high}, enabled);
        set_label(window, plus ? tr("more") : tr("less"));
        const bool lit = p.hovered;
        list.AddRectFilled({x, at.y}, {x + high, at.y + high}, packed(lit ? 0xF3EAD0 : 0xE6DABB, enabled ? 1 : 0.4F));
        list.AddRect({x, at.y}, {x + high, at.y + high}, packed(lit ? colour::brass : 0x8C7A58, enabled ? 1 : 0.35F), 0, 0, line);
        const float arm = std::round(high * 0.22F);
        const ImVec2 c(std::round(x + high / 2), std::round(at.y + high / 2));
        const ImU32 ink = packed(colour::ink, enabled ? 1 : 0.35F);
        list.AddRectFilled({c.x - arm, c.y - line}, {c.x + arm, c.y + line}, ink);
        if (plus) list.AddRectFilled({c.x - line, c.y - arm}, {c.x + line, c.y + arm}, ink);
        return p.clicked;
    };
    int step = 0;
    if (plate(std::string(name) + ":less", at.x, less, false)) step = -1;
    if (plate(std::string(name) + ":more", at.x + room - high, more, true)) step = 1;
    const float tall = window.line_height(Type::body);
    draw_text(window, list, Type::body, at.x + room / 2, at.y + (high - tall) / 2, colour::ink, text, 0.5F);
    return step;
}

}  // namespace fow::ui
