// The analysis of a game that is over: how the chances stood along its timeline, and the moments worth another look.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/seat.hpp"
#include "ui/pages/replay_timeline.hpp"
#include "ui/widgets/plots.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// Where a line of chances is at one halt: thousandths, of the first seat to win.
struct ChanceShown {
    std::size_t halt = 0;
    PerSeat<int> known;  ///< as each seat could know it
    int truth = 500;
};
/// A sentence about a moment, with a link to it.
struct MomentTold {
    std::size_t halt = 0;
    std::string text;
};
struct AnalysisModel {
    PerSeat<std::string> sides;  ///< for players
    PerSeat<std::string> names;  ///< of the players
    const Timeline& timeline;
    const std::vector<ChanceShown>& curve;
    const std::vector<MomentTold>& costly;  ///< the costliest first
    const std::vector<MomentTold>& fooled;  ///< likewise
    std::size_t halt = 0;                   ///< where the replay is
    std::size_t done = 0;                   ///< plies looked at
    std::size_t all = 0;                    ///< plies in all
    bool running = false;
    bool open = false;  ///< nothing is hidden: there is one line of chances, and nobody was fooled
};

struct LeaveAnalysis {};
/// Stops the judging for now and keeps the results so far.
struct StopAnalysis {};
struct GoOnAnalysing {};
using AnalysisIntent = std::variant<LeaveAnalysis, StopAnalysis, GoOnAnalysing, SeekHalt>;

/// Registers "chances", "costly:1" and up, "fooled:1" and up, "stop-analysis" or "go-on-analysing" until all is judged, "back".
[[nodiscard]] std::optional<AnalysisIntent> analysis_screen(Window& window, const AnalysisModel& model);

}  // namespace fow::ui
