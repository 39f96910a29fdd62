// What the screens are told about a position: its cards with their chances, the log, and what the other side has just done.
#pragma once

#include <span>
#include <vector>

#include "games/alliance/screens/model.hpp"
#include "games/alliance/stages/stages.hpp"
#include "ui/widgets/log_line.hpp"

namespace fow::alliance::stages {

/// All cards, those of the player who chooses with the chances of each action (L13.6).
[[nodiscard]] std::vector<screens::CardShown> cards_shown(const Rules& rules, const State& state);
/// What the other side did last, and what followed; nothing before its first action.
[[nodiscard]] std::vector<ui::LoggedLine> news_for(std::span<const Line> log, Seat seat);
/// The view after the plies whose lines are those before `line`, and the events from there on.
struct Happened {
    View before;
    std::vector<Event> events;
};
[[nodiscard]] Happened happened_since(const Session& session, std::size_t line);

}  // namespace fow::alliance::stages
