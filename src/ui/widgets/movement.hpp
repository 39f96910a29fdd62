// How troops move on every table: what marches rises and falls a little, dust and smoke drift and thin out.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <cmath>

namespace fow::ui {

// Everything follows from shares of a duration, so it ends by itself, and from what the caller draws anyway.

/// How far something that moves is above its way, 0 to 1, after that share of it: an arc for each of `steps`, 0 at both ends. Pure.
[[nodiscard]] float rise_at(float share, int steps);
/// How many steps of that length (milliseconds at the usual pace) fit a way, at least 1.
[[nodiscard]] int steps_in(float way_ms, float step_ms);

struct Cloud {
    ImVec2 at{};       ///< pixels
    float radius = 1;  ///< pixels, when it is as wide as it gets
    unsigned rgb = 0xE9E4D6;
    float thick = 0.7F;  ///< opacity at first, 0 to 1
    int seed = 0;        ///< varies its shape
    float drift = 0;     ///< how far the wind takes it to the right, radii
};
/// The cloud at that share of its life: it grows, rises, drifts and thins out; nothing before 0 and from 1 on.
void draw_cloud(ImDrawList& list, const Cloud& cloud, float share);

/// A flag that climbs a pole, `share` 0 to 1 of its way, in the colours of an army (0xRRGGBB). `foot`: of the pole; `high`: pixels.
void draw_rising_flag(ImDrawList& list, ImVec2 foot, float high, float share, unsigned cloth, unsigned edge);

/// Changes the vertices of a list that were added while this lived.
class Reshape {
public:
    explicit Reshape(ImDrawList& list) : list_(list), first_(list.VtxBuffer.Size) {}
    template <class Change>
    void each(const Change& change) const {
        for (int i = first_; i < list_.VtxBuffer.Size; ++i) list_.VtxBuffer[i].pos = change(list_.VtxBuffer[i].pos);
    }
    /// What was drawn in `from` fills `to`.
    void move(const SDL_FRect& from, const SDL_FRect& to) const {
        const float scale = to.w / from.w;
        each([&](ImVec2 p) { return ImVec2(to.x + (p.x - from.x) * scale, to.y + (p.y - from.y) * scale); });
    }
    /// Narrowed around its middle, like a piece that turns over.
    void narrow(const SDL_FRect& cell, float width) const {
        const float middle = cell.x + cell.w / 2;
        each([&](ImVec2 p) { return ImVec2(middle + (p.x - middle) * width, p.y); });
    }
    /// Around that point, radians clockwise.
    void turn(ImVec2 pivot, float angle) const {
        const float c = std::cos(angle), s = std::sin(angle);
        each([&](ImVec2 p) {
            const float x = p.x - pivot.x, y = p.y - pivot.y;
            return ImVec2(pivot.x + x * c - y * s, pivot.y + x * s + y * c);
        });
    }

private:
    ImDrawList& list_;
    int first_;
};

}  // namespace fow::ui
