#include "games/callipers/view/battle.hpp"

namespace fow::callipers {

std::string_view word(Seat seat) { return seat == french_seat ? "french" : "allied"; }

std::string_view word(Viewer viewer) { return viewer == french_viewer ? "french" : viewer == allied_viewer ? "allied" : "onlooker"; }

std::string_view word(Decider decider) {
    switch (decider) {
        case french_decider: return "french";
        case allied_decider: return "allied";
        case Decider::chance: return "chance";
        case Decider::nobody: break;
    }
    return "nobody";
}

const char* title(Seat seat) { return seat == french_seat ? "French" : "Allied"; }

std::string time_text(int minutes) {
    const std::string part = std::to_string(minutes % 60);
    return std::to_string(minutes / 60 % 24) + (part.size() < 2 ? ":0" : ":") + part;
}

Corners base_of(const Figures& figures, int thousands, Point centre, int facing) {
    const Point f = stride(facing, figures.depth.value / 2);
    const Point r = stride((facing + 90) % 360, figures.widths[static_cast<std::size_t>(thousands - 1)].value / 2);
    return {centre + f - r, centre + f + r, centre - f + r, centre - f - r};
}

}  // namespace fow::callipers
