#include "ui/widgets/log_line.hpp"

#include <algorithm>
#include <cmath>

#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"

namespace fow::ui {

float rule_mark_width(const Window& window) { return window.units(20); }

void rule_mark(Window& window, Type type, std::string_view name, std::string_view rule, const ImVec2& at) {
    const ImVec2 size(rule_mark_width(window), window.line_height(type));
    // Hidden marks cannot take the keyboard focus: a long battle would have hundreds.
    if (rule.empty() || !ImGui::IsRectVisible(at, {at.x + size.x, at.y + size.y})) return;
    constexpr std::string_view sign = "\xC2\xA7";  // the section sign
    const ImVec2 before = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos(at);
    const Press p = press(window, name, size, true, Control::Kind::link);
    set_label(window, rule);
    if (p.clicked) window.look_up(rule);
    if (p.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    hint_under_pointer(window, rule);
    const float x = std::floor(p.rect.Min.x + (p.rect.GetWidth() - text_size(window, type, sign).x) / 2);
    draw_letters(window, *ImGui::GetWindowDrawList(), type, {x, p.rect.Min.y}, packed(text_colour(), p.hovered ? 1.0F : 0.4F), sign);
    ImGui::SetCursorScreenPos(before);
}

void log_line(Window& window, const LoggedLine& line, std::size_t number) {
    const float wrap = std::max(1.0F, room_width() - rule_mark_width(window));
    const std::string lines = wrapped(window, Type::small, line.text, wrap);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    rule_mark(window, Type::small, "log-rule:" + std::to_string(number), line.rule, {at.x + wrap, at.y});
    ImGui::PushFont(window.font(Type::small));
    ImGui::PushStyleColor(ImGuiCol_Text, packed(text_colour(), 0.85F));
    ImGui::TextUnformatted(lines.c_str());
    ImGui::PopStyleColor();
    ImGui::PopFont();
    hint_under_pointer(window, line.hint);
    add_text(window, line.text, {ImGui::GetItemRectMin(), ImGui::GetItemRectMax()}, TextRole::log);
}

}  // namespace fow::ui
