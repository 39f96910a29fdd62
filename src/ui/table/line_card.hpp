// A Line of Retreat card (W3).
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <optional>
#include <vector>

#include "fow/view/square.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// Face up with the squares on a small map, or face down.
void draw_line_card(Window& window, ImDrawList& list, const SDL_FRect& rect, Seat seat, std::optional<Sector> sector,
                    const std::vector<Square>& squares, bool lit = false);

}  // namespace fow::ui
