#include "ui/pages/title_screen.hpp"

#include <imgui.h>

#include <cmath>
#include <string>
#include <vector>

#include "ui/pages/parts.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

namespace {

/// The version at the bottom, and above it notices about missing fonts and pictures.
void draw_foot(Window& window, const std::string& version) {
    const SDL_FRect whole = centred_rect(window, 1240, 800);
    float y = whole.y + whole.h - 26 * window.scale();
    const auto line = [&](const std::string& text, unsigned rgb) {
        y -= text_size(window, Type::small, text).y;
        draw_text(window, *ImGui::GetBackgroundDrawList(), Type::small, whole.x + whole.w / 2, y, rgb, text, 0.5F);
    };
    line(fill(tr("Version {version}. Free software under the GNU GPL, 3 or later, without any warranty."), {{"version", version}}),
         0xA9AF9C);
    for (const std::string& notice : window.notices()) line(shortened(window, Type::small, notice, whole.w), 0xEFE6CF);
}

/// The buttons, two per row. Returns the one that was pressed.
std::optional<TitleChoice> draw_entries(Window& window, const TitleModel& model) {
    const bool can_continue = model.can_continue;
    struct Entry {
        const char* name;
        std::string label;
        TitleChoice what;
        ButtonOptions options{};
        std::string hint{};
    };
    const std::vector<Entry> entries{
        {"continue",
         tr("Continue the game"),
         TitleChoice::go_on,
         {.enabled = can_continue, .primary = can_continue},
         can_continue ? std::string() : tr("There is no game to continue yet.")},
        {"learn",
         tr("Learn the game"),
         TitleChoice::learn,
         {.enabled = model.playable && model.has_course, .primary = model.first_start && model.has_course}},
        {"new-game",
         tr("New game"),
         TitleChoice::new_game,
         {.enabled = model.playable, .primary = !can_continue && !(model.first_start && model.has_course)}},
        {"rulebook", tr("Rulebook"), TitleChoice::rulebook, {}, tr("Also with F2, anywhere.")},
        {"load", tr("Saved games"), TitleChoice::load},
        {"replay", tr("Watch a game"), TitleChoice::replay},
        {"battlefields", tr("Battlefields"), TitleChoice::battlefields, {.enabled = model.playable && model.has_fields}},
        {"settings", tr("Settings"), TitleChoice::settings},
        {"quit", tr("Quit"), TitleChoice::quit},
    };
    std::optional<TitleChoice> choice;
    const float half = share_of_room(window, 2);
    for (std::size_t i = 0; i < entries.size(); ++i) {  // two per row; an odd last one gets a row of its own
        ButtonOptions options = entries[i].options;
        options.hint = entries[i].hint;
        options.width = i % 2 == 0 && i + 1 == entries.size() ? -1 : half;
        if (i % 2 == 1) ImGui::SameLine();
        if (button(window, entries[i].name, entries[i].label, options)) choice = entries[i].what;
    }
    return choice;
}

}  // namespace

std::optional<std::variant<TitleChoice, ChooseGame>> title_screen(Window& window, const TitleModel& model) {
    const TitleLook& look = window.look().title;
    std::optional<std::variant<TitleChoice, ChooseGame>> choice;
    draw_backdrop(window);
    draw_foot(window, model.version);
    const bool chooses = model.games.size() > 1;
    card_begin(window, "title", centred_rect(window, chooses ? 760 : 640, chooses ? 545 : 490));
    space(window, 4);
    centred(window, Type::title, look.name);
    centred(window, Type::italic, look.below);
    space(window, 10);
    draw_picture(look.picture, window, *ImGui::GetWindowDrawList(), place(room_width(), window.units(56)));
    space(window, 10);
    centred(window, Type::body,
            model.first_start && model.has_course ? tr("Welcome! New to the game? The first lessons take ten minutes.")
            : look.told.empty()                   ? tr("A game of hidden pieces for two, at one table.")
                                                  : look.told);
    space(window, 8);
    if (chooses) {
        std::vector<Choice> games;
        for (const TitleModel::Offer& game : model.games) games.push_back({game.id, game.title, game.fault.empty(), game.fault});
        std::string chosen = model.chosen;
        if (ui::choice(window, "game", games, chosen)) choice = ChooseGame{std::move(chosen)};
        space(window, 8);
    }
    if (const auto chosen = draw_entries(window, model)) choice = *chosen;
    card_end(window);
    return choice;
}

}  // namespace fow::ui
