#include "app/replay/replayed.hpp"

#include "ui/words/tr.hpp"

namespace fow::app {

std::string timed(int turn, const std::string& text) {
    return ui::fill(ui::tr("Turn {turn}: {text}"), {{"turn", std::to_string(turn)}, {"text", text}});
}

ui::Timeline timeline_by_turns(const Halts& halts, int each, const std::function<int(std::size_t)>& turn) {
    ui::Timeline timeline;
    timeline.last = halts.last();
    timeline.turns_each = each;
    for (std::size_t halt = 0; halt <= halts.last(); ++halt) {
        const int now = turn(halts.plies(halt));
        const bool begins = halt == 0 || turn(halts.plies(halt - 1)) != now;
        if (begins && (now == 1 || now % each == 0))
            timeline.turns.push_back({halt, ui::fill(ui::tr("turn {turn}"), {{"turn", std::to_string(now)}})});
    }
    return timeline;
}

}  // namespace fow::app
