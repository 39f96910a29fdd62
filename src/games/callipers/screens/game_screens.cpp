#include "games/callipers/screens/game_screens.hpp"

#include <imgui.h>
#include <algorithm>

#include "games/callipers/screens/furniture.hpp"
#include "games/callipers/screens/game_look.hpp"
#include "games/callipers/screens/still.hpp"
#include "ui/pages/parts.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
namespace {

/// "Hougoumont" of "Hougoumont: the short game", "Waterloo" of "Waterloo, 11.30 a.m. to 4.30 p.m."
std::string title_of(const BattleOffered& battle) { return tr(battle.name.substr(0, battle.name.find_first_of(":,")).c_str()); }

/// The battles to choose from, and below them the field of the chosen one.
void draw_battles(Window& window, NewGameForm& form, float foot) {
    std::vector<Choice> choices;
    const BattleOffered* chosen = nullptr;
    for (const BattleOffered& battle : form.battles) {
        if (!battle.own) choices.push_back({battle.key, title_of(battle)});
        if (battle.key == form.battle) chosen = &battle;
    }
    choice(window, "battle", choices, form.battle);
    for (const BattleOffered& battle : form.battles)
        if (battle.own && list_row(window, "battle:" + battle.key, battle.name, battle.key == form.battle, tr("your own")))
            form.battle = battle.key;
    if (chosen == nullptr) return;
    small_text(window, chosen->told);
    const SDL_FRect at = place(room_width(), std::max(window.units(110), foot - ImGui::GetCursorScreenPos().y));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(corner(at), far_corner(at), packed(0xCDBB90));
    picture_of(*chosen->rules, view_at_start(*chosen->rules))(window, list, at);
    list.AddRect(corner(at), far_corner(at), packed(colour::ink, 0.6F), 0, 0, window.line());
}

}  // namespace

std::optional<FormChoice> new_game_screen(Window& window, NewGameForm& form) {
    draw_backdrop(window);
    card_begin(window, "new game", centred_rect(window, 1080, 630));
    heading(window, tr("A new game"));
    separator(window);
    const float high = room_height() - button_height(window) - 2 * ImGui::GetStyle().ItemSpacing.y, wide = room_width();
    const float left = std::floor(wide * 0.40F);
    const float foot = ImGui::GetCursorScreenPos().y + high - window.units(4);
    scroll_begin(window, "field", ImVec2(left, high));
    small_text(window, tr("The battle"));
    draw_battles(window, form, foot);
    scroll_end(window);
    ImGui::SameLine(0, window.units(20));
    scroll_begin(window, "players", ImVec2(wide - left - window.units(20), high));
    players_choice(window, form.players);
    space(window, 4);
    leads_choice(window, form, {"french", tr("The French")}, {"allied", tr("The Allies")});
    space(window, 4);
    if (form.players.second.player()) alone_or_hints(window, form.players);
    const bool sets_clock = clock_button(window, form, -1);
    space(window, 4);
    small_text(
        window,
        tr("Every move is measured in yards, as with a pair of callipers. Everything is open: both players look at one screen (K14.1)."));
    scroll_end(window);
    auto made = form_buttons(window);
    if (!made && sets_clock) made = FormChoice::choose_clock;
    card_end(window);
    return made;
}

namespace {

std::string losses_text(const View& view, const RuleSet& rules, Seat side) {
    int lost = 0;
    for (int i = 0; i < count_of(rules); ++i)
        if (piece_of(rules, i).side == side && !place_of(view, i).stands) ++lost;
    const Named loss{"men", men(view.losses[side])}, pieces{"pieces", std::to_string(lost)};
    return fill(side == french_seat ? tr("The French lost {men} men; pieces lost: {pieces}.")
                                    : tr("The Allies lost {men} men; pieces lost: {pieces}."),
                {loss, pieces});
}

}  // namespace

VictoryPage victory_page_of(const View& view, const RuleSet& rules) {
    const Result& result = *view.result;
    VictoryPage page;
    page.board = [view, rules](Window& window) {
        const TableLayout layout = table_layout(window, false);
        draw_still(window, Camera(layout.map, rules.battle, {}), view, rules, nullptr);
        return layout.column;
    };
    page.moment = fill(tr("Mont Saint-Jean, 18 June 1815. {moment}"), {{"moment", moment_text(view, rules.battle)}});
    page.winner = result.winner;
    page.drawn = tr("A drawn battle");
    page.verdict = !result.winner                  ? tr("neither side has won")
                   : *result.winner == french_seat ? tr("a victory for the French")
                                                   : tr("a victory for the Allies");
    page.crest = draw_crest;
    page.left = french_seat;
    page.sentences.push_back(fill(tr("{sentence} ({rule})"), {{"sentence", describe(callipers::GameEnded{result}, tr)},
                                                              {"rule", std::string(rule_of(result.ending))}}));
    page.below = [view, rules](Window& window) {
        draw_dial(window, view, rules, false);
        for (const Seat side : seats) small_text(window, losses_text(view, rules, side));
    };
    return page;
}

}  // namespace fow::callipers::screens
