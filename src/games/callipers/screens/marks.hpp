// Marks on the map that several pages of a turn share.
#pragma once

#include <imgui.h>

#include <algorithm>
#include <vector>

#include "games/callipers/screens/camera.hpp"
#include "games/callipers/screens/region.hpp"
#include "ui/window/window.hpp"

namespace fow::callipers::screens {

inline constexpr unsigned lit = 0xFFD65C, forbidden = 0xB3261E;

[[nodiscard]] inline bool has(const std::vector<int>& list, int value) { return std::find(list.begin(), list.end(), value) != list.end(); }

/// Two brass legs from one point to another, open like a pair of compasses; red when they are fully open.
void paint_callipers(const Window& window, ImDrawList& list, ImVec2 from, ImVec2 to, bool wide_open);
/// The arc of a gun (K7.2, K7.3): 30 degrees to each side of straight ahead.
void paint_arc(const Camera& camera, ImDrawList& list, const RuleSet& rules, const Corners& base, int facing, unsigned rgb, float alpha);
/// A line across the ground, along one side of a base and beyond it.
void paint_side(const Camera& camera, ImDrawList& list, Point a, Point b, ImU32 ink, float thick);

/// An area that was traced through a raster.
void paint_region(ImDrawList& list, const Camera& camera, const RegionTracer& raster, const Region& region, ImU32 ink);
void paint_border(const Window& window, ImDrawList& list, const Camera& camera, const Region& region, ImU32 ink);

}  // namespace fow::callipers::screens
