// A game in numbers: losses and morale by turn, what each corps did, dice against their expected results.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "games/alliance/screens/words.hpp"
#include "ui/pages/statistics_page.hpp"

namespace fow::alliance::screens {

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
struct StatisticsModel {
    PerSeat<std::string> names;
    std::vector<std::string> summary;
    std::vector<CountedPoint> turning;                ///< rout tests, places taken, the clock
    std::vector<CountedTurn> turns;                   ///< ordered; the first entry is the start of the game
    std::vector<CountedCard> cards;                   ///< those that acted
    PerSeat<std::array<int, alliance::die_faces>> faces;  ///< how often each face was rolled, rout tests included
};

/// Registers "cards:actions", "cards:losses", "turning:1" and up, "back".
class StatisticsScreen {
public:
    [[nodiscard]] std::optional<StatisticsIntent> draw(Window& window, const StatisticsModel& model);

private:
    std::string cards_ = "actions";
};

}  // namespace fow::alliance::screens
