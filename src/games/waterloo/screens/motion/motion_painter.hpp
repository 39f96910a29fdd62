// Everything that moves, drawn over the map: pieces on it, and the riders of the pursuit between their lines and the field (W13).
#pragma once

#include <SDL.h>

#include <vector>

#include "games/waterloo/screens/motion/motion.hpp"
#include "games/waterloo/screens/table/board.hpp"

namespace fow::waterloo::screens {

/// The map with everything that moves on it; the caller draws the furniture.
void draw_motion(Window& window, const SDL_FRect& map, const Motion& motion, const Roster& roster, BoardMarks marks);

/// The smoke that still hangs over the map, also when nothing moves any more; asks for frames until it has gone.
void draw_smoke(Window& window, const SDL_FRect& map, const Motion& motion);

/// Keeps clicks from the widgets while something moves.
void cover_widgets(Window& window);

/// The rider places beside the field, by slot, pixels.
using RiderPlaces = PerSeat<std::vector<SDL_FRect>>;

/// The riders under way; their places are drawn empty.
[[nodiscard]] PerSeat<std::vector<Rider>> riders_out(const Motion& motion);

/// Moves between the lines and the field, and the fight of two riders on its slip of paper; draws nothing for steps that the map shows
/// itself.
void draw_ride(Window& window, const SDL_FRect& map, const Motion& motion, const Roster& roster, const RiderPlaces& places,
               bool hide_faces);

}  // namespace fow::waterloo::screens
