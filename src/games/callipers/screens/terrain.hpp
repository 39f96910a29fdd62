// The ground as a surveyor drew it: fields, slopes, woods, roads, and the plans of farms, of which only roads and walls count in the rules
// (K0).
#pragma once

#include <imgui.h>

#include <cstdint>

#include "games/callipers/screens/camera.hpp"
#include "ui/window/window.hpp"

namespace fow::callipers::screens {

/// Everything on the paper that does not change: fields, slopes, woods, water, roads, farms.
void paint_terrain(const Window& window, ImDrawList& list, const Camera& camera, const RuleSet& rules);
/// Walls, which count, with roofs, yards and gardens inside, which do not.
void paint_farm(const Window& window, ImDrawList& list, const Camera& camera, const callipers::Strongpoint& farm);

/// The same number from 0 to 1 for the same place, so that strokes stay the same when they are drawn again.
class PenJitter {
public:
    explicit PenJitter(std::uint32_t seed) : n_(seed) {}
    float next();
    float between(float low, float high) { return low + (high - low) * next(); }

private:
    std::uint32_t n_;
};

}  // namespace fow::callipers::screens
