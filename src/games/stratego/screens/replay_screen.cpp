#include "games/stratego/screens/replay_screen.hpp"

#include "games/stratego/screens/replay_field.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::screens {

std::optional<ReplayIntent> ReplayScreen::draw(Window& window, const ReplayModel& model) {
    column_.begin(window, model.column.timeline, model.column.halt);
    model.motion.advance(window);
    const ReplayField field{model.view, model.rules, model.ways, model.column.seen_from == Eyes::all, &model.motion};
    return column_.draw(window, model.column, draw_replay_field(window, field, height_above_timeline(window)));
}

std::string moment_text(const View& view) {
    if (view.phase == Phase::set_up) return tr("The armies are being set up");
    if (view.turns == 0) return tr("Before the first turn");
    const Named turn{"turn", std::to_string(view.turns)};
    return view.result ? fill(tr("The end, after turn {turn}"), {turn}) : fill(tr("After turn {turn}"), {turn});
}

std::string play_on_text(const View& view) {
    return fill(tr("A new game begins with this one as it was after turn {turn}. The record, every log and the veil say where it comes "
                   "from, because everything in it has been shown. It does not count in the standing."),
                {{"turn", std::to_string(view.turns)}});
}

}  // namespace fow::stratego::screens
