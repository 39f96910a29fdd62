#include "ui/screens/settings_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "ui/table/piece_painter.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

namespace {

constexpr float name_width = 150;  // units: left edge of a row's choices

/// Draws the name of a row; returns the width left for its choices, in units.
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

/// A sample of the armies' colours: one back of each.
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
    separator(window);
    choose(window, "text-size", tr("Text size"), {{"normal", tr("Normal")}, {"large", tr("Large")}, {"largest", tr("Largest")}},
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
    separator(window);
    checkbox(window, "turn-board", tr("The Allied player sees the map from the north"), settings.turn_board);
    checkbox(window, "table-setting", tr("New games are true to the table: nothing shown is marked"), settings.true_to_table,
             tr("Otherwise an enemy piece once shown keeps a small number on its back (W15.1). A game keeps what it began with."));
    checkbox(window, "confirm", tr("Ask before actions are given up"), settings.confirm);
    checkbox(window, "full-screen", tr("Full screen (F11)"), settings.full_screen);
    for (const std::string& notice : window.notices()) small_text(window, notice);
    space(window, 4);
    const bool done = button(window, "settings-done", tr("Done"), {.primary = true, .width = -1});
    modal_end(window);
    window.use(settings);
    return done || escape_pressed(window);
}

namespace {

struct KeyLine {
    std::string keys;
    std::string what;
};

void draw_keys(Window& window, const std::string& head, const std::vector<KeyLine>& lines) {
    small_text(window, head);
    separator(window);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float widest = 0;
    for (const KeyLine& line : lines) widest = std::max(widest, text_size(window, Type::italic, line.keys).x);
    for (const KeyLine& line : lines) {
        const SDL_FRect row = place(room_width(), text_size(window, Type::body, line.what).y);
        const float middle = std::round(row.x + widest + 18 * window.scale());
        draw_text(window, list, Type::italic, row.x, row.y, 0x6B4A1E, line.keys);
        draw_text(window, list, Type::body, middle, row.y, colour::ink, line.what);
    }
    space(window, 6);
}

}  // namespace

bool keys_sheet(Window& window) {
    modal_begin(window, "keys", 860);
    heading(window, tr("The keys"));
    small_text(window, tr("Everything works from the keyboard alone: it moves the pointer, marked by four corners."));
    space(window, 4);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ImGui::GetStyle().ItemSpacing.x, window.units(2)});
    const ImVec2 size(std::floor((room_width() - 28 * window.scale()) / 2), window.units(340));
    scroll_begin(window, "everywhere", size);
    draw_keys(window, tr("Everywhere"),
              {{tr("Tab, Shift+Tab"), tr("to the next control, and back")},
               {tr("arrows"), tr("over the map and the controls")},
               {tr("Enter, space"), tr("press the control")},
               {tr("held, with arrows"), tr("carry a piece")},
               {tr("page up, down"), tr("scroll")},
               {tr("Escape"), tr("let go; close a page")},
               {tr("F1"), tr("this sheet")},
               {tr("F2"), tr("the rulebook")},
               {tr("F9"), tr("drop the veil")},
               {tr("F11"), tr("full screen, or a window")}});
    draw_keys(window, tr("Elsewhere"),
              {{tr("Enter, held"), tr("take the seat at the veil")}, {tr("1 to 0, Delete, Ctrl+Z"), tr("draw a battlefield")}});
    scroll_end(window);
    ImGui::SameLine(0, std::floor(28 * window.scale()));
    scroll_begin(window, "in a turn", size);
    draw_keys(window, tr("In your turn"),
              {{tr("E"), tr("end the turn")},
               {tr("U"), tr("take back")},
               {tr("T"), tr("take off to rest")},
               {tr("L"), tr("the late pieces")},
               {tr("D"), tr("what happened meanwhile")},
               {tr("M"), tr("the staff map")}});
    draw_keys(window, tr("Watching a battle"),
              {{tr("space"), tr("play or pause")},
               {tr("left, right"), tr("a step back, or on")},
               {tr("up, down"), tr("to the mark before, or the next")},
               {tr("page up, down"), tr("a turn back, or on")},
               {tr("Home, End"), tr("to the beginning, to the end")},
               {tr("B; P, N"), tr("a note; to the note before, or the next")}});
    scroll_end(window);
    ImGui::PopStyleVar();
    const bool read = button(window, "keys-read", tr("Back"), {.primary = true, .width = -1});
    modal_end(window);
    return read;
}

}  // namespace fow::ui
