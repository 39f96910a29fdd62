#include "ui/pages/settings_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

namespace {

constexpr float name_width = 140;  // units: left edge of a row's choices

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

/// A sample of the sides' colours.
void sample(Window& window) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float high = choice_height(window);
    const float size = std::round(high * 1.05F);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos({at.x + high / 4, at.y - std::floor((size - high) / 2)});
    const SDL_FRect row = place(size * 3.4F, high);
    draw_picture(window.look().settings.colours, window, list, {row.x, row.y, size, size});
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

/// The button names the language that is spoken, and opens a list of all.
void SettingsPage::language(Window& window) {
    if (window.languages().size() < 2) return;
    const float width = row_begins(window, tr("Language"), button_height(window));
    if (button(window, "language", name_of_language(window), {.width = width})) languages_ = true;
}

void SettingsPage::look(Window& window, Settings& settings) {
    language(window);
    choose(window, "text-size", tr("Text size"), {{"normal", tr("Normal")}, {"large", tr("Large")}, {"largest", tr("Largest")}},
           settings.text_size, text_size_from_word);
    const auto paces_of = [&](const char* control, const std::string& name, Pace& pace) {
        choose(window, control, name,
               {{"off", tr.in("animations", "None"), true, tr("What happens is shown at once.")},
                {"brisk", tr("Brisk")},
                {"steady", tr.in("animations", "Steady")},
                {"slow", tr("Slow")}},
               pace, pace_from_word);
    };
    paces_of("pace", tr("Movement"), settings.pace);
    paces_of("fight-pace", tr("Fights"), settings.fight_pace);
    sound(window, settings);
    const float width = row_begins(window, tr("Colours"), choice_height(window));
    std::string colours(word(settings.colours));
    if (choice(window, "colours", {{"uniforms", tr("Uniforms")}, {"contrast", tr("Contrast")}}, colours, std::floor(width * 0.58F)))
        settings.colours = colours_from_word(colours).value_or(settings.colours);
    ImGui::SameLine();
    sample(window);
    checkbox(window, "full-screen", tr("Full screen (F11)"), settings.full_screen);
    checkbox(window, "turn-board", window.look().settings.turn_board, settings.turn_board);
}

void SettingsPage::play(Window& window, Settings& settings) {
    choose(window, "odds", tr("Odds"),
           {{"always", tr("Always")}, {"with_memory", tr("Usually"), true, window.look().settings.usual_odds}, {"never", tr("Never")}},
           settings.odds, odds_shown_from_word);
    const float width = row_begins(window, tr("Hold at the veil"), choice_height(window));
    std::string hold = std::to_string(settings.veil_hold);
    if (choice(window, "veil-hold", {{"300", tr("0.3 s")}, {"600", tr("0.6 s")}, {"1000", tr("1 s")}, {"2000", tr("2 s")}}, hold, width))
        settings.veil_hold = std::stoi(hold);
    checkbox(window, "large-numbers", tr("Large numbers on the pieces, no names"), settings.large_numbers);
    checkbox(window, "face-down", tr("Your pieces stay face down until lifted"), settings.face_down,
             fill(tr("In your turn; {key} lifts and covers them."), {{"key", window.key_name(TurnCommand::lift)}}));
    if (const std::string& meaning = window.look().settings.move_at_once; !meaning.empty())
        checkbox(window, "move-at-once", tr("Moves against the computer go at once"), settings.move_at_once, meaning);
    checkbox(window, "table-setting", tr("New games are true to the table"), settings.true_to_table, window.look().settings.true_to_table);
    checkbox(window, "confirm", tr("Ask before actions are given up"), settings.confirm);
    const bool offered = window.speech_offered();
    checkbox(window, "speech", tr("Read aloud"), settings.speech,
             fill(tr("What the screen says, in words; {key} reads all of it again. Wear headphones: it may be secret."),
                  {{"key", window.key_name(TurnCommand::read_aloud)}}),
             offered);
    if (!offered) small_text(window, tr(window.speech_advice()));
    if (button(window, "own-keys", tr("Keys"), {.width = -1})) keys_.emplace();
}

bool SettingsPage::draw(Window& window) {
    if (keys_) {
        if (keys_->draw(window)) keys_.reset();
        return false;
    }
    if (languages_) {
        if (languages_sheet(window)) languages_ = false;
        return false;
    }
    Settings settings = window.settings();
    modal_begin(window, "settings", 1010);
    heading(window, tr("Settings"));
    separator(window);
    const float between = window.units(28);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const ImVec2 size(std::floor((room_width() - between) / 2),
                      std::min(window.units(344), static_cast<float>(window.height()) - window.units(190)));
    scroll_begin(window, "look", size);
    look(window, settings);
    scroll_end(window);
    ImGui::SetCursorScreenPos({at.x + size.x + between, at.y});
    scroll_begin(window, "play", size);
    play(window, settings);
    scroll_end(window);
    for (const std::string& notice : window.notices()) small_text(window, notice);
    space(window, 4);
    const bool done = button(window, "settings-done", tr("Done"), {.primary = true, .width = -1});
    modal_end(window);
    window.use(settings);
    return done || escape_pressed(window);
}

namespace {

void choose_language(Window& window, const std::string& code) {
    Settings settings = window.settings();
    settings.language = code;
    window.use(settings);
}

}  // namespace

std::string name_of_language(Window& window) {
    for (const Language& offer : window.languages())
        if (offer.code == window.language()) return offer.name;
    return window.language();
}

bool languages_sheet(Window& window) {
    modal_begin(window, "languages", 420);
    heading(window, tr("Language"));
    separator(window);
    bool done = false;
    for (const Language& offer : window.languages()) {
        const bool spoken = offer.code == window.language();
        if (!button(window, "language:" + offer.code, offer.name, {.primary = spoken, .width = -1})) continue;
        choose_language(window, offer.code);
        done = true;
    }
    modal_end(window);
    return done || escape_pressed(window);
}

void language_row(Window& window) {
    bool first = true;
    for (const Language& offer : window.languages()) {
        if (!std::exchange(first, false)) ImGui::SameLine();
        if (button(window, "language:" + offer.code, offer.name, {.primary = offer.code == window.language()}))
            choose_language(window, offer.code);
    }
}

namespace {

std::string command_name(TurnCommand command) {
    switch (command) {
        case TurnCommand::end_turn: return tr("end the turn");
        case TurnCommand::take_back: return tr("take back");
        case TurnCommand::take_off: return tr("take off to rest");
        case TurnCommand::late_pieces: return tr("the late pieces");
        case TurnCommand::dispatch: return tr("what happened meanwhile");
        case TurnCommand::staff_map: return tr("the staff map");
        case TurnCommand::lift: return tr("lift your face-down pieces");
        case TurnCommand::read_aloud: return tr("read the whole page aloud");
    }
    return {};
}

}  // namespace

void KeysPage::bind(Settings& settings, SDL_Keycode key) {
    const TurnCommand command = *std::exchange(waiting_, std::nullopt);
    told_.clear();
    if (key == SDLK_ESCAPE) return;
    const std::string name = SDL_GetKeyName(key);
    std::string& chosen = settings.keys[static_cast<std::size_t>(command)];
    if (name == chosen) return;
    const auto* other = std::find_if(turn_commands.begin(), turn_commands.end(),
                                     [&](TurnCommand one) { return settings.keys[static_cast<std::size_t>(one)] == name; });
    if (!may_be_own(command, key)) told_ = tr("That key has a meaning everywhere. Choose another one.");
    else if (other != turn_commands.end())
        told_ = fill(tr("{key} is the key for: {command}."), {{"key", label_of_key(name)}, {"command", command_name(*other)}});
    else chosen = name;
}

bool KeysPage::draw(Window& window) {
    Settings settings = window.settings();
    if (waiting_)
        if (const auto key = window.keyboard().any_pressed()) {
            bind(settings, *key);
            window.swallow_escape();
        }
    modal_begin(window, "own keys", 560);
    heading(window, tr("Your keys in a turn"));
    separator(window);
    small_text(window, tr("Click a key, then press the one to use instead."));
    for (const TurnCommand command : turn_commands) {
        const std::string label = waiting_ == command ? tr("Press a key") : window.key_name(command);
        if (button(window, "key:" + std::string(word(command)), label, {.primary = waiting_ == command, .width = 150})) waiting_ = command;
        ImGui::SameLine();
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() + std::floor((button_height(window) - window.line_height(Type::body)) / 2));
        paragraph(window, command_name(command));
    }
    if (told_.empty()) small_text(window, " ");
    else warning_text(window, told_);
    const float half = share_of_room(window, 2);
    if (button(window, "usual-keys", tr("The usual keys"), {.width = half})) settings.keys = usual_keys();
    ImGui::SameLine();
    const bool done = button(window, "keys-done", tr("Done"), {.primary = !waiting_, .width = half, .key = SDLK_ESCAPE});
    modal_end(window);
    window.use(settings);
    return done;
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
    modal_begin(window, "keys", 960);
    heading(window, tr("The keys"));
    small_text(window, tr("Everything works from the keyboard alone: it moves the pointer, marked by four corners."));
    space(window, 4);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ImGui::GetStyle().ItemSpacing.x, window.units(2)});
    const ImVec2 size(std::floor((room_width() - 28 * window.scale()) / 2),
                      std::min(window.units(456), static_cast<float>(window.height()) - window.units(170)));
    scroll_begin(window, "everywhere", size);
    draw_keys(window, tr("Everywhere"),
              {{tr("Tab, Shift+Tab"), tr("to the next control, and back")},
               {tr("arrows"), tr("over the map and the controls")},
               {tr("Enter, space"), tr("press the control")},
               {tr("held, with arrows"), tr("carry a piece")},
               {tr("Backspace"), tr("take a piece back at set-up")},
               {tr("page up, down"), tr("scroll")},
               {tr("Escape"), tr("let go; close a page; open the menu")},
               {tr("F1"), tr("this sheet")},
               {tr("F2"), tr("the rulebook")},
               {tr("F3"), tr("the pieces or the keys of this game")},
               {tr("F4"), tr("a hint, where the game allows it")},
               {tr("F9"), tr("drop the veil")},
               {window.key_name(TurnCommand::read_aloud), command_name(TurnCommand::read_aloud)},
               {tr("+ -, O"), tr("enlarge the map, show all of it")},
               {tr("F11"), tr("full screen, or a window")}});
    scroll_end(window);
    ImGui::SameLine(0, std::floor(28 * window.scale()));
    scroll_begin(window, "in a turn", size);
    std::vector<KeyLine> own;
    for (const TurnCommand command : turn_commands) {
        if (command == TurnCommand::read_aloud || (command == TurnCommand::lift && !window.settings().face_down)) continue;
        own.push_back({window.key_name(command), command_name(command)});
    }
    draw_keys(window, tr("In your turn"), own);
    draw_keys(window, tr("Watching a game"),
              {{tr("space"), tr("play or pause")},
               {tr("left, right"), tr("a step back, or on")},
               {tr("up, down"), tr("to the mark before, or the next")},
               {tr("page up, down"), tr("a turn back, or on")},
               {tr("Home, End"), tr("to the beginning, to the end")},
               {tr("B; P, N"), tr("a note; to the note before, or the next")}});
    draw_keys(window, tr("Elsewhere"),
              {{tr("Enter, held"), tr("take the seat at the veil")},
               {tr("F5"), tr("“Next” in a lesson")},
               {tr("1 to 0, Delete, Ctrl+Z"), tr("draw a battlefield")}});
    scroll_end(window);
    ImGui::PopStyleVar();
    const bool read = button(window, "keys-read", tr("Back"), {.primary = true, .width = -1});
    modal_end(window);
    return read;
}

}  // namespace fow::ui
