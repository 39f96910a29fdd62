// What moves on the map, drawn over it.
// Riders of the pursuit on their way between their lines and the field (W13).
#pragma once

#include <SDL.h>

#include <vector>

#include "ui/motion/motion.hpp"
#include "ui/table/board.hpp"

namespace fow::ui {

/// The map with what moves on it; furniture is the caller's.
void draw_motion(Window& window, const SDL_FRect& map, const Motion& motion, const Roster& roster, BoardMarks marks);

/// What the widgets do not get while something moves: clicks.
void cover_widgets(Window& window);

/// Where each rider stands beside the field, by slot, pixels.
using RiderPlaces = PerSeat<std::vector<SDL_FRect>>;

/// Whose places are empty meanwhile.
[[nodiscard]] PerSeat<std::vector<Rider>> riders_out(const Motion& motion);

/// What moves between lines and field, and the meeting of two riders on its paper; nothing for what a map shows by itself.
void draw_ride(Window& window, const SDL_FRect& map, const Motion& motion, const Roster& roster, const RiderPlaces& places,
               bool hide_faces);

}  // namespace fow::ui
