// A small piece of a hand-drawn map, for pictures that stand for a game: ground, slopes, roads, woods, roofs.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <vector>

#include "ui/window/window.hpp"

namespace fow::ui {

/// Needs no picture file.
class MapSketch {
public:
    /// Fills `rect` (pixels) with the colour of the fields. Places and lengths below are shares of its width and height, 0 to 1; radii are
    /// shares of its height.
    MapSketch(const Window& window, ImDrawList& list, const SDL_FRect& rect);

    /// Squares of that many rows, counted from the lower left corner.
    void squares(int rows) const;
    /// Hachures that run down from a ridge between two places, on its lower side.
    void slope(ImVec2 from, ImVec2 to, float length) const;
    void road(const std::vector<ImVec2>& through) const;
    void wood(ImVec2 middle, float radius) const;
    void farm(ImVec2 middle, float size) const;
    /// The pixel of a place, and a share of the height in pixels.
    [[nodiscard]] ImVec2 at(ImVec2 place) const { return {rect_.x + place.x * rect_.w, rect_.y + place.y * rect_.h}; }
    [[nodiscard]] float high(float share) const { return share * rect_.h; }

private:
    ImDrawList& list_;
    SDL_FRect rect_;
    float line_;
};

}  // namespace fow::ui
