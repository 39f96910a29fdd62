// What moves on the map, drawn over it.
#pragma once

#include "ui/motion/motion.hpp"
#include "ui/table/board.hpp"

namespace fow::ui {

/// The map with what moves on it; furniture is the caller's.
void draw_motion(Window& window, const SDL_FRect& map, const Motion& motion, const Roster& roster, BoardMarks marks);

/// What the widgets do not get while something moves: clicks.
void cover_widgets(Window& window);

}  // namespace fow::ui
