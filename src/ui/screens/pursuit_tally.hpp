// The count of the whole game (W13.9), and who was taken and who was saved.
#pragma once

#include <vector>

#include "fow/view/player_view.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// Losses, their difference on a scale, the verdict as it stands and what the next one takes.
void draw_pursuit_tally(Window& window, const SDL_FRect& rect, const SeenPursuit& pursuit);

/// Of those who fell, the ones lost by the time of an earlier view.
[[nodiscard]] std::vector<SeenPiece> fallen_by(const PlayerView& then, const PlayerView& now, std::vector<SeenPiece> fallen);

/// Who fell in this pursuit, and who was saved: own faces, the enemy's as far as known.
void draw_pursuit_taken(Window& window, const SDL_FRect& rect, const PlayerView& view, const Roster& roster,
                        const std::vector<SeenPiece>& fallen);

}  // namespace fow::ui
