#include "games/alliance/screens/victory_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/alliance/screens/field.hpp"
#include "games/alliance/screens/furniture.hpp"
#include "games/alliance/screens/game_look.hpp"
#include "games/alliance/screens/layout.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::screens {
namespace {

void draw_line(const Window& window) {
    const SDL_FRect at = place(room_width(), window.units(4));
    for (const float y : {at.y, at.y + at.h - window.line()})
        ImGui::GetWindowDrawList()->AddRectFilled({at.x, y}, {at.x + at.w, y + window.line()}, packed(colour::ink, 0.7F));
}

std::string losses_text(const View& view, const RuleSet& rules, Seat army) {
    const Named lost{"lost", std::to_string(view.casualties[army])}, all{"all", std::to_string(rules.markers_of(army))};
    const Named morale{"morale", view.morale[army] == 0 ? std::string("B") : std::to_string(view.morale[army])};
    return fill(army == french_seat ? tr("The French army lost {lost} of {all} divisions; its morale stood at {morale}.")
                                    : tr("The Anglo-Allied army lost {lost} of {all} divisions; its morale stood at {morale}."),
                {lost, all, morale});
}

void draw_verdict(Window& window, const VictoryModel& model) {
    const Result& result = *model.view.result;
    centred(window, Type::small, fill(tr("Mont Saint-Jean, 18 June 1815, {moment}"), {{"moment", moment_text(model.view)}}));
    draw_line(window);
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
    draw_line(window);
    paragraph(window, fill(tr("{sentence} ({rule})"),
                           {{"sentence", describe(alliance::GameEnded{result}, tr)}, {"rule", std::string(rule_of(result.ending))}}));
    if (!model.last_test.empty()) paragraph(window, model.last_test);
}

}  // namespace

std::optional<VictoryChoice> victory_screen(Window& window, const VictoryModel& model, std::string& save_name) {
    std::optional<VictoryChoice> made;
    const TableLayout layout = table_layout(window, false);
    draw_field(window, layout.map, model.view, model.rules, {});
    for (const Seat army : seats) draw_tracks(window, layout.tracks[army], army, model.view, model.rules);
    card_begin(window, "victory", layout.column);
    const float gap = ImGui::GetStyle().ItemSpacing.y;
    const float foot =
        model.lesson ? 0 : 5 * (button_height(window) + gap) + (model.notice.empty() ? 0 : 2 * window.line_height(Type::small));
    scroll_begin(window, "told", std::max(1.0F, room_height() - foot));
    draw_verdict(window, model);
    space(window, 2);
    for (const Seat army : seats) small_text(window, losses_text(model.view, model.rules, army));
    if (!model.lesson) {
        if (!model.match.empty()) small_text(window, model.match);
        small_text(window, tr("The record is kept. Give it a name to find it again easily."));
    }
    scroll_end(window);
    if (!model.lesson) made = victory_buttons(window, save_name, model.notice);
    card_end(window);
    return made;
}

}  // namespace fow::alliance::screens
