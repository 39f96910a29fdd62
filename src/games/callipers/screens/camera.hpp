// Which part of the ground is visible, as pure functions: yards in, pixels out.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include "games/callipers/screens/words.hpp"

namespace fow::callipers::screens {

/// What the player has chosen to see; kept from page to page.
struct Sight {
    float zoom = 1;  ///< 1 = the whole map
    float x = 0.5F;  ///< what is in the middle, as a share of the map's width and height
    float y = 0.5F;
    bool keys = false;  ///< key numbers beside the pieces, and the line for typed orders
    friend bool operator==(const Sight&, const Sight&) = default;
};
inline constexpr float zoom_step = 1.25F;

/// A place in fractions of a yard, for moving pieces.
struct Spot {
    float x = 0;
    float y = 0;
};
[[nodiscard]] inline Spot spot_of(Point p) { return {static_cast<float>(p.x), static_cast<float>(p.y)}; }

class Camera {
public:
    Camera() = default;
    /// `room`: where the map is on the screen, pixels.
    Camera(const SDL_FRect& room, const Battle& battle, const Sight& sight);
    [[nodiscard]] const SDL_FRect& room() const { return room_; }
    /// Pixels per yard.
    [[nodiscard]] float scale() const { return scale_; }
    [[nodiscard]] ImVec2 pixel(Spot spot) const { return {left_ + spot.x * scale_, top_ - spot.y * scale_}; }
    [[nodiscard]] ImVec2 pixel(Point point) const { return pixel(spot_of(point)); }
    /// The nearest whole yard.
    [[nodiscard]] Point yard(ImVec2 at) const;
    [[nodiscard]] bool shows(ImVec2 at) const {
        return at.x >= room_.x && at.y >= room_.y && at.x < room_.x + room_.w && at.y < room_.y + room_.h;
    }
    /// The same picture with its corner at that pixel.
    [[nodiscard]] Camera moved_to(ImVec2 at) const;
    friend bool operator==(const Camera& a, const Camera& b) {
        return a.room_.w == b.room_.w && a.room_.h == b.room_.h && a.left_ == b.left_ && a.top_ == b.top_ && a.scale_ == b.scale_;
    }

private:
    SDL_FRect room_{};
    float scale_ = 1;
    float left_ = 0;  ///< the pixel of x = 0
    float top_ = 0;   ///< the pixel of y = 0
};

/// The greatest enlargement of a map.
[[nodiscard]] float most_zoom(const SDL_FRect& room, const Battle& battle);
/// One step in or out, `way` 1 or -1; what is at that pixel stays there.
[[nodiscard]] Sight zoomed(const Camera& camera, const Battle& battle, const Sight& sight, float way, ImVec2 at);
/// Moved by that many pixels.
[[nodiscard]] Sight panned(const Camera& camera, const Battle& battle, const Sight& sight, ImVec2 by);

}  // namespace fow::callipers::screens
