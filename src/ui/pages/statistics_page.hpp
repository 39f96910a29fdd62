// A game in numbers: words, and the moments at which it turned, beside four plots.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/seat.hpp"
#include "ui/widgets/plots.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// A moment at which the game turned.
struct CountedPoint {
    float x = 0;  ///< where the plots over time show it: a turn, or minutes after midnight
    std::string text;
    std::size_t line = 0;  ///< of the log
};

struct StatisticsWords {
    std::string title;
    std::string players;
    const std::vector<std::string>& summary;
    std::string remark{};  ///< in small type below the summary, if there is one
    const std::vector<CountedPoint>& turning;
    std::string back;  ///< on the button that leaves
};

/// What both sides had at the end of a turn, and a sentence about it.
struct CountedAtTurn {
    int turn = 0;
    PerSeat<int> counts;
    std::string told;
};
/// A line for each side, by turns. `counts` are ordered; their turns are the scale.
[[nodiscard]] LinePlot plot_by_turn(std::string title, std::string axis, const PerSeat<std::string>& sides,
                                    const std::vector<CountedPoint>& turning, const std::vector<CountedAtTurn>& counts);

using Plots = std::array<std::variant<LinePlot, BarPlot>, 4>;  ///< the upper two, then the lower two

struct LeaveStatistics {};
struct GoToLine {
    std::size_t line;
};
using StatisticsIntent = std::variant<LeaveStatistics, GoToLine>;

/// `choose`, if there is one, draws a choice between plots above them; `plots` is called after it.
/// Registers "turning:1" and up, "back".
[[nodiscard]] std::optional<StatisticsIntent> statistics_page(Window& window, const StatisticsWords& words,
                                                              const std::function<void()>& choose, const std::function<Plots()>& plots);

}  // namespace fow::ui
