#include "ui/pages/new_game.hpp"

#include <imgui.h>

#include <algorithm>
#include <utility>

#include "ui/pages/clock_page.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

void leads_choice(Window& window, SeatingForm& form, Choice one, Choice other) {
    small_text(window, tr("The first player leads"));
    choice(window, "first-takes", {std::move(one), std::move(other), {"lot", tr("Draw lots")}}, form.first_takes);
}

bool clock_button(Window& window, const SeatingForm& form, float width) {
    const std::string text = fill(tr("Clock: {clock}"), {{"clock", clock_name(form.clock)}});
    const float room = width < 0 ? room_width() / window.scale() : width;
    const std::string label = shortened(window, Type::body, text, window.units(room - 24));
    return button(window, "choose-clock", label, {.width = width, .hint = label == text ? std::string() : text});
}

std::optional<FormChoice> form_buttons(Window& window) {
    std::optional<FormChoice> made;
    const float half = share_of_room(window, 2);
    if (button(window, "back", tr("Back"), {.width = half, .key = SDLK_ESCAPE})) made = FormChoice::back;
    ImGui::SameLine();
    if (button(window, "begin", tr("Start game"), {.primary = true, .width = half})) made = FormChoice::begin;
    return made;
}

std::optional<FormChoice> form_foot(Window& window, const std::string& told) {
    const float foot = text_size(window, Type::small, told, room_width()).y;
    space(window, std::max(0.0F, (room_height() - button_height(window) - foot - 2 * ImGui::GetStyle().ItemSpacing.y) / window.scale()));
    small_text(window, told);
    return form_buttons(window);
}

}  // namespace fow::ui
