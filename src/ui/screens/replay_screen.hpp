// A game is stepped through.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "fow/view/player_view.hpp"
#include "ui/desk.hpp"

namespace fow::ui {

struct SeekPly {
    std::size_t ply;
};
struct SeeFrom {
    std::string eyes;  ///< "all", "french", "allied", "onlooker"
};
struct LeaveReplay {};
struct VeilReplay {};
using ReplayIntent = std::variant<SeekPly, SeeFrom, LeaveReplay, VeilReplay>;

struct ReplayModel {
    const PlayerView& view;
    const Roster& roster;
    PerSeat<std::string> names;
    std::size_t ply = 0;                ///< how many plies have been made, 0 to `plies`
    std::size_t plies = 0;
    std::vector<std::string> eyes;      ///< whose may be looked through
    std::string seen_from;              ///< one of `eyes`
    std::vector<std::string> log;       ///< up to here, oldest first
    std::vector<Square> last_way;
    bool veiled = false;                ///< a seat's own secrets are shown: offer the veil
};

[[nodiscard]] std::optional<ReplayIntent> replay_screen(Desk& desk, const ReplayModel& model);

}  // namespace fow::ui
