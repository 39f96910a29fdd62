// A battle in numbers: what was left to each side, what it spent and lost, and what the die did to it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "fow/view/player_view.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

struct CountedTurn {
    float x = 0;  ///< minutes after midnight at which it is drawn: a game turn holds two
    int minutes = 0;
    PerSeat<int> pieces;  ///< left at its end
    PerSeat<int> strength;
    int rolls = 0;          ///< of the Battle die by then
    float french_luck = 0;  ///< wins beyond what chance alone would have given the French
};
struct CountedPoint {
    float x = 0;
    std::string text;
    std::size_t line = 0;  ///< of the log
};
struct CountedFace {
    std::string face;
    int shown = 0;
};
struct StatisticsModel {
    PerSeat<std::string> names;
    std::vector<std::string> summary;
    std::vector<CountedPoint> turning;
    std::vector<CountedTurn> turns;               ///< before the first one stands the beginning
    PerSeat<std::array<int, kind_count>> losses;  ///< by Kind
    std::vector<std::pair<std::string, PerSeat<int>>> spent;
    std::vector<CountedFace> faces;
    float expected_of_face = 0;  ///< of each; alike in chance
};

struct LeaveStatistics {};
struct GoToLine {
    std::size_t line;
};
using StatisticsIntent = std::variant<LeaveStatistics, GoToLine>;

/// Registers as "count:pieces", "count:strength", "turning:1" upwards, "back".
class StatisticsScreen {
public:
    [[nodiscard]] std::optional<StatisticsIntent> draw(Window& window, const StatisticsModel& model);

private:
    void draw_words(Window& window, const StatisticsModel& model, const SDL_FRect& rect);
    std::string counted_ = "pieces";
    std::optional<StatisticsIntent> intent_;
};

}  // namespace fow::ui
