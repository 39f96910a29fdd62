// A game in numbers: what each side had left, its fights, and how long its pieces stayed unknown.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "games/stratego/screens/names.hpp"
#include "ui/window/window.hpp"

namespace fow::ui::stratego {

/// After that many turns of both players together.
struct CountedTurn {
    int turn = 0;
    PerSeat<int> left;   ///< pieces on the board
    PerSeat<int> known;  ///< of those: the enemy knew their ranks
};
struct CountedRank {
    Rank rank = Rank::flag;
    PerSeat<int> won;     ///< fights, attacking or attacked
    PerSeat<int> lost;    ///< both fell: counts as lost for both
    PerSeat<int> unseen;  ///< turns before the enemy knew such a piece, on average; to the end of the game for one that stayed unknown
};
struct CountedPoint {
    int turn = 0;
    std::string text;
    std::size_t line = 0;  ///< of the log
};
struct StatisticsModel {
    PerSeat<std::string> names;
    std::vector<std::string> summary;
    std::vector<CountedPoint> turning;  ///< where strong pieces or the Flag fell
    std::vector<CountedTurn> turns;     ///< ordered; the first entry is the start of the game
    std::vector<CountedRank> ranks;     ///< those of the army, strongest first
};

struct LeaveStatistics {};
struct GoToLine {
    std::size_t line;
};
using StatisticsIntent = std::variant<LeaveStatistics, GoToLine>;

/// Registers "fights:won", "fights:lost", "turning:1" and up, "back".
class StatisticsScreen {
public:
    [[nodiscard]] std::optional<StatisticsIntent> draw(Window& window, const StatisticsModel& model);

private:
    void draw_words(Window& window, const StatisticsModel& model, const SDL_FRect& rect);
    std::string fights_ = "won";
    std::optional<StatisticsIntent> intent_;
};

}  // namespace fow::ui::stratego
