#include "ui/widgets/stepper.hpp"

#include <cmath>

#include "ui/widgets/press.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/window/colours.hpp"

namespace fow::ui {

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
