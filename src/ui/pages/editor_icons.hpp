// The icons of the tools that every battlefield editor has, and the pen for its other ones.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <array>
#include <cstddef>

#include "ui/window/window.hpp"

namespace fow::ui {

/// Draws in fractions of the icon's side.
class IconPen {
public:
    /// `list` and `rect` (pixels, a square) must outlive the pen; `line`: pixels.
    IconPen(ImDrawList& list, const SDL_FRect& rect, float line) : list_(list), rect_(rect), line_(line) {}

    void box(float x, float y, float w, float h, unsigned rgb) const;
    void frame(float x, float y, float w, float h, unsigned rgb) const;
    void line(float x0, float y0, float x1, float y1, unsigned rgb, float thick = 1) const;
    void dot(float x, float y, float radius, unsigned rgb) const;
    template <std::size_t N>
    void shape(const std::array<ImVec2, N>& shares, unsigned rgb, unsigned edge) const {
        draw_shape(shares.data(), N, rgb, edge);
    }

private:
    void draw_shape(const ImVec2* shares, std::size_t count, unsigned rgb, unsigned edge) const;
    [[nodiscard]] ImVec2 at(float x, float y) const;
    ImDrawList& list_;
    const SDL_FRect& rect_;
    float line_;
};

/// A written page: what the battle is called.
void draw_sheet_icon(const IconPen& pen);
void draw_eraser_icon(const IconPen& pen);

}  // namespace fow::ui
