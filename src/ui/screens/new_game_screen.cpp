#include "ui/screens/new_game_screen.hpp"

#include <imgui.h>

#include <cmath>

#include "ui/layout.hpp"
#include "ui/screens/parts.hpp"
#include "ui/tr.hpp"
#include "ui/widgets.hpp"

namespace fow::ui {

std::optional<FormChoice> new_game_screen(Desk& desk, NewGameForm& form) {
    std::optional<FormChoice> made;
    cover_desk(desk);
    card_begin(desk, "new game", centred_rect(desk.width(), desk.height(), 640, 530));
    heading(desk, tr("A new game"));
    rule(desk);
    space(desk, 4);
    const float half = share_of_room(desk, 2);
    const ImVec2 top = ImGui::GetCursorScreenPos();
    const float step = std::round(half * desk.scale() + ImGui::GetStyle().ItemSpacing.x);
    const auto name_field = [&](const char* name, const std::string& label, std::string& text, float x) {
        ImGui::SetCursorScreenPos({x, top.y});
        ImGui::BeginGroup();
        text_field(desk, name, text, {.label = label, .placeholder = label, .width = half});
        ImGui::EndGroup();
    };
    name_field("first-name", tr("First player"), form.first_name, top.x);
    name_field("second-name", tr("Second player"), form.second_name, top.x + step);
    space(desk, 4);
    small_text(desk, tr("The first player leads"));
    choice(desk, "first-takes", {{"french", tr("the French")}, {"allied", tr("the Allies")}, {"lot", tr("let the lot decide")}},
           form.first_takes);
    space(desk, 4);
    small_text(desk, tr("Rules"));
    choice(desk, "mode", {{"basic", tr("Basic: no cards, no terrain")}}, form.mode);
    space(desk, 4);
    bool table = !form.memory;
    if (checkbox(desk, "true-to-the-table", tr("True to the table: nothing shown is marked"), table))
        form.memory = !table;
    small_text(desk, tr("Otherwise an enemy piece once shown keeps a small number on its back (W15.1)."));
    checkbox(desk, "nightfall", tr("Nightfall: drawn at the end of turn 20, at 21:00"), form.nightfall);
    space(desk, 6);
    small_text(desk, tr("One map, two players in turn: the screen is veiled whenever the other one takes the seat. "
                        "The Allied player sets up and moves first."));
    space(desk, 8);
    const float share = share_of_room(desk, 2);
    if (button(desk, "back", tr("Back"), {.width = share})) made = FormChoice::back;
    ImGui::SameLine();
    if (button(desk, "begin", tr("To the table"), {.primary = true, .width = share})) made = FormChoice::begin;
    card_end(desk);
    return made;
}

}  // namespace fow::ui
