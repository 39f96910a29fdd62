// The map of a replay at any moment, and what is around it.
#pragma once

#include <string>
#include <vector>

#include "games/waterloo/screens/motion/motion.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/pages/replay_parts.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

struct ReplayField {
    const PlayerView& view;  ///< at the current halt
    const Roster& roster;
    const std::vector<std::vector<Square>>& ways;
    const std::vector<SeenPiece>& fallen;  ///< pieces lost in the pursuit so far, both sides
    const Motion& motion;                  ///< the animation that leads to the halt; while it runs, it is shown instead
    bool all_faces = false;                ///< both armies' faces, as far as the view knows them
};

/// The map and what is around it; in a pursuit with the riders. Returns the room left for the column.
[[nodiscard]] SDL_FRect draw_replay_field(Window& window, const ReplayField& field);

/// What it means to play on from that moment.
[[nodiscard]] std::string play_on_text(const std::string& moment);

}  // namespace fow::waterloo::screens
