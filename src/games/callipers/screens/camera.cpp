#include "games/callipers/screens/camera.hpp"

#include <algorithm>
#include <cmath>

namespace fow::callipers::screens {
namespace {

constexpr float paper_border = 60;  ///< yards of paper around the map
constexpr float largest = 0.62F;    ///< pixels per yard on a map area 800 pixels high

struct Extent {
    float wide, high;
};
Extent extent_of(const Battle& battle) {
    return {static_cast<float>(battle.high.x - battle.low.x) + 2 * paper_border,
            static_cast<float>(battle.high.y - battle.low.y) + 2 * paper_border};
}

float whole_scale(const SDL_FRect& room, const Battle& battle) {
    const Extent extent = extent_of(battle);
    return std::min(room.w / extent.wide, room.h / extent.high);
}

/// The middle of the visible part, limited so that only the border shows beside the map.
float kept_inside(float share, float seen, float extent) {
    if (seen >= extent) return 0.5F;
    return std::clamp(share, seen / extent / 2, 1 - seen / extent / 2);
}

Sight kept_inside(const SDL_FRect& room, const Battle& battle, Sight sight) {
    const float scale = whole_scale(room, battle) * sight.zoom;
    const Extent extent = extent_of(battle);
    sight.x = kept_inside(sight.x, room.w / scale, extent.wide);
    sight.y = kept_inside(sight.y, room.h / scale, extent.high);
    return sight;
}

}  // namespace

float most_zoom(const SDL_FRect& room, const Battle& battle) { return std::max(1.0F, largest * room.h / 800 / whole_scale(room, battle)); }

Camera::Camera(const SDL_FRect& room, const Battle& battle, const Sight& sight) : room_(room) {
    const Sight seen = kept_inside(room, battle, sight);
    scale_ = whole_scale(room, battle) * seen.zoom;
    const Extent extent = extent_of(battle);
    const float x = static_cast<float>(battle.low.x) - paper_border + seen.x * extent.wide;
    const float y = static_cast<float>(battle.high.y) + paper_border - seen.y * extent.high;
    left_ = std::round(room.x + room.w / 2 - x * scale_);
    top_ = std::round(room.y + room.h / 2 + y * scale_);
}

Camera Camera::moved_to(ImVec2 at) const {
    Camera moved = *this;
    moved.left_ += at.x - room_.x;
    moved.top_ += at.y - room_.y;
    moved.room_.x = at.x;
    moved.room_.y = at.y;
    return moved;
}

Point Camera::yard(ImVec2 at) const {
    return {static_cast<std::int32_t>(std::lround((at.x - left_) / scale_)),
            static_cast<std::int32_t>(std::lround((top_ - at.y) / scale_))};
}

Sight zoomed(const Camera& camera, const Battle& battle, const Sight& sight, float way, ImVec2 at) {
    Sight next = kept_inside(camera.room(), battle, sight);
    next.zoom = std::clamp(next.zoom * (way > 0 ? zoom_step : 1 / zoom_step), 1.0F, most_zoom(camera.room(), battle));
    const Extent extent = extent_of(battle);
    const float before = camera.scale(), after = whole_scale(camera.room(), battle) * next.zoom;
    const ImVec2 middle(camera.room().x + camera.room().w / 2, camera.room().y + camera.room().h / 2);
    next.x += (at.x - middle.x) * (1 / before - 1 / after) / extent.wide;
    next.y += (at.y - middle.y) * (1 / before - 1 / after) / extent.high;
    return kept_inside(camera.room(), battle, next);
}

Sight panned(const Camera& camera, const Battle& battle, const Sight& sight, ImVec2 by) {
    Sight next = kept_inside(camera.room(), battle, sight);
    const Extent extent = extent_of(battle);
    next.x -= by.x / camera.scale() / extent.wide;
    next.y -= by.y / camera.scale() / extent.high;
    return kept_inside(camera.room(), battle, next);
}

}  // namespace fow::callipers::screens
