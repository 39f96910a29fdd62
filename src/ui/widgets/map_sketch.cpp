#include "ui/widgets/map_sketch.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/window/draw_list.hpp"

namespace fow::ui {

MapSketch::MapSketch(const Window& window, ImDrawList& list, const SDL_FRect& rect) : list_(list), rect_(rect), line_(window.line()) {
    list_.AddRectFilled(corner(rect), far_corner(rect), packed(0xDDD9B4));
    // Lighter towards the far side; in strips, because a renderer without a graphics card fills whole rectangles ten times faster.
    constexpr int strips = 12;
    for (int i = 0; i < strips; ++i) {
        const float share = static_cast<float>(i) / (strips - 1);
        const float top = std::floor(rect.y + rect.h * static_cast<float>(i) / strips);
        const float foot = std::floor(rect.y + rect.h * static_cast<float>(i + 1) / strips);
        list_.AddRectFilled({rect.x, top}, {rect.x + rect.w, foot}, packed(colour::paper, 0.4F * (1 - share)));
        list_.AddRectFilled({rect.x, top}, {rect.x + rect.w, foot}, packed(colour::field, 0.4F * share));
    }
}

void MapSketch::squares(int rows) const {
    const float cell = rect_.h / static_cast<float>(rows);
    const ImU32 ink = packed(colour::ink, 0.16F);
    for (float x = rect_.x + cell; x < rect_.x + rect_.w; x += cell)
        list_.AddLine({std::floor(x), rect_.y}, {std::floor(x), rect_.y + rect_.h}, ink, line_);
    for (int row = 1; row < rows; ++row) {
        const float y = std::floor(rect_.y + static_cast<float>(row) * cell);
        list_.AddLine({rect_.x, y}, {rect_.x + rect_.w, y}, ink, line_);
    }
}

void MapSketch::slope(ImVec2 from, ImVec2 to, float length) const {
    const ImVec2 a = at(from), b = at(to);
    const float far = std::max(1.0F, std::hypot(b.x - a.x, b.y - a.y));
    const ImVec2 down(-(b.y - a.y) / far, (b.x - a.x) / far);
    const int strokes = std::max(2, static_cast<int>(far / std::max(3.0F, rect_.h * 0.045F)));
    for (int i = 0; i <= strokes; ++i) {
        const float t = static_cast<float>(i) / static_cast<float>(strokes);
        // Shorter towards the ends, and not all alike, as from a pen.
        const float long_by = high(length) * (0.35F + 0.65F * std::sin(t * full_turn / 2)) * (i % 3 == 1 ? 0.8F : 1.0F);
        const float bend = std::sin(t * full_turn / 2) * high(length) * 0.5F;
        const ImVec2 start(a.x + (b.x - a.x) * t - down.x * bend, a.y + (b.y - a.y) * t - down.y * bend);
        list_.AddLine(start, {start.x + down.x * long_by, start.y + down.y * long_by}, packed(colour::hachure, 0.55F), line_);
    }
}

void MapSketch::road(const std::vector<ImVec2>& through) const {
    std::vector<ImVec2> points;
    for (const ImVec2& place : through) points.push_back(at(place));
    const int count = static_cast<int>(points.size());
    const float broad = std::max(3.0F, high(0.05F));
    list_.AddPolyline(points.data(), count, packed(0x7D6A45, 0.8F), 0, broad + 2 * line_);
    list_.AddPolyline(points.data(), count, packed(colour::road), 0, broad);
}

void MapSketch::wood(ImVec2 middle, float radius) const {
    const std::array<ImVec2, 9> trees{ImVec2(0, 0),         ImVec2(0.7F, 0.1F),   ImVec2(-0.7F, 0.2F),
                                      ImVec2(0.3F, -0.6F),  ImVec2(-0.4F, -0.6F), ImVec2(0.2F, 0.7F),
                                      ImVec2(-0.4F, 0.75F), ImVec2(0.9F, 0.7F),   ImVec2(-1, -0.3F)};
    const ImVec2 m = at(middle);
    const float r = high(radius);
    for (const ImVec2& tree : trees) {
        const ImVec2 spot(m.x + tree.x * r, m.y + tree.y * r);
        list_.AddCircleFilled({spot.x + r * 0.08F, spot.y + r * 0.1F}, r * 0.42F, packed(0x4E5C3E, 0.35F), 12);
        list_.AddCircleFilled(spot, r * 0.38F, packed(0x8FA07A), 12);
        list_.AddCircle(spot, r * 0.38F, packed(0x55633F, 0.7F), 12, line_);
    }
}

void MapSketch::farm(ImVec2 middle, float size) const {
    const ImVec2 m = at(middle);
    const float s = std::max(3.0F, high(size) / 2);
    const auto roof = [&](float left, float top, float right, float bottom) {
        list_.AddRectFilled({m.x + left * s, m.y + top * s}, {m.x + right * s, m.y + bottom * s}, packed(colour::roof));
        list_.AddRect({m.x + left * s, m.y + top * s}, {m.x + right * s, m.y + bottom * s}, packed(0x5A2C18), 0, 0, line_);
    };
    roof(-1, -1, 1, -0.45F);
    roof(-1, -0.3F, -0.5F, 1);
    roof(0.4F, -0.1F, 1, 0.8F);
}

}  // namespace fow::ui
