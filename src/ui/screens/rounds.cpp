#include "ui/screens/rounds.hpp"

#include <algorithm>

namespace fow::ui {

std::vector<Round> rounds_of(const std::vector<Event>& events) {
    std::vector<Round> rounds;
    for (const Event& event : events) {
        if (const auto* fought = std::get_if<Fought>(&event)) {
            rounds.push_back({*fought, {}, {}});
        } else if (const auto* fired = std::get_if<Fired>(&event)) {
            rounds.push_back({*fired, {}, {}});
        } else if (!rounds.empty() && !std::holds_alternative<GameEnded>(event)) {
            if (const auto* rolled = std::get_if<DieRolled>(&event)) rounds.back().die = rolled->face;
            rounds.back().outcome.push_back(event);
        }
    }
    return rounds;
}

bool shows_battle(const std::vector<Event>& events) {
    return std::any_of(events.begin(), events.end(), [](const Event& event) {
        return std::holds_alternative<Fought>(event) || std::holds_alternative<Fired>(event);
    });
}

}  // namespace fow::ui
