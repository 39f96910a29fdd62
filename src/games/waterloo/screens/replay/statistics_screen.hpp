// A battle in numbers: what each side had left, spent and lost, and the luck of the die.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/pages/statistics_page.hpp"

namespace fow::waterloo::screens {

struct CountedTurn {
    float x = 0;  ///< minutes after midnight where it is plotted: the two players' turns share a half hour
    int minutes = 0;
    PerSeat<int> pieces;  ///< left at its end
    PerSeat<int> strength;
    int rolls = 0;          ///< of the Battle die so far
    float french_luck = 0;  ///< French wins beyond the expected number
};
struct CountedFace {
    std::string face;
    int shown = 0;
};
struct StatisticsModel {
    PerSeat<std::string> names;
    std::vector<std::string> summary;
    std::vector<CountedPoint> turning;
    std::vector<CountedTurn> turns;               ///< the first entry is the start of the battle
    PerSeat<std::array<int, kind_count>> losses;  ///< by Kind
    std::vector<std::pair<std::string, PerSeat<int>>> spent;
    std::vector<CountedFace> faces;
    float expected_of_face = 0;  ///< of each face; all are equally likely
};

/// Registers "count:pieces", "count:strength", "turning:1" and up, "back".
class StatisticsScreen {
public:
    [[nodiscard]] std::optional<StatisticsIntent> draw(Window& window, const StatisticsModel& model);

private:
    std::string counted_ = "pieces";
};

}  // namespace fow::waterloo::screens
