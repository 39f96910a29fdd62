// The tiles of the battlefield as they lie on the map: farms, villages, hills, mud (W10, W12.5, W14.3).
// The sheet that the battle is fought on: its ground, grid, letters and numbers.
#pragma once

#include <imgui.h>

#include <string>
#include <vector>

#include "fow/view/field.hpp"
#include "ui/table/board_geometry.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// Under grid and pieces: the ground of each tile; of what guns destroyed, the ruins. Its name stands on squares that
/// no piece covers, where there is room.
void draw_tiles(Window& window, ImDrawList& list, const BoardGeometry& geometry, const std::vector<SeenTile>& tiles,
                const SquareSet& covered);

/// Over the pieces: each tile's edge, and of works whose flag flies there, whether they are fortified (W10.4, W10.5)
/// and how many of the `hits` that destroy them they have taken (W10.6, W12.7).
void draw_tile_signs(Window& window, ImDrawList& list, const BoardGeometry& geometry, const std::vector<SeenTile>& tiles, int hits);

/// Whatever decides how these tiles look.
[[nodiscard]] std::string key_of(const std::vector<SeenTile>& tiles);

/// The bare sheet, where the geometry has it. `places` = with the farms, villages and slopes round Mont St Jean as
/// ornaments: only where no tiles lie that tell what the ground is.
void draw_sheet(Window& window, ImDrawList& list, const BoardGeometry& geometry, bool places);

/// The lines between the squares, over sheet and tiles.
void draw_grid(Window& window, ImDrawList& list, const BoardGeometry& geometry);

}  // namespace fow::ui
