#include "ui/pages/turning_list.hpp"

#include <imgui.h>

#include <cmath>

#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

std::optional<std::size_t> moment_list(Window& window, std::string_view name, const std::vector<std::string>& lines) {
    std::optional<std::size_t> clicked;
    const float pad = window.units(6);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const float wide = room_width();
        const float high = text_size(window, Type::body, lines[i], wide - 2 * pad).y + pad;
        const Press p = press(window, std::string(name) + ":" + std::to_string(i + 1), {wide, high}, true);
        if (p.hovered) ImGui::GetWindowDrawList()->AddRectFilled(p.rect.Min, p.rect.Max, packed(colour::brass, 0.25F));
        const std::string text = wrapped(window, Type::body, lines[i], wide - 2 * pad);
        draw_letters(window, *ImGui::GetWindowDrawList(), Type::body, {at.x + pad, at.y + std::floor(pad / 2)}, packed(text_colour()),
                     text);
        add_text(window, lines[i], p.rect);
        if (p.clicked) clicked = i;
    }
    return clicked;
}

std::optional<std::size_t> turning_list(Window& window, const std::vector<std::string>& lines) {
    small_text(window, tr("Click a line to see the moment on the map."));
    return moment_list(window, "turning", lines);
}

}  // namespace fow::ui
