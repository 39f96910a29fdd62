#include "games/stratego/screens/victory_screen.hpp"

#include "games/stratego/screens/losses.hpp"
#include "games/stratego/screens/table/board.hpp"
#include "games/stratego/screens/table/layout.hpp"
#include "games/stratego/screens/table/piece_painter.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::screens {
namespace {

/// "Blue has taken the Red Flag (C4.1)."
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

}  // namespace

VictoryPage victory_page_of(const View& view, const RuleSet& rules) {
    const Result& result = *view.result;
    VictoryPage page;
    page.board = [view, rules](Window& window) {
        const TableLayout layout = table_layout(window, rules);
        TableMarks marks;
        marks.all_faces = true;
        draw_board(window, layout.map, rules, view, marks);
        draw_losses(window, layout.tray, rules, view);
        return layout.column;
    };
    page.moment = fill(view.turns == 1 ? tr("after {turns} turn") : tr("after {turns} turns"), {{"turns", std::to_string(view.turns)}});
    page.winner = result.winner;
    page.drawn = tr("A drawn game");
    page.verdict = !result.winner                ? tr("neither side has won")
                   : *result.winner == blue_seat ? tr("a victory for Blue")
                                                 : tr("a victory for Red");
    page.crest = draw_arms;
    page.left = red_seat;
    page.sentences.push_back(ending_text(result));
    page.below = [view](Window& window) {
        for (const Seat side : {red_seat, blue_seat}) small_text(window, losses_text(view, side));
        small_text(window, tr("All pieces are shown now (C4.6)."));
    };
    return page;
}

}  // namespace fow::stratego::screens
