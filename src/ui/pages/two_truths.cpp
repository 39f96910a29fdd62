#include "ui/pages/two_truths.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/pages/opponent_choice.hpp"
#include "ui/pages/replay_parts.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

void draw_words(Window& window, const Truths& truths, const std::optional<SquareTold>& pointed) {
    if (pointed) {
        const Telling telling(window, pointed->square);
        paragraph(window, pointed->text);
        return;
    }
    for (const std::string& words : truths.words) small_text(window, words);
}

/// The buttons of its second row, which becomes two rows where the words are long.
std::vector<SmallButton> choices_of(const TruthsPage& page) {
    std::vector<SmallButton> row;
    for (const Seat seat : seats)
        row.push_back(
            {"truth:" + page.words[seat], page.truths.choices[seat], tr("Whose knowledge is compared"), Shortcut(), seat == page.seat});
    row.push_back({"believed", tr("Believed"), tr("What unknown pieces were taken for, and how likely that was thought"), Shortcut(),
                   page.beliefs_shown});
    row.push_back({"back", page.truths.back, tr("Only the truth of one side"), SDLK_ESCAPE});
    return row;
}

void draw_steps(Window& window, const TruthsPage& page, std::optional<TruthsIntent>& intent) {
    if (const auto step = step_buttons(window, {"first", "previous", "play", "next", "previous-mark", "next-mark"}, page.playing,
                                       page.timeline, page.halt))
        std::visit([&](auto asked) { intent = asked; }, *step);
    const std::string chosen = button_row(window, choices_of(page));
    for (const Seat seat : seats)
        if (chosen == "truth:" + page.words[seat]) intent = seat;
    if (chosen == "believed") intent = ShowBeliefs{!page.beliefs_shown};
    if (chosen == "back") intent = LeaveTruths{};
}

/// Above the middle of a board: as large as fits its width.
void draw_title(Window& window, const SDL_FRect& board, float y, const std::string& text) {
    draw_fitted(window, *ImGui::GetBackgroundDrawList(), Type::heading, board.x + board.w / 2, y, colour::gold, text, board.w, 0.5F);
}

}  // namespace

std::optional<TruthsIntent> two_truths_page(Window& window, const TruthsPage& page) {
    std::optional<TruthsIntent> intent;
    if (const auto step = step_keys(window, page.timeline, page.halt)) std::visit([&](auto asked) { intent = asked; }, *step);
    const float gap = window.units(10);
    const auto w = static_cast<float>(window.width());
    const float title = window.units(34);
    const float steps = window.units(470);
    const float foot = window.units(84) + button_row_height(window, choices_of(page), steps);
    const auto above = static_cast<float>(height_above_timeline(window));
    const float wide = std::floor((w - 3 * gap) / 2);
    const SDL_FRect left{gap, gap + title, wide, above - foot - 2 * gap - title};
    const SDL_FRect right{2 * gap + wide, left.y, wide, left.h};
    draw_title(window, left, gap, page.truths.believed);
    draw_title(window, right, gap, page.truths.was);
    const std::optional<SquareTold> pointed = page.truths.boards(window, left, right);
    if (const auto halt = draw_timeline(window, timeline_strip(window), page.timeline, page.halt)) intent = SeekHalt{*halt};
    card_begin(window, "truths", {gap, above - foot, w - 2 * gap, foot - gap});
    const ImVec2 size(std::floor(room_width() - steps - window.units(20)), room_height());
    scroll_begin(window, "words", size);
    draw_words(window, page.truths, pointed);
    scroll_end(window);
    ImGui::SameLine(0, window.units(20));
    scroll_begin(window, "steps", ImVec2(steps, room_height()));
    draw_steps(window, page, intent);
    scroll_end(window);
    card_end(window);
    return intent;
}

std::string believer_text(const std::optional<ComputedPlayer>& player, const std::string& side) {
    if (!player) return fill(tr("What a Marshal would have believed: {side}"), {{"side", side}});
    return fill(tr("What the computer believed: {side} ({player})"), {{"side", side}, {"player", name_of_player(*player, tr)}});
}

void draw_belief(Window& window, ImDrawList& list, const SDL_FRect& cell, int per_cent, bool right) {
    constexpr unsigned paper = 0xFBF6E6, ink = 0x3A3A40;
    const std::string text = std::to_string(per_cent);
    const ImVec2 letters = text_size(window, Type::small, text);
    const float high = std::max(std::round(cell.w * 0.3F), letters.y);
    const float wide = std::max(high, letters.x + window.units(4));
    const ImVec2 low{cell.x + cell.w - wide - window.line(), cell.y + window.line()};
    const ImVec2 end{low.x + wide, low.y + high};
    list.AddRectFilled(low, end, packed(right ? paper : ink));
    list.AddRect(low, end, packed(right ? ink : paper, 0.6F), 0, 0, window.line());
    draw_text(window, list, Type::small, (low.x + end.x) / 2, std::floor((low.y + end.y - letters.y) / 2), right ? ink : paper, text, 0.5F,
              TextRole::picture);
}

std::string beliefs_told() {
    return tr(
        "Unknown pieces show their likeliest face and how likely it was thought, in per cent. On dark ground: it was something else. "
        "Point at a piece for more.");
}

}  // namespace fow::ui
