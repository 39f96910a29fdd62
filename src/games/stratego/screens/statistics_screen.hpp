// A game in numbers: what each side had left, its fights, and how long its pieces stayed unknown.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "games/stratego/screens/words.hpp"
#include "ui/pages/statistics_page.hpp"

namespace fow::stratego::screens {

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
struct StatisticsModel {
    PerSeat<std::string> names;
    std::vector<std::string> summary;
    std::vector<CountedPoint> turning;  ///< where strong pieces or the Flag fell
    std::vector<CountedTurn> turns;     ///< ordered; the first entry is the start of the game
    std::vector<CountedRank> ranks;     ///< those of the army, strongest first
};

/// Registers "fights:won", "fights:lost", "turning:1" and up, "back".
class StatisticsScreen {
public:
    [[nodiscard]] std::optional<StatisticsIntent> draw(Window& window, const StatisticsModel& model);

private:
    std::string fights_ = "won";
};

}  // namespace fow::stratego::screens
