#include "ui/pages/victory_page.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/pages/sayings.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
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

/// Two fine lines across the card.
void draw_lines(const Window& window) {
    const SDL_FRect at = place(room_width(), window.units(4));
    for (const float y : {at.y, at.y + at.h - window.line()})
        ImGui::GetWindowDrawList()->AddRectFilled({at.x, y}, {at.x + at.w, y + window.line()}, packed(colour::ink, 0.7F));
}

/// The winner's name in full, smaller or on several lines if it must be. Returns the width of its longest line.
float draw_headline(Window& window, const VictoryPage& page) {
    const auto headline = [&](const std::string& name) { return page.winner ? fill(tr("{name} wins"), {{"name", name}}) : page.drawn; };
    const std::string name = page.winner ? page.names[*page.winner] : std::string();
    std::string text = headline(name);
    Type type = Type::title;
    if (text_size(window, type, text).x > room_width()) type = Type::heading;
    constexpr std::size_t most_lines = 3;  // of the longest names
    if (lines_in(wrapped(window, type, text, room_width())).size() > 2) type = Type::body;
    std::vector<std::string> lines = lines_in(wrapped(window, type, text, room_width()));
    if (lines.size() > most_lines) {
        text = headline(shown_name(window, name, 2 * room_width() / window.units(1)));
        lines = lines_in(wrapped(window, type, text, room_width()));
    }
    float wide = 0;
    for (const std::string& line : lines) {
        wide = std::max(wide, text_size(window, type, line).x);
        centred(window, type, line);
    }
    return wide;
}

/// The winner between two crests, and how the game ended.
void draw_verdict(Window& window, const VictoryPage& page) {
    centred(window, Type::small, page.moment);
    draw_lines(window);
    const ImVec2 before = ImGui::GetCursorScreenPos();
    const float wide = draw_headline(window, page);
    centred(window, Type::italic, page.verdict);
    const float high = ImGui::GetCursorScreenPos().y - before.y;
    const float crest = std::round(std::min(high * 0.8F, (room_width() - wide) / 2 - window.units(8)));
    if (crest > window.units(18)) {
        const float y = std::round(before.y + (high - crest) / 2);
        ImDrawList& list = *ImGui::GetWindowDrawList();
        page.crest(window, list, {before.x, y, crest, crest}, page.winner.value_or(page.left));
        page.crest(window, list, {std::round(before.x + room_width() - crest), y, crest, crest}, page.winner.value_or(other(page.left)));
    }
    draw_lines(window);
    for (const std::string& sentence : page.sentences) paragraph(window, sentence);
}

std::optional<VictoryChoice> draw_buttons(Window& window, const VictoryPage& page, std::string& save_name, const std::string& notice) {
    std::optional<VictoryChoice> made;
    const float half = share_of_room(window, 2);
    const auto choose = [&](const char* name, const std::string& label, VictoryChoice what, const ButtonOptions& options) {
        if (button(window, name, label, options)) made = what;
    };
    const bool goes_on = !page.series.empty();
    if (goes_on)
        choose("series", page.series, VictoryChoice::series,
               {.primary = true, .width = -1, .hint = tr("What this battle counts, and the next one.")});
    choose("step-through", tr("Watch again"), VictoryChoice::step_through, {.primary = !goes_on, .width = half});
    ImGui::SameLine();
    choose("analysis", tr("Analysis"), VictoryChoice::analysis,
           {.width = half, .hint = tr("How the chances stood, and which decisions cost most.")});
    choose("statistics", tr("Statistics"), VictoryChoice::statistics, {.width = half});
    ImGui::SameLine();
    choose("new-game", tr("New game"), VictoryChoice::new_game, {.width = half});
    choose("rematch", tr("Rematch"), VictoryChoice::rematch, {.width = half, .hint = tr("A new game with the same sides and choices.")});
    ImGui::SameLine();
    choose("rematch-swapped", tr("Swap sides"), VictoryChoice::rematch_swapped,
           {.width = half, .hint = tr("A new game with the same choices; each player leads the other army.")});
    text_field(window, "save-name", save_name, {.placeholder = tr("a name for the record"), .enter = "save-now"});
    choose("save-now", tr("Save record"), VictoryChoice::save, {.enabled = !save_name.empty(), .width = half});
    ImGui::SameLine();
    choose("to-title", tr("Title"), VictoryChoice::title, {.width = half, .key = SDLK_ESCAPE});
    if (!notice.empty()) small_text(window, in_room(window, notice));
    return made;
}

}  // namespace

std::optional<VictoryChoice> victory_page(Window& window, const VictoryPage& page, std::string& save_name, const std::string& notice) {
    std::optional<VictoryChoice> made;
    card_begin(window, "victory", page.board(window));
    const float gap = ImGui::GetStyle().ItemSpacing.y;
    const float least_words = 2 * window.line_height(Type::small);
    const float words = notice.empty() ? 0 : std::min(text_size(window, Type::small, notice, room_width()).y, least_words) + gap;
    const float foot =
        page.lesson ? 0 : static_cast<float>(page.series.empty() ? 5 : 6) * (button_height(window) + gap) + words + window.units(2);
    scroll_begin(window, "told", std::max(1.0F, room_height() - foot));
    draw_verdict(window, page);
    space(window, 2);
    if (page.below) page.below(window);
    if (!page.lesson) small_text(window, tr("The record is kept. Give it a name to find it again easily."));
    if (page.said != nullptr && room_height() > saying_height(window, *page.said) + window.units(16)) {
        space(window, 8);
        saying(window, *page.said);
    }
    scroll_end(window);
    if (!page.lesson) made = draw_buttons(window, page, save_name, notice);
    card_end(window);
    return made;
}

}  // namespace fow::ui
