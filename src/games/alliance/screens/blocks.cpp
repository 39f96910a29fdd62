#include "games/alliance/screens/blocks.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/window/draw_list.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/surfaces.hpp"

namespace fow::alliance::screens {
namespace {

/// The outline of a division of that nation.
void fill_shape(ImDrawList& list, ImVec2 m, float radius, Nation nation, ImU32 ink) {
    switch (nation) {
        case Nation::french: list.AddRectFilled({m.x - radius, m.y - radius}, {m.x + radius, m.y + radius}, ink); return;
        case Nation::allied: list.AddCircleFilled(m, radius * 1.08F, ink, 24); return;
        case Nation::prussian: break;
    }
    list.AddTriangleFilled({m.x, m.y - radius * 1.12F}, {m.x + radius * 1.16F, m.y + radius}, {m.x - radius * 1.16F, m.y + radius}, ink);
}

void stroke_shape(ImDrawList& list, ImVec2 m, float radius, Nation nation, ImU32 ink, float thick) {
    switch (nation) {
        case Nation::french: list.AddRect({m.x - radius, m.y - radius}, {m.x + radius, m.y + radius}, ink, 0, 0, thick); return;
        case Nation::allied: list.AddCircle(m, radius * 1.08F, ink, 24, thick); return;
        case Nation::prussian: break;
    }
    list.AddTriangle({m.x, m.y - radius * 1.12F}, {m.x + radius * 1.16F, m.y + radius}, {m.x - radius * 1.16F, m.y + radius}, ink, thick);
}

/// Width and height of the sign of an arm on a shape of that radius, whole pixels.
float sign_side(float radius, Nation nation) {
    switch (nation) {
        case Nation::french: return std::floor(radius * 1.5F);
        case Nation::allied: return std::floor(radius * 1.36F);
        case Nation::prussian: break;
    }
    return std::floor(radius * 0.98F);
}

/// The same sign as on the backs of Waterloo's pieces.
void draw_arm(Window& window, ImDrawList& list, ImVec2 middle, float side, Arm arm) {
    const char* file = arm == Arm::cavalry ? "branch_cavalry" : arm == Arm::artillery ? "branch_artillery" : "branch_infantry";
    SDL_Texture* sign = window.pictures().sign(file, whole(side), whole(side), colour::paper);
    if (sign == nullptr) return;
    const ImVec2 low(std::round(middle.x - side / 2), std::round(middle.y - side / 2));
    list.AddImage(sign, low, {low.x + side, low.y + side});
}

/// Where the pips of a face are, in thirds from the middle.
void draw_pips(ImDrawList& list, ImVec2 middle, float size, int face, float angle, ImU32 ink) {
    const float step = size * 0.27F, radius = size * 0.095F;
    const float c = std::cos(angle), s = std::sin(angle);
    const auto pip = [&](float x, float y) {
        list.AddCircleFilled({middle.x + (x * c - y * s) * step, middle.y + (x * s + y * c) * step}, radius, ink, 12);
    };
    if (face % 2 == 1) pip(0, 0);
    if (face >= 2) {
        pip(-1, -1);
        pip(1, 1);
    }
    if (face >= 4) {
        pip(1, -1);
        pip(-1, 1);
    }
    if (face == 6) {
        pip(-1, 0);
        pip(1, 0);
    }
}

}  // namespace

void draw_division(Window& window, ImDrawList& list, ImVec2 middle, float size, Nation nation, std::optional<Arm> arm, bool gone) {
    const Uniform uniform = uniform_of(nation, window);
    const float radius = std::max(2.0F, size * 0.42F);
    if (gone) return stroke_shape(list, middle, radius, nation, packed(uniform.cloth, 0.5F), window.line());
    const float deep = std::clamp(size * 0.09F, 1.0F, window.units(2.5F));
    fill_shape(list, {middle.x + deep, middle.y + deep * 1.4F}, radius, nation, packed(0x000000, 0.3F));
    fill_shape(list, middle, radius, nation, packed(uniform.edge));
    const ImVec2 top(middle.x - deep * 0.3F, middle.y - deep * 0.5F);
    fill_shape(list, top, radius * 0.86F, nation, packed(uniform.cloth));
    constexpr float legible = 9;  ///< pixels: smaller signs are only specks
    if (const float side = sign_side(radius, nation); arm && side >= legible)
        return draw_arm(window, list, {top.x, top.y + (nation == Nation::prussian ? radius * 0.42F : 0)}, side, *arm);
    fill_shape(list, {middle.x - deep * 0.6F, middle.y - deep * 0.9F}, radius * 0.5F, nation, packed(uniform.light));
}

void draw_gun(const Window& window, ImDrawList& list, ImVec2 m, float size, bool gone) {
    const Uniform uniform = uniform_of(Nation::french, window);
    const float alpha = gone ? 0.35F : 1;
    const ImU32 ink = packed(uniform.edge, alpha);
    const float wheel = size * 0.26F;
    const ImVec2 hub(m.x - size * 0.06F, m.y + size * 0.14F);
    if (!gone) {
        list.AddLine({m.x - size * 0.42F, m.y + size * 0.38F}, hub, ink, std::max(2.0F, size * 0.1F));
        list.AddLine({hub.x - size * 0.12F, hub.y + size * 0.02F}, {m.x + size * 0.44F, m.y - size * 0.3F}, ink, size * 0.2F);
        list.AddLine({hub.x, hub.y - size * 0.06F}, {m.x + size * 0.42F, m.y - size * 0.3F}, packed(colour::brass), size * 0.1F);
        list.AddCircleFilled(hub, wheel, packed(uniform.cloth), 16);
    }
    list.AddCircle(hub, wheel, ink, 16, std::max(1.0F, size * 0.07F));
    for (int i = 0; i < 3; ++i) {
        const float a = full_turn * static_cast<float>(i) / 6;
        const ImVec2 spoke(wheel * std::cos(a), wheel * std::sin(a));
        list.AddLine({hub.x - spoke.x, hub.y - spoke.y}, {hub.x + spoke.x, hub.y + spoke.y}, ink, window.line());
    }
}

void draw_cube(const Window& window, ImDrawList& list, ImVec2 m, float size, Nation nation) {
    const Uniform uniform = uniform_of(nation, window);
    const float half = size * 0.36F, deep = size * 0.24F;
    const ImVec2 low(m.x - half - deep / 2, m.y - half + deep / 2), high(m.x + half - deep / 2, m.y + half + deep / 2);
    list.AddRectFilled({low.x + deep, low.y + deep}, {high.x + deep * 1.5F, high.y + deep * 0.6F}, packed(0x000000, 0.28F));
    const std::array top{low, ImVec2(low.x + deep, low.y - deep), ImVec2(high.x + deep, low.y - deep), ImVec2(high.x, low.y)};
    const std::array side{ImVec2(high.x, low.y), ImVec2(high.x + deep, low.y - deep), ImVec2(high.x + deep, high.y - deep), high};
    list.AddConvexPolyFilled(top.data(), static_cast<int>(top.size()), packed(uniform.light));
    list.AddConvexPolyFilled(side.data(), static_cast<int>(side.size()), packed(uniform.edge));
    list.AddRectFilled(low, high, packed(uniform.cloth));
    fill_shape(list, {(low.x + high.x) / 2, (low.y + high.y) / 2}, half * 0.5F, nation, packed(colour::paper));
}

void draw_die(const Window& window, ImDrawList& list, ImVec2 m, float size, Nation nation, int face, float turning) {
    const Uniform uniform = uniform_of(nation, window);
    const float left = 1 - std::clamp(turning, 0.0F, 1.0F);
    const float angle = left * left * 9;
    const float raised = size * 0.5F * left * std::abs(std::cos(left * 11));
    const ImVec2 at(m.x, m.y - raised);
    const float c = std::cos(angle), s = std::sin(angle), half = size * 0.46F;
    const auto corners = [&](ImVec2 middle, float by) {
        std::array<ImVec2, 4> points;
        constexpr std::array<std::array<float, 2>, 4> signs{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
        for (std::size_t i = 0; i < points.size(); ++i) {
            const float x = signs[i][0] * by, y = signs[i][1] * by;
            points[i] = {middle.x + x * c - y * s, middle.y + x * s + y * c};
        }
        return points;
    };
    const float shade = size * 0.08F;
    const auto fill = [&](const std::array<ImVec2, 4>& points, ImU32 ink) {
        list.AddConvexPolyFilled(points.data(), static_cast<int>(points.size()), ink);
    };
    fill(corners({m.x + shade, m.y + 1.6F * shade}, half), packed(0x000000, 0.32F));
    fill(corners(at, half), packed(uniform.edge));
    fill(corners({at.x - shade * 0.3F, at.y - shade * 0.4F}, half * 0.9F), packed(uniform.cloth));
    const bool rolls = left > 0.02F;
    const int shown = rolls ? 1 + static_cast<int>(angle * 2.3F) % alliance::die_faces : face;
    if (shown >= 1) draw_pips(list, {at.x - shade * 0.3F, at.y - shade * 0.4F}, size * 0.92F, shown, angle, packed(colour::paper));
}

}  // namespace fow::alliance::screens
