#include "games/alliance/screens/game_screens.hpp"

#include "games/alliance/screens/field.hpp"
#include "games/alliance/screens/game_look.hpp"
#include "games/alliance/screens/layout.hpp"
#include "ui/pages/parts.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::screens {

std::optional<FormChoice> new_game_screen(Window& window, SeatingForm& form) {
    draw_backdrop(window);
    card_begin(window, "new game", centred_rect(window, 640, form.players.styles.empty() ? 480 : 640));
    heading(window, tr("A new game"));
    separator(window);
    players_choice(window, form.players);
    space(window, 4);
    leads_choice(window, form, {"french", tr("The French")}, {"allied", tr("The Allies")});
    space(window, 4);
    if (form.players.second.player()) alone_or_hints(window, form.players);
    const bool sets_clock = clock_button(window, form, -1);
    space(window, 4);
    paragraph(window, tr("Corps, cards and dice: each phase one action, one die. The army that routs first has lost. A game takes about "
                         "half an hour."));
    auto made =
        form_foot(window, tr("Everything is open: both players look at one screen, and nothing is veiled (L13.1). For a match of two "
                             "games with sides changed, choose Swap sides at the end (L12.3)."));
    if (!made && sets_clock) made = FormChoice::choose_clock;
    card_end(window);
    return made;
}

namespace {

std::string losses_text(const View& view, const RuleSet& rules, Seat army) {
    const Named lost{"lost", std::to_string(view.casualties[army])}, all{"all", std::to_string(rules.markers_of(army))};
    const Named morale{"morale", view.morale[army] == 0 ? std::string("B") : std::to_string(view.morale[army])};
    return fill(army == french_seat ? tr("The French army lost {lost} of {all} divisions; its morale stood at {morale}.")
                                    : tr("The Anglo-Allied army lost {lost} of {all} divisions; its morale stood at {morale}."),
                {lost, all, morale});
}

}  // namespace

VictoryPage victory_page_of(const View& view, const RuleSet& rules) {
    const Result& result = *view.result;
    VictoryPage page;
    page.board = [view, rules](Window& window) {
        const TableLayout layout = table_layout(window, false);
        draw_field(window, layout.map, view, rules, {});
        for (const Seat army : seats) draw_tracks(window, layout.tracks[army], army, view, rules);
        return layout.column;
    };
    page.moment = fill(tr("Mont Saint-Jean, 18 June 1815, {moment}"), {{"moment", moment_text(view)}});
    page.winner = result.winner;
    page.drawn = tr("A drawn battle");
    page.verdict = !result.winner                  ? tr("neither side has won")
                   : *result.winner == french_seat ? tr("a victory for the French")
                                                   : tr("a victory for the Allies");
    page.crest = draw_crest;
    page.left = french_seat;
    page.sentences.push_back(fill(tr("{sentence} ({rule})"), {{"sentence", describe(alliance::GameEnded{result}, tr)},
                                                              {"rule", std::string(rule_of(result.ending))}}));
    page.below = [view, rules](Window& window) {
        for (const Seat army : seats) small_text(window, losses_text(view, rules, army));
    };
    return page;
}

}  // namespace fow::alliance::screens
