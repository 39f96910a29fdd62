// Colours, corners and strokes for ImGui's draw lists.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <array>

namespace fow::ui {

/// Colours of the window, 0xRRGGBB.
namespace colour {
inline constexpr unsigned paper = 0xEFE6CF, ink = 0x2A2520, field = 0xD5D7AE, hachure = 0x9A7B4F, mud = 0xA58A68, roof = 0x9E5A3C,
                          road = 0xC9B48A, brass = 0xB58E3C, baize = 0x24382F, tray = 0x1B2B24, gold = 0xD9B870, iron = 0x26282D,
                          chalk = 0xE6E3D3;
}
/// ImGui's packed colour of 0xRRGGBB; `alpha` 0 to 1.
[[nodiscard]] ImU32 packed(unsigned rgb, float alpha = 1);
/// The same as four numbers from 0 to 1.
[[nodiscard]] ImVec4 vec4_of(unsigned rgb, float alpha = 1);

/// Top left.
[[nodiscard]] inline ImVec2 corner(const SDL_FRect& rect) { return {rect.x, rect.y}; }
/// Bottom right.
[[nodiscard]] inline ImVec2 far_corner(const SDL_FRect& rect) { return {rect.x + rect.w, rect.y + rect.h}; }

/// The corners of a rectangle at any angle, in order, with each side moved outwards by `out`; pixels.
[[nodiscard]] std::array<ImVec2, 4> grown(const std::array<ImVec2, 4>& corners, float out);

inline constexpr float full_turn = 6.2831853F;  ///< radians

/// A dashed line with gaps as long as the dashes, in pixels, at least 1; starts with a dash. Draws only what the clip rectangle shows.
void draw_dashes(ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 ink, float thick, float dash);

/// A star, drawn ray by ray since it is not convex. `waist`: distance of its inner corners, as a share of `radius`.
void draw_star(ImDrawList& list, ImVec2 middle, float radius, int rays, float waist, ImU32 ink);

/// The visible part of an opaque sheet's shadow, which fades over `depth` pixels to the right and below.
void draw_shadow(ImDrawList& list, ImVec2 low, ImVec2 high, float depth, float alpha);

}  // namespace fow::ui
