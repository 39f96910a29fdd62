#include "ui/screens/new_game_screen.hpp"

#include "ui/layout.hpp"
#include "ui/screens/parts.hpp"
#include "ui/tr.hpp"
#include "ui/widgets.hpp"

namespace fow::ui {

std::optional<FormChoice> new_game_screen(Desk& desk, NewGameForm& form) {
    std::optional<FormChoice> made;
    cover_desk(desk);
    card_begin(desk, "new game", centred_rect(desk.width(), desk.height(), 640, 620));
    heading(desk, tr("A new game"));
    rule(desk);
    space(desk, 4);
    const float half = share_of_room(desk, 2);
    ImGui::BeginGroup();
    text_field(desk, "first-name", form.first_name,
               {.label = tr("First player"), .placeholder = tr("First player"), .width = half});
    ImGui::EndGroup();
    ImGui::SameLine();
    ImGui::BeginGroup();
    text_field(desk, "second-name", form.second_name,
               {.label = tr("Second player"), .placeholder = tr("Second player"), .width = half});
    ImGui::EndGroup();
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
