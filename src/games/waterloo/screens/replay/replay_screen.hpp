// Replay of a battle: the map at any moment, the timeline, the log.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/waterloo/view/player_view.hpp"
#include "games/waterloo/view/seat.hpp"
#include "games/waterloo/screens/motion/motion.hpp"
#include "ui/pages/replay_parts.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

/// "French", "Allied"
[[nodiscard]] PerSeat<std::string> seen_sides();

struct ReplayModel {
    const PlayerView& view;  ///< at the current halt
    const Roster& roster;
    const std::vector<std::vector<Square>>& ways;
    const std::vector<SeenPiece>& fallen;  ///< pieces lost in the pursuit so far, both sides
    Motion& motion;                        ///< the animation that leads to the halt
    ReplayColumnModel column;
};

/// The map and what is around it; in a pursuit with the riders. Returns the room left for the column.
[[nodiscard]] SDL_FRect draw_replay_field(Window& window, const ReplayModel& model);

class ReplayScreen {
public:
    [[nodiscard]] std::optional<ReplayIntent> draw(Window& window, const ReplayModel& model);
    /// Call after the log has been replaced.
    void forget_log() { column_.forget_log(); }

private:
    ReplayColumn column_;
};

/// What it means to play on from that moment.
[[nodiscard]] std::string play_on_text(const std::string& moment);

}  // namespace fow::waterloo::screens
