// A game in numbers: losses and morale by turn, what each corps did, dice against what was to be expected.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "games/alliance/screens/names.hpp"
#include "ui/window/window.hpp"

namespace fow::ui::alliance {

/// At the end of a turn.
struct CountedTurn {
    int turn = 0;
    PerSeat<int> lost;  ///< casualties on the track
    PerSeat<int> morale;
};
/// What one card did: its actions, and the divisions that they cost the enemy and its own army.
struct CountedCard {
    CardId card = CardId::derlon;
    int actions = 0;
    int enemy_lost = 0;
    int own_lost = 0;
};
struct CountedPoint {
    int turn = 0;
    std::string text;
    std::size_t line = 0;  ///< of the log
};
struct StatisticsModel {
    PerSeat<std::string> names;
    std::vector<std::string> summary;
    std::vector<CountedPoint> turning;  ///< rout tests, places taken, the clock
    std::vector<CountedTurn> turns;     ///< ordered; the first entry is the start of the game
    std::vector<CountedCard> cards;     ///< those that acted
    PerSeat<std::array<int, game::die_faces>> faces;  ///< how often each face fell, rout tests included
};

struct LeaveStatistics {};
struct GoToLine {
    std::size_t line;
};
using StatisticsIntent = std::variant<LeaveStatistics, GoToLine>;

/// Registers "cards:actions", "cards:losses", "turning:1" and up, "back".
class StatisticsScreen {
public:
    [[nodiscard]] std::optional<StatisticsIntent> draw(Window& window, const StatisticsModel& model);

private:
    void draw_words(Window& window, const StatisticsModel& model, const SDL_FRect& rect);
    std::string cards_ = "actions";
    std::optional<StatisticsIntent> intent_;
};

}  // namespace fow::ui::alliance
