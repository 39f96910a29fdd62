// The sheet that the battle is fought on: its ground, grid, letters and numbers.
#pragma once

#include <imgui.h>

#include "ui/table/board_geometry.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// The bare sheet, where the geometry has it. `places` = with the farms, villages and slopes round Mont St Jean as
/// ornaments: only where no tiles lie that tell what the ground is.
void draw_sheet(Window& window, ImDrawList& list, const BoardGeometry& geometry, bool places);

/// The lines between the squares, over sheet and tiles.
void draw_grid(Window& window, ImDrawList& list, const BoardGeometry& geometry);

}  // namespace fow::ui
