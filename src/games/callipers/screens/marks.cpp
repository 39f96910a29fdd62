#include "games/callipers/screens/marks.hpp"

#include <cmath>
#include <utility>

#include "ui/window/draw_list.hpp"

namespace fow::callipers::screens {

void paint_callipers(const Window& window, ImDrawList& list, ImVec2 from, ImVec2 to, bool wide_open) {
    const float dx = to.x - from.x, dy = to.y - from.y, far = std::hypot(dx, dy);
    if (far < 3) return;
    const float high = std::clamp(far * 0.8F, window.units(26), window.units(84));
    const float side = dx > 0 ? 1.0F : -1.0F;
    const ImVec2 hinge((from.x + to.x) / 2 + side * dy / far * high, (from.y + to.y) / 2 - side * dx / far * high);
    const ImU32 dark = packed(0x4A3510), brass = packed(wide_open ? forbidden : 0xD2A94B);
    for (const ImVec2 foot : {from, to}) {
        list.AddLine({hinge.x + 2, hinge.y + 2}, {foot.x + 2, foot.y + 2}, packed(0x000000, 0.25F), window.units(4));
        list.AddLine(hinge, foot, dark, window.units(5));
        list.AddLine(hinge, foot, brass, window.units(3));
        list.AddCircleFilled(foot, window.units(2), dark, 10);
    }
    list.AddCircleFilled(hinge, window.units(6), dark, 20);
    list.AddCircleFilled(hinge, window.units(4.5F), brass, 20);
    list.AddCircleFilled(hinge, window.units(1.5F), dark, 10);
}

void paint_arc(const Camera& camera, ImDrawList& list, const RuleSet& rules, const Corners& base, int facing, unsigned rgb, float alpha) {
    const Spot muzzle{static_cast<float>(base[0].x + base[1].x) / 2, static_cast<float>(base[0].y + base[1].y) / 2};
    const auto range = static_cast<float>(rules.figures.gun_range.value);
    std::vector<ImVec2> rim{camera.pixel(muzzle)};
    for (int angle = -30; angle <= 30; angle += 3) {
        const Point u = callipers::direction((facing + angle + 360) % 360);
        rim.push_back(camera.pixel(Spot{muzzle.x + range * static_cast<float>(u.x) / callipers::unit,
                                        muzzle.y + range * static_cast<float>(u.y) / callipers::unit}));
    }
    list.AddConvexPolyFilled(rim.data(), static_cast<int>(rim.size()), packed(rgb, alpha));
    list.AddPolyline(rim.data(), static_cast<int>(rim.size()), packed(rgb, 0.7F), ImDrawFlags_Closed, 1.5F);
}

void paint_side(const Camera& camera, ImDrawList& list, Point a, Point b, ImU32 ink, float thick) {
    const ImVec2 from = camera.pixel(a), to = camera.pixel(b);
    const float far = std::max(1.0F, std::hypot(to.x - from.x, to.y - from.y)), out = 150 * camera.scale() / far;
    const ImVec2 way((to.x - from.x) * out, (to.y - from.y) * out);
    draw_dashes(list, {from.x - way.x, from.y - way.y}, {to.x + way.x, to.y + way.y}, ink, thick, 6);
}

void paint_region(ImDrawList& list, const Camera& camera, const RegionTracer& raster, const Region& region, ImU32 ink) {
    // Raster lines fall between pixels and edges are not anti-aliased, so that neighbours neither overlap nor leave a gap.
    const auto pixel = [&](Point p) {
        const ImVec2 at = camera.pixel(p);
        return ImVec2(raster.on_column(p.x) ? std::round(at.x) : at.x, raster.on_row(p.y) ? std::round(at.y) : at.y);
    };
    const ImDrawListFlags flags = std::exchange(list.Flags, list.Flags & ~ImDrawListFlags_AntiAliasedFill);
    for (const Region::Block& block : region.blocks) {
        const ImVec2 low = pixel(block.low), high = pixel(block.high);
        list.AddRectFilled({low.x, high.y}, {high.x, low.y}, ink);
    }
    std::vector<ImVec2> corners;
    for (const std::vector<Point>& rim : region.rims) {
        corners.clear();
        for (const Point p : rim) corners.push_back(pixel(p));
        list.AddConvexPolyFilled(corners.data(), static_cast<int>(corners.size()), ink);
    }
    list.Flags = flags;
}

void paint_border(const Window& window, ImDrawList& list, const Camera& camera, const Region& region, ImU32 ink) {
    std::vector<ImVec2> line;
    for (const std::vector<Point>& border : region.border) {
        line.clear();
        const std::size_t count = border.size();
        for (std::size_t i = 0; i < count; ++i) {
            // Rounding to whole yards makes curves jagged, so a point close to the middle of its neighbours moves half way towards it.
            const Point here = border[i], twice = border[(i + count - 1) % count] + border[(i + 1) % count];
            const bool curve = square(here + here - twice) <= 8;
            const Spot spot = spot_of(here), middle{static_cast<float>(twice.x) / 2, static_cast<float>(twice.y) / 2};
            line.push_back(camera.pixel(curve ? Spot{(spot.x + middle.x) / 2, (spot.y + middle.y) / 2} : spot));
        }
        list.AddPolyline(line.data(), static_cast<int>(line.size()), ink, ImDrawFlags_Closed, window.line());
    }
}

}  // namespace fow::callipers::screens
