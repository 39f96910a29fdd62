#include "ui/pages/victory_buttons.hpp"

#include <imgui.h>

#include <algorithm>
#include <string>

#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

/// As much of the notice as the room below the buttons holds; the rest is in its hint.
std::string in_room(Window& window, const std::string& notice) {
    const float wide = room_width(), high = std::max(room_height(), window.line_height(Type::small));
    std::string shown = notice;
    for (float most = wide * std::max(high / window.line_height(Type::small), 1.0F);
         text_size(window, Type::small, shown, wide).y > high && most > wide / 2; most -= wide / 4)
        shown = shortened(window, Type::small, notice, most);
    return shown;
}

}  // namespace

std::optional<VictoryChoice> victory_buttons(Window& window, std::string& save_name, const std::string& notice, bool analysed) {
    std::optional<VictoryChoice> made;
    const float half = share_of_room(window, 2);
    const auto choose = [&](const char* name, const std::string& label, VictoryChoice what, const ButtonOptions& options) {
        if (button(window, name, label, options)) made = what;
    };
    choose("step-through", tr("Watch again"), VictoryChoice::step_through, {.primary = true, .width = half});
    ImGui::SameLine();
    choose("analysis", tr("Analysis"), VictoryChoice::analysis,
           {.enabled = analysed,
            .width = half,
            .hint = analysed ? tr("How the chances stood, and which decisions cost most.") : tr("This game has no analysis yet.")});
    choose("statistics", tr("Statistics"), VictoryChoice::statistics, {.width = half});
    ImGui::SameLine();
    choose("new-game", tr("New game"), VictoryChoice::new_game, {.width = half});
    choose("rematch", tr("Rematch"), VictoryChoice::rematch, {.width = half, .hint = tr("A new game with the same sides and choices.")});
    ImGui::SameLine();
    choose("rematch-swapped", tr("Swap sides"), VictoryChoice::rematch_swapped,
           {.width = half, .hint = tr("A new game with the same choices; each player leads the other army.")});
    text_field(window, "save-name", save_name, {.placeholder = tr("a name for the record"), .enter = "save-now"});
    choose("save-now", tr("Save the record"), VictoryChoice::save, {.enabled = !save_name.empty(), .width = half});
    ImGui::SameLine();
    choose("to-title", tr("Title"), VictoryChoice::title, {.width = half});
    if (!notice.empty()) small_text(window, in_room(window, notice));
    return made;
}

}  // namespace fow::ui
