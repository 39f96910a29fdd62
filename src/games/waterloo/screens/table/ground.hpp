// The ground of the map: the sheet with grid, letters and numbers, and the tiles on it: farms, villages, hills, mud (W10, W12.5, W14.3).
#pragma once

#include <imgui.h>

#include <string>
#include <vector>

#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/view/field.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

/// The margin of the drawings "map" and "map_places" on each side, in cells: wider than that of a sheet.
inline constexpr float drawn_margin = 0.4F;

/// Below grid and pieces: the ground of each tile, ruins if it was destroyed. Its name is on squares without pieces, if there is room.
void draw_tiles(Window& window, ImDrawList& list, const BoardGeometry& geometry, const std::vector<SeenTile>& tiles,
                const SquareSet& covered);

/// One tile alone, as on the map, as large as fits into the middle of `rect` (pixels).
void draw_tile(Window& window, ImDrawList& list, const SDL_FRect& rect, const SeenTile& tile);

/// Over the pieces: each tile's edge; for works with an owner the flag, whether they are fortified (W10.4, W10.5), and how many of the
/// `hits` that destroy them they have taken (W10.6, W12.7).
void draw_tile_signs(Window& window, ImDrawList& list, const BoardGeometry& geometry, const std::vector<SeenTile>& tiles, int hits);

/// Everything that decides how these tiles look.
[[nodiscard]] std::string key_of(const std::vector<SeenTile>& tiles);

/// The bare sheet. `places`: with the farms, villages and slopes around Mont St Jean as ornaments, only for a map without tiles.
void draw_sheet(Window& window, ImDrawList& list, const BoardGeometry& geometry, bool places);

/// The lines between the squares, over sheet and tiles.
void draw_grid(Window& window, ImDrawList& list, const BoardGeometry& geometry);

}  // namespace fow::waterloo::screens
