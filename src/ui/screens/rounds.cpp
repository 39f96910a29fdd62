#include "ui/screens/rounds.hpp"

#include <algorithm>

namespace fow::ui {

bool answers(const CardPlayed& card, const Fought& fought) {
    return card.card == Card::fighting_spirit && card.square == fought.at && card.seat == seat_of(fought.defender.army) &&
           card.seat != seat_of(fought.attacker.army);
}

std::vector<Round> rounds_of(const std::vector<Event>& events) {
    std::vector<Round> rounds;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        const auto* played = std::get_if<CardPlayed>(&event);
        const auto* next = i + 1 < events.size() ? std::get_if<Fought>(&events[i + 1]) : nullptr;
        if (played != nullptr && next != nullptr && answers(*played, *next)) {
            rounds.push_back({*next, true, {}, {}});
            ++i;
        } else if (const auto* fought = std::get_if<Fought>(&event)) {
            rounds.push_back({*fought, false, {}, {}});
        } else if (const auto* fired = std::get_if<Fired>(&event)) {
            rounds.push_back({*fired, false, {}, {}});
        } else if (const auto* bombarded = std::get_if<Bombarded>(&event)) {
            rounds.push_back({*bombarded, false, {}, {}});
        } else if (!rounds.empty() && !std::holds_alternative<GameEnded>(event)) {
            if (const auto* rolled = std::get_if<DieRolled>(&event)) rounds.back().die = rolled->face;
            rounds.back().outcome.push_back(event);
        }
    }
    return rounds;
}

bool shows_battle(const std::vector<Event>& events) {
    return std::any_of(events.begin(), events.end(), [](const Event& event) {
        return std::holds_alternative<Fought>(event) || std::holds_alternative<Fired>(event) || std::holds_alternative<Bombarded>(event);
    });
}

}  // namespace fow::ui
