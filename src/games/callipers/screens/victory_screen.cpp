#include "games/callipers/screens/victory_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/callipers/screens/furniture.hpp"
#include "games/callipers/screens/game_look.hpp"
#include "games/callipers/screens/layout.hpp"
#include "games/callipers/screens/still.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
namespace {

void draw_rules(const Window& window) {
    const SDL_FRect at = place(room_width(), window.units(4));
    for (const float y : {at.y, at.y + at.h - window.line()})
        ImGui::GetWindowDrawList()->AddRectFilled({at.x, y}, {at.x + at.w, y + window.line()}, packed(colour::ink, 0.7F));
}

std::string losses_text(const View& view, const RuleSet& rules, Seat side) {
    int lost = 0;
    for (int i = 0; i < count_of(rules); ++i)
        if (piece_of(rules, i).side == side && !place_of(view, i).stands) ++lost;
    const Named loss{"men", men(view.losses[side])}, pieces{"pieces", std::to_string(lost)};
    return fill(side == french_seat ? tr("The French lost {men} men; pieces lost: {pieces}.")
                                    : tr("The Allies lost {men} men; pieces lost: {pieces}."),
                {loss, pieces});
}

void draw_verdict(Window& window, const VictoryModel& model) {
    const Result& result = *model.view.result;
    centred(window, Type::small,
            fill(tr("Mont Saint-Jean, 18 June 1815. {moment}"), {{"moment", moment_text(model.view, model.rules.battle)}}));
    draw_rules(window);
    const std::string name =
        result.winner ? fill(tr("{name} wins"), {{"name", shown_name(window, model.names[*result.winner], 170)}}) : tr("A drawn battle");
    const ImVec2 before = ImGui::GetCursorScreenPos();
    const float wide = text_size(window, Type::title, name).x;
    centred(window, wide > room_width() ? Type::heading : Type::title, name);
    centred(window, Type::italic,
            !result.winner                  ? tr("neither side has won")
            : *result.winner == french_seat ? tr("a victory for the French")
                                            : tr("a victory for the Allies"));
    const float high = ImGui::GetCursorScreenPos().y - before.y;
    const float arms = std::round(std::min(high * 0.8F, (room_width() - wide) / 2 - window.units(8)));
    if (arms > window.units(18)) {
        const float y = std::round(before.y + (high - arms) / 2);
        ImDrawList& list = *ImGui::GetWindowDrawList();
        draw_crest(window, list, {before.x, y, arms, arms}, result.winner.value_or(french_seat));
        draw_crest(window, list, {std::round(before.x + room_width() - arms), y, arms, arms}, result.winner.value_or(allied_seat));
    }
    draw_rules(window);
    paragraph(window, fill(tr("{sentence} ({rule})"),
                           {{"sentence", describe(callipers::GameEnded{result}, tr)}, {"rule", std::string(rule_of(result.ending))}}));
}

}  // namespace

std::optional<VictoryChoice> victory_screen(Window& window, const VictoryModel& model, std::string& save_name) {
    std::optional<VictoryChoice> made;
    const TableLayout layout = table_layout(window, false);
    draw_still(window, Camera(layout.map, model.rules.battle, {}), model.view, model.rules, nullptr);
    card_begin(window, "victory", layout.column);
    const float gap = ImGui::GetStyle().ItemSpacing.y;
    const float foot =
        model.lesson ? 0 : 5 * (button_height(window) + gap) + (model.notice.empty() ? 0 : 2 * window.line_height(Type::small));
    scroll_begin(window, "told", std::max(1.0F, room_height() - foot));
    draw_verdict(window, model);
    space(window, 2);
    draw_dial(window, model.view, model.rules, false);
    for (const Seat side : seats) small_text(window, losses_text(model.view, model.rules, side));
    if (!model.lesson) small_text(window, tr("The record is kept. Give it a name to find it again easily."));
    scroll_end(window);
    if (!model.lesson) made = victory_buttons(window, save_name, model.notice, model.analysed);
    card_end(window);
    return made;
}

}  // namespace fow::callipers::screens
