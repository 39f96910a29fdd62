// A game in numbers: words, and the moments at which it turned, beside four plots.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/seat.hpp"
#include "core/sentence.hpp"
#include "ui/widgets/plots.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// A moment at which the game turned.
struct CountedPoint {
    float x = 0;  ///< where the plots over time show it: a turn, or minutes after midnight
    std::string text;
    std::size_t line = 0;  ///< of the log
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
/// Plots that can be chosen.
struct NamedPlots {
    std::string key{};    ///< of the control that chooses them
    std::string label{};  ///< on that control
    Plots plots;
};

/// Each game fills it in.
struct Numbers {
    std::string title;
    std::string players;   ///< a sentence that names both
    PerSeat<Named> names;  ///< what to put into it: the names in full
    std::vector<std::string> summary{};
    std::string remark{};  ///< in small type below the summary, if there is one
    std::vector<CountedPoint> turning{};
    std::string back;                 ///< on the button that leaves
    std::string choice{};             ///< the name of the control that chooses between several plots
    std::vector<NamedPlots> plots{};  ///< at least one
    std::string shown{};              ///< the key of those on the page
};

struct LeaveStatistics {};
struct GoToLine {
    std::size_t line;
};
using StatisticsIntent = std::variant<LeaveStatistics, GoToLine>;

/// Registers "turning:1" and up, "back", and the choice between plots if there are several.
[[nodiscard]] std::optional<StatisticsIntent> statistics_page(Window& window, Numbers& numbers);

}  // namespace fow::ui
