// How much of the map is shown.
#pragma once

#include <algorithm>
#include <array>

namespace fow::ui {

/// The whole map, or a part of it, enlarged.
struct Lens {
    float zoom = 1;  ///< one of zoom_steps
    float x = 0.5F;  ///< what is in the middle, as a share of the sheet's width and height
    float y = 0.5F;
    [[nodiscard]] bool whole() const { return zoom <= 1; }
    friend bool operator==(const Lens&, const Lens&) = default;
};
inline constexpr std::array zoom_steps{1.0F, 1.3F, 1.7F, 2.2F};

/// The next larger or smaller step, `way` 1 or -1. The point of the sheet at `x`, `y` stays where it is. Pure.
[[nodiscard]] inline Lens zoomed(const Lens& lens, int way, float x, float y) {
    const auto found = std::find(zoom_steps.begin(), zoom_steps.end(), lens.zoom);
    const int place = static_cast<int>(found - zoom_steps.begin()) + way;
    if (place <= 0) return {};
    if (place >= static_cast<int>(zoom_steps.size())) return lens;
    Lens next{zoom_steps[static_cast<std::size_t>(place)], 0, 0};
    const float kept = lens.zoom / next.zoom;
    next.x = x + (lens.x - x) * kept;
    next.y = y + (lens.y - y) * kept;
    return next;
}

}  // namespace fow::ui
