// A game in numbers: losses by turn, by cause and by arm, dice against their expected results.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "games/callipers/screens/words.hpp"
#include "ui/pages/statistics_page.hpp"

namespace fow::callipers::screens {

/// At the end of a turn, in thousands.
struct CountedTurn {
    int turn = 0;
    PerSeat<int> lost;
};
struct StatisticsModel {
    PerSeat<std::string> names;
    std::vector<std::string> summary;
    std::vector<CountedPoint> turning;                ///< pieces lost, farms taken, the end
    std::vector<CountedTurn> turns;                   ///< ordered; the first entry is the start of the game
    PerSeat<int> by_fire, by_fight;                   ///< thousands lost
    PerSeat<std::array<int, 3>> by_arm;               ///< thousands lost, by Arm
    PerSeat<std::array<int, callipers::die_faces>> faces;  ///< how often each face was rolled
};

/// Registers "turning:1" and up, "back".
[[nodiscard]] std::optional<StatisticsIntent> statistics_screen(Window& window, const StatisticsModel& model);

}  // namespace fow::callipers::screens
