#include "games/waterloo/screens/replay/replay_screen.hpp"

#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {

PerSeat<std::string> seen_sides() { return {tr("French"), tr("Allied")}; }

std::optional<ReplayIntent> ReplayScreen::draw(Window& window, const ReplayModel& model) {
    column_.begin(window, model.column.timeline, model.column.halt);
    model.motion.advance(window);
    return column_.draw(window, model.column, draw_replay_field(window, model));
}

std::string play_on_text(const std::string& moment) {
    return fill(tr("A new game begins with this battle up to {moment}. Its dice and draws are new. The record, every log and the veil "
                   "say where it comes from, because everything in it has been shown. It does not count in the standing."),
                {{"moment", moment}});
}

}  // namespace fow::waterloo::screens
