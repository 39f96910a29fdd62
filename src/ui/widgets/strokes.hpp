// Strokes on any draw list.
#pragma once

#include <imgui.h>

namespace fow::ui {

inline constexpr float full_turn = 6.2831853F;  ///< radians

/// A line of dashes with gaps as long as they are, all in pixels; it begins with a dash.
void draw_dashes(ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 ink, float thick, float dash);

/// A star of so many rays, drawn ray by ray from the middle: it is not convex. `waist`: how near its inner corners lie, of `radius`.
void draw_star(ImDrawList& list, ImVec2 middle, float radius, int rays, float waist, ImU32 ink);

/// What shows of the shadow of a sheet that nothing is seen through, `depth` pixels to the right and below.
void draw_shadow(ImDrawList& list, ImVec2 low, ImVec2 high, float depth, float alpha);

}  // namespace fow::ui
