// Rectangles of SDL as ImGui takes them.
#pragma once

#include <SDL.h>
#include <imgui.h>

namespace fow::ui {

/// At the top left.
[[nodiscard]] inline ImVec2 corner(const SDL_FRect& rect) { return {rect.x, rect.y}; }
/// At the bottom right.
[[nodiscard]] inline ImVec2 far_corner(const SDL_FRect& rect) { return {rect.x + rect.w, rect.y + rect.h}; }

}  // namespace fow::ui
