#include "ui/window/draw_list.hpp"

#include <algorithm>
#include <cmath>

namespace fow::ui {

ImU32 packed(unsigned rgb, float alpha) {
    return IM_COL32(rgb >> 16, (rgb >> 8) & 255, rgb & 255, static_cast<int>(std::clamp(alpha, 0.0F, 1.0F) * 255 + 0.5F));
}

ImVec4 vec4_of(unsigned rgb, float alpha) {
    ImVec4 colour = ImGui::ColorConvertU32ToFloat4(packed(rgb));
    colour.w = alpha;
    return colour;
}

std::array<ImVec2, 4> grown(const std::array<ImVec2, 4>& q, float out) {
    const float wide = std::hypot(q[1].x - q[0].x, q[1].y - q[0].y), deep = std::hypot(q[3].x - q[0].x, q[3].y - q[0].y);
    const ImVec2 along((q[1].x - q[0].x) / wide * out, (q[1].y - q[0].y) / wide * out);
    const ImVec2 forth((q[0].x - q[3].x) / deep * out, (q[0].y - q[3].y) / deep * out);
    std::array<ImVec2, 4> ring;
    for (std::size_t i = 0; i < 4; ++i) {
        const float right = i == 1 || i == 2 ? 1.0F : -1.0F, front = i < 2 ? 1.0F : -1.0F;
        ring[i] = {q[i].x + along.x * right + forth.x * front, q[i].y + along.y * right + forth.y * front};
    }
    return ring;
}

void draw_dashes(ImDrawList& list, ImVec2 a, ImVec2 b, ImU32 ink, float thick, float dash) {
    const float length = std::hypot(b.x - a.x, b.y - a.y);
    const float step = 2 * std::max(dash, 1.0F);
    // A document can have lines of any length: only what is inside the clip rectangle becomes dashes.
    float first = 0;
    float last = length;
    const auto keep_between = [&](float from, float to, float low, float high) {
        if (from == to) {
            if (from < low - thick || from > high + thick) last = first;
            return;
        }
        const float there = (low - thick - from) / (to - from) * length;
        const float back = (high + thick - from) / (to - from) * length;
        first = std::max(first, std::min(there, back));
        last = std::min(last, std::max(there, back));
    };
    const ImVec2 low = list.GetClipRectMin();
    const ImVec2 high = list.GetClipRectMax();
    keep_between(a.x, b.x, low.x, high.x);
    keep_between(a.y, b.y, low.y, high.y);
    if (first >= last) return;
    const auto point = [&](float at) { return ImVec2(a.x + (b.x - a.x) * at / length, a.y + (b.y - a.y) * at / length); };
    const float begin = std::floor(first / step) * step;
    const int count = static_cast<int>(std::ceil((last - begin) / step));  // a sum of steps need not grow, far from the beginning
    for (int i = 0; i < count; ++i) {
        const float at = begin + static_cast<float>(i) * step;
        list.AddLine(point(at), point(std::min(at + step / 2, length)), ink, thick);
    }
}

void draw_star(ImDrawList& list, ImVec2 middle, float radius, int rays, float waist, ImU32 ink) {
    for (int i = 0; i < rays; ++i) {
        const auto point = [&](float step, float reach) {
            const float angle = full_turn * step / static_cast<float>(rays);
            return ImVec2(middle.x + std::sin(angle) * reach, middle.y - std::cos(angle) * reach);
        };
        const float at = static_cast<float>(i);
        const ImVec2 corners[] = {middle, point(at - 0.5F, radius * waist), point(at, radius), point(at + 0.5F, radius * waist)};
        list.AddConvexPolyFilled(corners, 4, ink);
    }
}

void draw_shadow(ImDrawList& list, ImVec2 low, ImVec2 high, float depth, float alpha) {
    const ImU32 dark = packed(0x000000, alpha);
    const ImU32 none = packed(0x000000, 0);
    if (high.x - low.x < 2 * depth || high.y - low.y < 2 * depth) return;
    const ImVec2 from{low.x + depth, low.y + depth};  // the shadow begins a little inside the edges and fades outwards
    list.AddRectFilledMultiColor({high.x, from.y}, {high.x + depth, from.y + depth}, none, none, none, dark);
    list.AddRectFilledMultiColor({high.x, from.y + depth}, {high.x + depth, high.y}, dark, none, none, dark);
    list.AddRectFilledMultiColor({from.x, high.y}, {from.x + depth, high.y + depth}, none, dark, none, none);
    list.AddRectFilledMultiColor({from.x + depth, high.y}, {high.x, high.y + depth}, dark, dark, none, none);
    list.AddRectFilledMultiColor(high, {high.x + depth, high.y + depth}, dark, none, none, none);
}

}  // namespace fow::ui
