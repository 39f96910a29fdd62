// The small map of a saved game, as anybody may see it.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <utility>
#include <vector>

#include "games/waterloo/view/field.hpp"
#include "games/waterloo/view/piece.hpp"
#include "games/waterloo/screens/table/board_geometry.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

/// What anybody may see of a battlefield: the ground, and whose pieces stand where. It cannot hold more.
struct PublicMap {
    std::vector<SeenTile> tiles;
    std::vector<std::pair<Square, Army>> pieces;
};
/// Centred in `rect` (pixels).
void draw_public_map(Window& window, ImDrawList& list, const SDL_FRect& rect, const PublicMap& map);
[[nodiscard]] Drawing picture_of(PublicMap map);

/// A sheet of paper with the ground on it.
void draw_small_ground(Window& window, ImDrawList& list, const BoardGeometry& geometry, const std::vector<SeenTile>& tiles);

}  // namespace fow::waterloo::screens
