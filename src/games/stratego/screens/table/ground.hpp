// The ground of a board of any size: fields, lakes, lines, letters and numbers at the edges.
#pragma once

#include <imgui.h>

#include "games/stratego/screens/table/board.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

void draw_fields(Window& window, ImDrawList& list, const Grid& grid, const RuleSet& rules);

}  // namespace fow::stratego::screens
