#include "games/callipers/screens/terrain.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "ui/window/draw_list.hpp"

namespace fow::callipers::screens {
namespace {

constexpr unsigned hedge = 0x7C8A57, furrow = 0x7A6A34, crown = 0x8FA07A, crown_lit = 0xA9B892, crown_dark = 0x5E6E4C, water = 0xA9BEC0;

/// The crests of the two ridges, known from every map of the field.
constexpr std::array<Spot, 9> allied_crest{
    {{-200, 3400}, {900, 3560}, {1700, 3500}, {2400, 3560}, {3300, 3480}, {4100, 3560}, {4800, 3680}, {5400, 3900}, {6200, 4150}}};
constexpr std::array<Spot, 8> french_crest{
    {{700, 1300}, {1700, 1240}, {2400, 1420}, {3000, 1720}, {3600, 1820}, {4300, 1980}, {5000, 2180}, {6000, 2330}}};
/// The brook of Smohain, east of Papelotte.
constexpr std::array<Spot, 6> brook{{{4750, 2960}, {5020, 3010}, {5300, 2940}, {5560, 3010}, {5850, 2960}, {6200, 3060}}};
/// x, y, reach: the wood south of Hougoumont, and the copses in the south-east.
constexpr std::array<std::array<float, 3>, 5> copses{
    {{2120, 1560, 190}, {5700, 1400, 320}, {5850, 900, 300}, {900, 420, 170}, {420, 4330, 210}}};

/// Corner (i, j) of the patchwork of fields, in yards.
constexpr float block_wide = 620, block_deep = 500;
Spot block_corner(int i, int j) {
    PenJitter pen(static_cast<std::uint32_t>((i + 9) * 7919 + (j + 9) * 104729));
    const float x = static_cast<float>(i) * block_wide, y = static_cast<float>(j) * block_deep;
    return {x + y * 0.10F - 260 + pen.between(-130, 130), y - x * 0.06F + 200 + pen.between(-110, 110)};
}

Spot between(Spot a, Spot b, float t) { return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t}; }

bool sees(const Camera& camera, std::initializer_list<ImVec2> points) {
    const SDL_FRect& room = camera.room();
    float left = 1e9F, right = -1e9F, top = 1e9F, foot = -1e9F;
    for (const ImVec2 p : points) {
        left = std::min(left, p.x), right = std::max(right, p.x);
        top = std::min(top, p.y), foot = std::max(foot, p.y);
    }
    return right >= room.x && left <= room.x + room.w && foot >= room.y && top <= room.y + room.h;
}

/// One field: a wash, and furrows along it. Its pen is its own: how many furrows there are depends on the scale.
void paint_parcel(const Window& window, ImDrawList& list, const Camera& camera, const std::array<Spot, 4>& q, PenJitter pen) {
    constexpr std::array<unsigned, 7> crops{0xC9B774, 0xD9C98C, 0xB4BE85, 0xC4C996, 0xC7AF86, 0xD3BE85, 0xAEBB8C};
    const float pick = pen.next();
    const unsigned crop = crops[static_cast<std::size_t>(pick * 6.999F)];
    const bool ploughed = pen.next() > 0.35F;
    const ImVec2 a = camera.pixel(q[0]), b = camera.pixel(q[1]), c = camera.pixel(q[2]), d = camera.pixel(q[3]);
    if (!sees(camera, {a, b, c, d})) return;
    list.AddQuadFilled(a, b, c, d, packed(crop, pen.between(0.16F, 0.38F)));
    const float deep = std::hypot(d.x - a.x, d.y - a.y);
    const int furrows = ploughed ? static_cast<int>(deep / std::max(window.units(5), 16 * camera.scale())) : 0;
    for (int i = 1; i < furrows; ++i) {
        const float t = static_cast<float>(i) / static_cast<float>(furrows), in = pen.between(0.01F, 0.06F),
                    out = pen.between(0.94F, 0.99F);
        const ImVec2 left(a.x + (d.x - a.x) * t, a.y + (d.y - a.y) * t), right(b.x + (c.x - b.x) * t, b.y + (c.y - b.y) * t);
        list.AddLine({left.x + (right.x - left.x) * in, left.y + (right.y - left.y) * in},
                     {left.x + (right.x - left.x) * out, left.y + (right.y - left.y) * out}, packed(furrow, 0.11F), window.line());
    }
    list.AddQuad(a, b, c, d, packed(furrow, 0.16F), window.line());
}

/// Bushes along a boundary, with their shadows: the same ones at every scale.
void paint_hedge(const Window& window, ImDrawList& list, const Camera& camera, Spot from, Spot to, PenJitter pen) {
    const ImVec2 a = camera.pixel(from), b = camera.pixel(to);
    if (!sees(camera, {a, b})) return;
    constexpr float step = 24;  // yards
    const float length = std::hypot(to.x - from.x, to.y - from.y), radius = std::max(window.units(0.8F), 7.5F * camera.scale());
    for (float along = step / 2; along < length; along += step) {
        const float t = along / length, aside = pen.between(-0.4F, 0.4F) * radius, r = radius * pen.between(0.75F, 1.15F);
        if (pen.next() < 0.12F) continue;  // a gap, a gate
        const ImVec2 m(a.x + (b.x - a.x) * t + aside, a.y + (b.y - a.y) * t - aside);
        list.AddCircleFilled({m.x + r * 0.35F, m.y + r * 0.5F}, r, packed(0x4A4A2C, 0.22F), 7);
        list.AddCircleFilled(m, r, packed(hedge, 0.62F), 7);
    }
}

/// Open fields in strips, as in every village of Brabant, with hedges between some of them.
void paint_fields(const Window& window, ImDrawList& list, const Camera& camera) {
    for (int i = -1; i < 12; ++i)
        for (int j = -1; j < 11; ++j) {
            const auto seed = static_cast<std::uint32_t>((i + 5) * 131 + (j + 7) * 17017);
            PenJitter pen(seed);
            std::uint32_t drawn = seed;
            const auto own_pen = [&] { return PenJitter(drawn += 7907); };
            Spot a = block_corner(i, j), b = block_corner(i + 1, j), c = block_corner(i + 1, j + 1), d = block_corner(i, j + 1);
            const Spot low = a, low_end = b, side_end = d;
            if (pen.next() > 0.5F) {  // strips the other way
                const Spot first = a;
                a = b, b = c, c = d, d = first;
            }
            const int strips = 2 + static_cast<int>(pen.next() * 3.2F);
            float from = 0;
            for (int k = 0; k < strips; ++k) {
                const float to =
                    k + 1 == strips ? 1 : (static_cast<float>(k + 1) + pen.between(-0.25F, 0.25F)) / static_cast<float>(strips);
                const Spot near_left = between(a, d, from), near_right = between(b, c, from), far_left = between(a, d, to),
                           far_right = between(b, c, to);
                const float cut = pen.next() > 0.4F ? pen.between(0.3F, 0.7F) : 1;
                paint_parcel(window, list, camera,
                             {near_left, between(near_left, near_right, cut), between(far_left, far_right, cut), far_left}, own_pen());
                if (cut < 1)
                    paint_parcel(window, list, camera,
                                 {between(near_left, near_right, cut), near_right, far_right, between(far_left, far_right, cut)},
                                 own_pen());
                from = to;
            }
            if (pen.next() < 0.42F) paint_hedge(window, list, camera, low, low_end, own_pen());
            if (pen.next() < 0.36F) paint_hedge(window, list, camera, low, side_end, own_pen());
        }
}

/// A smooth line through all points, as pixels.
std::vector<Spot> smooth(std::span<const Spot> line) {
    constexpr int parts = 14;
    std::vector<Spot> fine;
    const auto at = [&](std::size_t i) { return line[std::min(i, line.size() - 1)]; };
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const Spot p0 = at(i == 0 ? 0 : i - 1), p1 = at(i), p2 = at(i + 1), p3 = at(i + 2);
        for (int k = 0; k < parts; ++k) {
            const float t = static_cast<float>(k) / parts, t2 = t * t, t3 = t2 * t;
            const auto mixed = [&](float a, float b, float c, float d) {
                return 0.5F * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t2 + (3 * b - a - 3 * c + d) * t3);
            };
            fine.push_back({mixed(p0.x, p1.x, p2.x, p3.x), mixed(p0.y, p1.y, p2.y, p3.y)});
        }
    }
    fine.push_back(line.back());
    return fine;
}

/// A quadrilateral whose wash fades from the edge ab to the edge dc.
void fading_quad(ImDrawList& list, const std::array<ImVec2, 4>& q, unsigned rgb, float near, float far) {
    list.PrimReserve(6, 4);
    const ImVec2 uv = ImGui::GetFontTexUvWhitePixel();
    const auto first = static_cast<ImDrawIdx>(list._VtxCurrentIdx);
    for (const int i : {0, 1, 2, 0, 2, 3}) list.PrimWriteIdx(static_cast<ImDrawIdx>(first + i));
    for (std::size_t i = 0; i < 4; ++i) list.PrimWriteVtx(q[i], uv, packed(rgb, i < 2 ? near : far));
}

/// A ridge: light on its crest, shade down its slopes, darker on the side away from the light, and strokes that run downhill.
void paint_ridge(const Window& window, ImDrawList& list, const Camera& camera, std::span<const Spot> line) {
    const std::vector<Spot> crest = smooth(line);
    const auto beside = [&](std::size_t i, float out) {
        const Spot before = crest[i == 0 ? 0 : i - 1], after = crest[std::min(i + 1, crest.size() - 1)];
        const float dx = after.x - before.x, dy = after.y - before.y, far = std::max(1.0F, std::hypot(dx, dy));
        return Spot{crest[i].x - dy / far * out, crest[i].y + dx / far * out};
    };
    const auto band = [&](std::size_t i, float near, float far, unsigned rgb, float dark_near, float dark_far) {
        const std::array<ImVec2, 4> q{camera.pixel(beside(i, near)), camera.pixel(beside(i + 1, near)), camera.pixel(beside(i + 1, far)),
                                      camera.pixel(beside(i, far))};
        if (sees(camera, {q[0], q[1], q[2], q[3]})) fading_quad(list, q, rgb, dark_near, dark_far);
    };
    for (std::size_t i = 0; i + 1 < crest.size(); ++i) {
        band(i, 0, 70, 0xF6ECCB, 0.28F, 0);
        band(i, 0, -70, 0xF6ECCB, 0.28F, 0);
        band(i, 30, 270, 0x9A7B4F, 0.24F, 0);
        band(i, -30, -330, 0x8A6B42, 0.42F, 0);
    }
    PenJitter pen(static_cast<std::uint32_t>(line.size()) * 977U);
    const float step = std::max(12.0F, 4.5F / camera.scale());
    for (std::size_t i = 0; i + 1 < crest.size(); ++i) {
        const float length = std::hypot(crest[i + 1].x - crest[i].x, crest[i + 1].y - crest[i].y);
        for (float along = 0; along < length; along += step)
            for (const float side : {-1.0F, 1.0F}) {
                const float t = along / length, near = pen.between(6, 44), far = near + pen.between(80, side < 0 ? 190.0F : 140.0F);
                const auto at = [&](float out) { return camera.pixel(between(beside(i, side * out), beside(i + 1, side * out), t)); };
                const ImVec2 top = at(near), middle = at(near + (far - near) * 0.42F), foot = at(far);
                if (!sees(camera, {top, foot})) continue;
                list.AddLine(top, foot, packed(0x8A683A, side < 0 ? 0.34F : 0.22F), window.line());
                list.AddLine(top, middle, packed(0x7A5A30, side < 0 ? 0.36F : 0.22F), window.line() * 1.8F);
            }
    }
}

/// Trees of one copse, far ones first, on a wash with a ragged edge.
void paint_copse(const Window& window, ImDrawList& list, const Camera& camera, const std::array<float, 3>& at) {
    const Spot middle{at[0], at[1]};
    const ImVec2 m = camera.pixel(middle);
    const float reach = at[2] * camera.scale() * 1.4F;
    if (!sees(camera, {{m.x - reach, m.y - reach}, {m.x + reach, m.y + reach}})) return;
    PenJitter pen(static_cast<std::uint32_t>(at[0] * 7 + at[1]));
    std::vector<ImVec2> rim;
    constexpr int parts = 40;
    for (int i = 0; i < parts; ++i) {
        const float turn = full_turn * static_cast<float>(i) / parts;
        const float out = at[2] * (1 + 0.06F * std::sin(turn * 3 + at[0]) + pen.between(-0.03F, 0.03F));
        rim.push_back(camera.pixel(Spot{middle.x + out * 1.24F * std::cos(turn), middle.y + out * 0.84F * std::sin(turn)}));
    }
    list.AddConvexPolyFilled(rim.data(), parts, packed(0x9CAB7E, 0.55F));
    const int trees = static_cast<int>(at[2] * at[2] / 330);
    std::vector<Spot> stand;
    for (int i = 0; i < trees; ++i) {
        const float turn = full_turn * pen.next(), out = at[2] * std::sqrt(pen.next());
        stand.push_back({middle.x + out * 1.22F * std::cos(turn), middle.y + out * 0.82F * std::sin(turn)});
    }
    std::sort(stand.begin(), stand.end(), [](Spot a, Spot b) { return a.y > b.y; });
    for (const Spot tree : stand) {
        const ImVec2 p = camera.pixel(tree);
        const float r = std::max(window.units(1.8F), camera.scale() * pen.between(11, 19));
        list.AddCircleFilled({p.x + r * 0.35F, p.y + r * 0.5F}, r, packed(0x3E4A30, 0.30F), 9);
        list.AddCircleFilled(p, r, packed(crown_dark, 0.75F), 9);
        list.AddCircleFilled({p.x - r * 0.14F, p.y - r * 0.18F}, r * 0.78F, packed(crown), 9);
        list.AddCircleFilled({p.x - r * 0.26F, p.y - r * 0.32F}, r * 0.36F, packed(crown_lit, 0.8F), 7);
    }
}

void paint_brook(const Window& window, ImDrawList& list, const Camera& camera) {
    std::vector<ImVec2> line;
    for (const Spot p : smooth(brook)) line.push_back(camera.pixel(p));
    const int count = static_cast<int>(line.size());
    list.AddPolyline(line.data(), count, packed(0x6F8C90, 0.6F), 0, std::max(window.units(2.2F), 15 * camera.scale()));
    list.AddPolyline(line.data(), count, packed(water), 0, std::max(window.units(1.2F), 10 * camera.scale()));
}

/// One ribbon: round at its bends and at its ends.
void paint_ribbon(ImDrawList& list, const std::vector<ImVec2>& line, float wide, ImU32 ink) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        list.AddCircleFilled(line[i], wide / 2, ink, wide > 24 ? 40 : 18);
        if (i + 1 < line.size()) list.AddLine(line[i], line[i + 1], ink, wide);
    }
}

/// The broad verge is where a base counts as on the road (K6.1); in its middle the paved road, with its two edges, and trees along it.
void paint_roads(const Window& window, ImDrawList& list, const Camera& camera, const RuleSet& rules) {
    std::vector<std::vector<ImVec2>> lines;
    for (const callipers::Road& road : rules.ground.roads) {
        std::vector<ImVec2> line;
        for (const Point p : road.line) line.push_back(camera.pixel(p));
        lines.push_back(std::move(line));
    }
    const float verge = 140 * camera.scale(), paved = std::max(window.units(4.5F), 44 * camera.scale()), edge = window.line() * 1.2F;
    for (const auto& line : lines) paint_ribbon(list, line, verge + 2 * window.line(), packed(0xCBB98A));
    for (const auto& line : lines) paint_ribbon(list, line, verge, packed(0xE8DBB2));
    for (const auto& line : lines) paint_ribbon(list, line, paved + 2 * edge, packed(0x8A6E42));
    for (const auto& line : lines) paint_ribbon(list, line, paved, packed(0xF5ECD0));
    PenJitter pen(4711);
    const float r = std::max(window.units(1), 8 * camera.scale()), apart = 74 * camera.scale();  // the same trees at every scale
    for (const auto& line : lines)
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            const ImVec2 a = line[i], b = line[i + 1];
            const float length = std::max(1.0F, std::hypot(b.x - a.x, b.y - a.y)), ux = (b.x - a.x) / length, uy = (b.y - a.y) / length;
            for (float along = verge * 0.7F + apart / 2; along + verge * 0.7F < length; along += apart)
                for (const float side : {-1.0F, 1.0F}) {
                    const float out = side * (verge * 0.5F - r * 1.1F), on = along + pen.between(-0.15F, 0.15F) * apart;
                    const ImVec2 m(a.x + ux * on - uy * out, a.y + uy * on + ux * out);
                    if (const bool gap = pen.next() < 0.2F; gap || !camera.shows(m)) continue;
                    list.AddCircleFilled({m.x + r * 0.4F, m.y + r * 0.5F}, r, packed(0x4A4A2C, 0.25F), 8);
                    list.AddCircleFilled(m, r, packed(crown, 0.95F), 8);
                }
        }
}

/// Roads of files that have strips alone.
void paint_strips(ImDrawList& list, const Camera& camera, const RuleSet& rules) {
    for (const callipers::Road& road : rules.ground.roads) {
        if (road.line.size() > 1) continue;
        for (const std::vector<Point>& strip : road.strips) {
            std::vector<ImVec2> corners;
            for (const Point p : callipers::Shape(strip)) corners.push_back(camera.pixel(p));
            std::reverse(corners.begin(), corners.end());  // on the screen y grows downwards
            list.AddConvexPolyFilled(corners.data(), static_cast<int>(corners.size()), packed(0xE8DBB2));
        }
    }
}

}  // namespace

float PenJitter::next() {
    std::uint32_t n = ++n_;
    n = (n ^ 61U) ^ (n >> 16U);
    n *= 9U;
    n = n ^ (n >> 4U);
    n *= 0x27d4eb2dU;
    n = n ^ (n >> 15U);
    return static_cast<float>(n & 0xFFFFU) / 65535.0F;
}

void paint_terrain(const Window& window, ImDrawList& list, const Camera& camera, const RuleSet& rules) {
    const SDL_FRect& room = camera.room();
    list.AddRectFilled(corner(room), far_corner(room), packed(0xEADFBE));
    // Neighbouring washes share an edge: softened edges would leave seams between them.
    const ImDrawListFlags flags = list.Flags;
    list.Flags &= ~ImDrawListFlags_AntiAliasedFill;
    paint_fields(window, list, camera);
    paint_ridge(window, list, camera, allied_crest);
    paint_ridge(window, list, camera, french_crest);
    list.Flags = flags;
    paint_brook(window, list, camera);
    for (const auto& each : copses) paint_copse(window, list, camera, each);
    paint_strips(list, camera, rules);
    paint_roads(window, list, camera, rules);
    for (const auto& [id, owner] : rules.battle.holds)
        for (const callipers::Strongpoint& farm : rules.ground.strongpoints)
            if (farm.id == id) paint_farm(window, list, camera, farm);
}

}  // namespace fow::callipers::screens
