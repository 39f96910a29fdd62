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
float row_begins(Desk& desk, const std::string& name, float high) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float line = text_size(desk, Type::body, name).y;
    const float room = room_width();
    const float indent = desk.units(name_width);
    ImGui::SetCursorScreenPos({at.x, at.y + std::floor((high - line) / 2)});
    paragraph(desk, name);
    ImGui::SetCursorScreenPos({at.x + indent, at.y});
    return (room - indent) / desk.scale();
}

template <class Enum, class From>
void choose(Desk& desk, const char* control, const std::string& name, const std::vector<Choice>& choices, Enum& value, const From& from) {
    const float width = row_begins(desk, name, choice_height(desk));
    std::string chosen(word(value));
    if (choice(desk, control, choices, chosen, width)) value = from(chosen).value_or(value);
}

/// What the armies look like: a back of each.
void sample(Desk& desk) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float high = choice_height(desk);
    const float size = std::round(high * 1.25F);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos({at.x + high / 2, at.y - std::floor((size - high) / 2)});
    const SDL_FRect row = place(size * 3.4F, high);
    float x = row.x;
    for (const Army army : {Army::french, Army::allied, Army::prussian}) {
        draw_piece(desk, list, {std::floor(x), row.y, size, size}, {army, Branch::infantry, Knowledge::back, {}, 0, 0, {}}, {});
        x += size * 1.2F;
    }
}

}  // namespace

void SettingsPage::sound(Desk& desk, Settings& settings) {
    const float width = row_begins(desk, tr("Sound"), choice_height(desk));
    std::string heard = settings.sound ? "on" : "off";
    if (choice(desk, "sound", {{"off", tr("Off")}, {"on", tr("On")}}, heard, std::floor(width * 0.4F))) settings.sound = heard == "on";
    ImGui::SameLine();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos({at.x, at.y + std::floor((choice_height(desk) - 22 * desk.scale()) / 2)});
    float volume = static_cast<float>(settings.volume);
    const std::string percent = fill(tr("{volume} %"), {{"volume", std::to_string(settings.volume)}});
    if (slider(desk, "volume", {}, volume, 0, 100, percent)) {
        settings.volume = static_cast<int>(std::lround(volume));
        volume_moved_ = true;
    }
    if (!volume_moved_ || ImGui::IsMouseDown(ImGuiMouseButton_Left)) return;
    volume_moved_ = false;
    desk.play(Sound::bell);
}

bool SettingsPage::draw(Desk& desk) {
    Settings settings = desk.settings();
    modal_begin(desk, "settings", 620);
    heading(desk, tr("Settings"));
    rule(desk);
    choose(desk, "text-size", tr("Size of the text"), {{"normal", tr("Normal")}, {"large", tr("Large")}, {"largest", tr("Largest")}},
           settings.text_size, text_size_from_word);
    choose(desk, "pace", tr("Movement"),
           {{"off", tr("None"), true, tr("What happens is shown at once.")},
            {"brisk", tr("Brisk")},
            {"steady", tr("Steady")},
            {"slow", tr("Slow")}},
           settings.pace, pace_from_word);
    sound(desk, settings);
    const float width = row_begins(desk, tr("Colours"), choice_height(desk));
    std::string colours(word(settings.colours));
    if (choice(desk, "colours", {{"uniforms", tr("Uniforms")}, {"contrast", tr("Contrast")}}, colours, std::floor(width * 0.6F)))
        settings.colours = colours_from_word(colours).value_or(settings.colours);
    ImGui::SameLine();
    sample(desk);
    rule(desk);
    checkbox(desk, "turn-board", tr("The Allied player sees the map from the north"), settings.turn_board);
    checkbox(desk, "table-setting", tr("New games are true to the table: nothing shown is marked"), settings.true_to_table,
             tr("Otherwise an enemy piece once shown keeps a small number on its back (W15.1). A game keeps what it began with."));
    checkbox(desk, "confirm", tr("Ask before actions are given up"), settings.confirm);
    checkbox(desk, "full-screen", tr("Fill the whole screen (F11)"), settings.full_screen);
    for (const std::string& notice : desk.notices()) small_text(desk, notice);
    space(desk, 4);
    const bool done = button(desk, "settings-done", tr("Done"), {.primary = true, .width = -1});
    modal_end(desk);
    desk.use(settings);
    return done || escape_pressed();
}

}  // namespace fow::ui
