#include "ui/pages/victory_buttons.hpp"

#include <imgui.h>

#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

std::optional<VictoryChoice> victory_buttons(Window& window, std::string& save_name, const std::string& notice) {
    std::optional<VictoryChoice> made;
    const float half = share_of_room(window, 2);
    const auto choose = [&](const char* name, const std::string& label, VictoryChoice what, const ButtonOptions& options) {
        if (button(window, name, label, options)) made = what;
    };
    choose("step-through", tr("Watch again"), VictoryChoice::step_through, {.primary = true, .width = half});
    ImGui::SameLine();
    choose("statistics", tr("Statistics"), VictoryChoice::statistics, {.width = half});
    choose("rematch", tr("Rematch"), VictoryChoice::rematch, {.width = half, .hint = tr("A new game with the same sides and choices.")});
    ImGui::SameLine();
    choose("rematch-swapped", tr("Swap sides"), VictoryChoice::rematch_swapped,
           {.width = half, .hint = tr("A new game with the same choices; each player leads the other army.")});
    text_field(window, "save-name", save_name, {.placeholder = tr("a name for the record"), .enter = "save-now"});
    if (button(window, "save-now", tr("Save the record"), {.enabled = !save_name.empty(), .width = -1})) made = VictoryChoice::save;
    if (!notice.empty()) small_text(window, notice);
    choose("new-game", tr("New game"), VictoryChoice::new_game, {.width = half});
    ImGui::SameLine();
    choose("to-title", tr("Title"), VictoryChoice::title, {.width = half});
    return made;
}

}  // namespace fow::ui
