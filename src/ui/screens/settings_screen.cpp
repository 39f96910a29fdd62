#include "ui/screens/settings_screen.hpp"

#include <imgui.h>

#include <cmath>

#include "ui/table/piece_painter.hpp"
#include "ui/widgets/press.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

constexpr float name_width = 150;  // units: where the choices of a row begin

/// The name of a row, and the room that its choices have in units.
float row_begins(Window& window, const std::string& name, float high) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float line = text_size(window, Type::body, name).y;
    const float room = room_width();
    const float indent = window.units(name_width);
    ImGui::SetCursorScreenPos({at.x, at.y + std::floor((high - line) / 2)});
    paragraph(window, name);
    ImGui::SetCursorScreenPos({at.x + indent, at.y});
    return (room - indent) / window.scale();
}

template <class Enum, class From>
void choose(Window& window, const char* control, const std::string& name, const std::vector<Choice>& choices, Enum& value,
            const From& from) {
    const float width = row_begins(window, name, choice_height(window));
    std::string chosen(word(value));
    if (choice(window, control, choices, chosen, width)) value = from(chosen).value_or(value);
}

/// What the armies look like: a back of each.
void sample(Window& window) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float high = choice_height(window);
    const float size = std::round(high * 1.25F);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos({at.x + high / 2, at.y - std::floor((size - high) / 2)});
    const SDL_FRect row = place(size * 3.4F, high);
    float x = row.x;
    for (const Army army : {Army::french, Army::allied, Army::prussian}) {
        draw_piece(window, list, {std::floor(x), row.y, size, size}, {army, Branch::infantry, Knowledge::back, {}, 0, 0, {}}, {});
        x += size * 1.2F;
    }
}

}  // namespace

void SettingsPage::sound(Window& window, Settings& settings) {
    const float width = row_begins(window, tr("Sound"), choice_height(window));
    std::string heard = settings.sound ? "on" : "off";
    if (choice(window, "sound", {{"off", tr("Off")}, {"on", tr("On")}}, heard, std::floor(width * 0.4F))) settings.sound = heard == "on";
    ImGui::SameLine();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos({at.x, at.y + std::floor((choice_height(window) - 22 * window.scale()) / 2)});
    float volume = static_cast<float>(settings.volume);
    const std::string percent = fill(tr("{volume} %"), {{"volume", std::to_string(settings.volume)}});
    if (slider(window, "volume", {}, volume, 0, 100, percent)) {
        settings.volume = static_cast<int>(std::lround(volume));
        volume_moved_ = true;
    }
    if (!volume_moved_ || ImGui::IsMouseDown(ImGuiMouseButton_Left)) return;
    volume_moved_ = false;
    window.play(Sound::bell);
}

bool SettingsPage::draw(Window& window) {
    Settings settings = window.settings();
    modal_begin(window, "settings", 620);
    heading(window, tr("Settings"));
    rule(window);
    choose(window, "text-size", tr("Size of the text"), {{"normal", tr("Normal")}, {"large", tr("Large")}, {"largest", tr("Largest")}},
           settings.text_size, text_size_from_word);
    choose(window, "pace", tr("Movement"),
           {{"off", tr("None"), true, tr("What happens is shown at once.")},
            {"brisk", tr("Brisk")},
            {"steady", tr("Steady")},
            {"slow", tr("Slow")}},
           settings.pace, pace_from_word);
    sound(window, settings);
    const float width = row_begins(window, tr("Colours"), choice_height(window));
    std::string colours(word(settings.colours));
    if (choice(window, "colours", {{"uniforms", tr("Uniforms")}, {"contrast", tr("Contrast")}}, colours, std::floor(width * 0.6F)))
        settings.colours = colours_from_word(colours).value_or(settings.colours);
    ImGui::SameLine();
    sample(window);
    rule(window);
    checkbox(window, "turn-board", tr("The Allied player sees the map from the north"), settings.turn_board);
    checkbox(window, "table-setting", tr("New games are true to the table: nothing shown is marked"), settings.true_to_table,
             tr("Otherwise an enemy piece once shown keeps a small number on its back (W15.1). A game keeps what it began with."));
    checkbox(window, "confirm", tr("Ask before actions are given up"), settings.confirm);
    checkbox(window, "full-screen", tr("Fill the whole screen (F11)"), settings.full_screen);
    for (const std::string& notice : window.notices()) small_text(window, notice);
    space(window, 4);
    const bool done = button(window, "settings-done", tr("Done"), {.primary = true, .width = -1});
    modal_end(window);
    window.use(settings);
    return done || escape_pressed(window);
}

}  // namespace fow::ui
