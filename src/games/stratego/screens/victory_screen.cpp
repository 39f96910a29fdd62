#include "games/stratego/screens/victory_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/stratego/screens/losses.hpp"
#include "games/stratego/screens/table/board.hpp"
#include "games/stratego/screens/table/layout.hpp"
#include "games/stratego/screens/table/piece_painter.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::screens {
namespace {

void draw_rule(const Window& window) {
    const SDL_FRect at = place(room_width(), window.units(4));
    for (const float y : {at.y, at.y + at.h - window.line()})
        ImGui::GetWindowDrawList()->AddRectFilled({at.x, y}, {at.x + at.w, y + window.line()}, packed(colour::ink, 0.7F));
}

/// The winner between two arms, and how it ended.
void draw_headline(Window& window, const VictoryModel& model) {
    const Result& result = *model.view.result;
    centred(window, Type::small,
            fill(model.turns == 1 ? tr("after {turns} turn") : tr("after {turns} turns"), {{"turns", std::to_string(model.turns)}}));
    draw_rule(window);
    const std::string name =
        result.winner ? fill(tr("{name} wins"), {{"name", shown_name(window, model.names[*result.winner], 170)}}) : tr("A drawn game");
    const ImVec2 before = ImGui::GetCursorScreenPos();
    const float wide = text_size(window, Type::title, name).x;
    centred(window, wide > room_width() ? Type::heading : Type::title, name);
    centred(window, Type::italic,
            !result.winner                ? tr("neither side has won")
            : *result.winner == blue_seat ? tr("a victory for Blue")
                                          : tr("a victory for Red"));
    const float high = ImGui::GetCursorScreenPos().y - before.y;
    const float arms = std::round(std::min(high * 0.8F, (room_width() - wide) / 2 - window.units(8)));
    if (arms > window.units(18)) {
        const float y = std::round(before.y + (high - arms) / 2);
        ImDrawList& list = *ImGui::GetWindowDrawList();
        draw_arms(window, list, {before.x, y, arms, arms}, result.winner.value_or(red_seat));
        draw_arms(window, list, {std::round(before.x + room_width() - arms), y, arms, arms}, result.winner.value_or(blue_seat));
    }
    draw_rule(window);
    paragraph(window, ending_text(result));
}

}  // namespace

std::string ending_text(const Result& result) {
    using fow::stratego::Ending;
    const bool blue = result.winner == blue_seat;
    switch (result.ending) {
        case Ending::flag_taken: return blue ? tr("Blue has taken the Red Flag (C4.1).") : tr("Red has taken the Blue Flag (C4.1).");
        case Ending::no_move: return blue ? tr("Red could not move any piece (C4.2).") : tr("Blue could not move any piece (C4.2).");
        case Ending::nobody_can_move: return tr("Neither side has a piece left that can move (C4.2).");
        case Ending::quiet: return tr("There was no attack for so long that the game is drawn (C4.5).");
        case Ending::resigned: return blue ? tr("Red has resigned (C4.3).") : tr("Blue has resigned (C4.3).");
        case Ending::draw_agreed: return tr("Both players agreed on a draw (C4.3).");
    }
    return {};
}

std::optional<VictoryChoice> VictoryScreen::draw(Window& window, const VictoryModel& model, std::string& save_name) {
    std::optional<VictoryChoice> made;
    const TableLayout layout = table_layout(window, model.rules);
    TableMarks marks;
    marks.all_faces = true;
    draw_board(window, layout.map, model.rules, model.view, marks);
    draw_losses(window, layout.tray, model.rules, model.view);

    card_begin(window, "victory", layout.column);
    const float gap = ImGui::GetStyle().ItemSpacing.y;
    const float foot =
        model.lesson ? 0 : 5 * (button_height(window) + gap) + (model.notice.empty() ? 0 : 2 * window.line_height(Type::small));
    scroll_begin(window, "told", std::max(1.0F, room_height() - foot));
    draw_headline(window, model);
    space(window, 2);
    for (const Seat side : {red_seat, blue_seat}) small_text(window, losses_text(model.view, side));
    small_text(window, tr("All pieces are shown now (C4.6)."));
    if (!model.lesson) small_text(window, tr("The record is kept. Give it a name to find it again easily."));
    scroll_end(window);
    if (!model.lesson) made = victory_buttons(window, save_name, model.notice);
    card_end(window);
    return made;
}

}  // namespace fow::stratego::screens
