#include "games/callipers/screens/victory_screen.hpp"

#include "games/callipers/screens/furniture.hpp"
#include "games/callipers/screens/game_look.hpp"
#include "games/callipers/screens/layout.hpp"
#include "games/callipers/screens/still.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
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
    page.analysed = false;
    return page;
}

}  // namespace fow::callipers::screens
