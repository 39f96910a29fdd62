// The set-up zones of a board, drawn over its ground.
#pragma once

#include <imgui.h>

#include <optional>

#include "games/stratego/screens/table/grid.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

/// One square of that side's zone: its colour and its arms.
void draw_zone_square(Window& window, ImDrawList& list, const SDL_FRect& rect, Seat side, float strength = 1);
/// Both zones; `lit`: the one that is being drawn.
void draw_zones(Window& window, ImDrawList& list, const Grid& grid, const RuleSet& rules, std::optional<Seat> lit = std::nullopt);

/// The board with its zones as a small picture.
[[nodiscard]] Drawing board_picture(const RuleSet& rules);

}  // namespace fow::stratego::screens
