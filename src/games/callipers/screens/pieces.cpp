#include "games/callipers/screens/pieces.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "games/callipers/screens/ground.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"

namespace fow::callipers::screens {
namespace {

using Quad = std::array<ImVec2, 4>;

/// Units of the depth and the width from which a base has room for sign and strength beside each other.
constexpr float broad_from = 19, beside_from = 34;

ImVec2 mix(ImVec2 a, ImVec2 b, float t) { return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t}; }
float length(ImVec2 a, ImVec2 b) { return std::hypot(b.x - a.x, b.y - a.y); }
ImVec2 middle_of(const Quad& q) { return mix(mix(q[0], q[1], 0.5F), mix(q[3], q[2], 0.5F), 0.5F); }
Quad shifted(const Quad& q, ImVec2 by) {
    Quad moved = q;
    for (ImVec2& p : moved) p = {p.x + by.x, p.y + by.y};
    return moved;
}
void fill_quad(ImDrawList& list, const Quad& q, ImU32 ink) { list.AddQuadFilled(q[0], q[1], q[2], q[3], ink); }
void stroke_quad(ImDrawList& list, const Quad& q, ImU32 ink, float thick) { list.AddPolyline(q.data(), 4, ink, ImDrawFlags_Closed, thick); }
/// The part of a base from `from` to `to` of its depth, 0 at the front.
Quad band(const Quad& q, float from, float to) {
    return {mix(q[0], q[3], from), mix(q[1], q[2], from), mix(q[1], q[2], to), mix(q[0], q[3], to)};
}

/// White with the bars of the army, so that nobody has to rely on its colour: one for the French, two for the Allies.
void paint_front(ImDrawList& list, const Quad& q, Seat side, const Uniform& uniform, float alpha) {
    const Quad front = band(q, 0, 0.24F);
    fill_quad(list, front, packed(0xFFFFFF, alpha));
    const float half = 0.035F;
    const auto bar = [&](float at) {
        list.AddQuadFilled(mix(front[0], front[1], at - half), mix(front[0], front[1], at + half), mix(front[3], front[2], at + half),
                           mix(front[3], front[2], at - half), packed(uniform.edge, alpha));
    };
    if (side == french_seat) return bar(0.5F);
    bar(0.36F);
    bar(0.64F);
}

void paint_number(Window& window, ImDrawList& list, ImVec2 middle, int number, bool large) {
    const std::string text = std::to_string(number);
    const Type type = large ? Type::heading : Type::small;
    const ImVec2 size = text_size(window, type, text);
    const ImVec2 at(std::floor(middle.x - size.x / 2), std::floor(middle.y - size.y / 2));
    draw_letters(window, list, type, {at.x + 1, at.y + 1}, packed(0x000000, 0.6F), text);
    draw_letters(window, list, type, at, packed(0xFFFFFF), text);
}

/// One dot for each thousand, along the rear, between the sign and the number.
void paint_pips(ImDrawList& list, const Quad& q, int thousands, float alpha) {
    const ImVec2 left = mix(q[0], q[3], 0.86F), right = mix(q[1], q[2], 0.86F);
    const float radius = std::max(1.2F, length(q[0], q[3]) * 0.055F);
    const float apart = std::min(0.11F, 0.24F / static_cast<float>(std::max(1, thousands - 1)));
    for (int i = 0; i < thousands; ++i) {
        const float along = 0.5F + (static_cast<float>(i) - static_cast<float>(thousands - 1) / 2) * apart;
        list.AddCircleFilled(mix(left, right, along), radius, packed(0xFFFFFF, 0.85F * alpha), 8);
    }
}

/// The sign of an arm at the size of a letter: a cross, a slash, a ball.
void paint_small_sign(const Window& window, ImDrawList& list, ImVec2 m, Arm arm) {
    const float half = window.units(3.6F), thick = std::max(1.2F, window.units(1.5F));
    const ImU32 ink = packed(0xFFFFFF);
    if (arm == Arm::artillery) return list.AddCircleFilled(m, half * 0.85F, ink, 16);
    list.AddLine({m.x - half, m.y + half}, {m.x + half, m.y - half}, ink, thick);
    if (arm == Arm::infantry) list.AddLine({m.x - half, m.y - half}, {m.x + half, m.y + half}, ink, thick);
}

/// Sign and strength upright on a plate, and the front of the base over it.
void paint_plate(Window& window, ImDrawList& list, const SDL_FRect& plate, const Quad& q, const Piece& what, bool spent) {
    const Uniform uniform = uniform_of(what.side, window);
    const float round = window.units(2);
    list.AddRectFilled({plate.x + 1, plate.y + 2}, {plate.x + plate.w + 1, plate.y + plate.h + 2}, packed(0x000000, 0.28F), round);
    list.AddRectFilled(corner(plate), far_corner(plate), packed(spent ? uniform.edge : uniform.cloth), round);
    list.AddRect(corner(plate), far_corner(plate), packed(uniform.edge), round, 0, window.line());
    const float y = plate.y + plate.h / 2;
    paint_small_sign(window, list, {plate.x + plate.w * 0.30F, y}, what.arm);
    paint_number(window, list, {plate.x + plate.w * 0.72F, y}, what.thousands, false);
    // A wedge at the rim of the plate points to the front.
    const ImVec2 m = middle_of(q), head = mix(q[0], q[1], 0.5F);
    const float far = std::max(0.01F, length(m, head)), ux = (head.x - m.x) / far, uy = (head.y - m.y) / far;
    const float out =
        std::min(std::abs(ux) > 0.01F ? plate.w / 2 / std::abs(ux) : plate.w, std::abs(uy) > 0.01F ? plate.h / 2 / std::abs(uy) : plate.w);
    const float wide = window.units(4), deep = window.units(5);
    const ImVec2 foot(m.x + ux * out, m.y + uy * out);
    const auto wedge = [&](float grow, ImU32 ink) {
        list.AddTriangleFilled({foot.x - uy * (wide + grow), foot.y + ux * (wide + grow)},
                               {foot.x + uy * (wide + grow), foot.y - ux * (wide + grow)},
                               {foot.x + ux * (deep + grow * 1.6F), foot.y + uy * (deep + grow * 1.6F)}, ink);
    };
    wedge(window.line(), packed(uniform.edge));
    wedge(0, packed(0xFFFFFF));
}

}  // namespace

std::optional<SDL_FRect> plate_of(const Window& window, const Camera& camera, const RuleSet& rules, int piece, const Standing& standing) {
    const int width = rules.figures.widths[static_cast<std::size_t>(piece_of(rules, piece).thousands - 1)].value;
    const bool deep = static_cast<float>(rules.figures.depth.value) * camera.scale() >= window.units(broad_from);
    if (deep && static_cast<float>(width) * camera.scale() >= window.units(beside_from)) return std::nullopt;
    const ImVec2 m = camera.pixel(standing.at);
    const float wide = window.units(26), high = window.units(15);
    return SDL_FRect{std::floor(m.x - wide / 2), std::floor(m.y - high / 2), wide, high};
}

std::array<ImVec2, 4> corners_on(const Camera& camera, const RuleSet& rules, int piece, const Standing& standing) {
    const Corners base = base_of(rules.figures, piece_of(rules, piece).thousands, {}, standing.facing);
    Quad corners;
    for (std::size_t i = 0; i < corners.size(); ++i)
        corners[i] = camera.pixel(Spot{standing.at.x + static_cast<float>(base[i].x), standing.at.y + static_cast<float>(base[i].y)});
    return corners;
}

Handles handles_of(const Window& window, const std::array<ImVec2, 4>& q) {
    const float deep = std::max(1.0F, length(q[0], q[3]));
    const ImVec2 forth((q[0].x - q[3].x) / deep, (q[0].y - q[3].y) / deep);
    const ImVec2 front = mix(q[0], q[1], 0.5F);
    const float far = window.units(26), near = window.units(5), wide = std::max(1.0F, length(q[0], q[1]));
    const ImVec2 along((q[1].x - q[0].x) / wide, (q[1].y - q[0].y) / wide);
    return {{front.x + forth.x * far, front.y + forth.y * far},
            {q[0].x + (forth.x - along.x) * near, q[0].y + (forth.y - along.y) * near},
            {q[1].x + (forth.x + along.x) * near, q[1].y + (forth.y + along.y) * near}};
}

void paint_sign(ImDrawList& list, ImVec2 m, ImVec2 u, ImVec2 v, Arm arm, ImU32 ink, float thick) {
    const auto at = [&](float forth, float right) { return ImVec2(m.x + u.x * forth + v.x * right, m.y + u.y * forth + v.y * right); };
    if (arm == Arm::artillery) {
        const float wheel = std::hypot(u.x, u.y) * 0.42F;
        list.AddLine(at(-0.9F, 0), at(1.15F, 0), ink, thick * 2.2F);
        list.AddCircle(at(-0.25F, 0.62F), wheel, ink, 14, thick);
        list.AddCircle(at(-0.25F, -0.62F), wheel, ink, 14, thick);
        return;
    }
    list.AddLine(at(-1, -1.3F), at(1, 1.3F), ink, thick);
    if (arm == Arm::infantry) list.AddLine(at(-1, 1.3F), at(1, -1.3F), ink, thick);
}

void paint_piece(Window& window, ImDrawList& list, const Camera& camera, const RuleSet& rules, int piece, const Standing& standing,
                 Shade shade) {
    const Piece& what = piece_of(rules, piece);
    const Uniform uniform = uniform_of(what.side, window);
    Quad q = corners_on(camera, rules, piece, standing);
    const float deep = length(q[0], q[3]);
    if (shade == Shade::ghost) {
        fill_quad(list, q, packed(uniform.cloth, 0.18F));
        stroke_quad(list, q, packed(uniform.edge, 0.75F), window.line());
        list.AddLine(q[0], q[1], packed(uniform.edge, 0.9F), std::max(window.line(), deep * 0.12F));
        return;
    }
    const float drop = std::max(1.5F, deep * (shade == Shade::lifted ? 0.22F : 0.10F));
    fill_quad(list, shifted(q, {drop, drop * 1.4F}), packed(0x000000, 0.30F));
    if (shade == Shade::lifted) q = shifted(q, {-drop * 0.2F, -drop * 0.3F});
    fill_quad(list, shifted(q, {0, std::max(1.0F, deep * 0.07F)}), packed(uniform.edge));
    fill_quad(list, q, packed(shade == Shade::spent ? uniform.cloth : uniform.light));
    if (shade == Shade::spent) fill_quad(list, q, packed(0x000000, 0.28F));
    if (const auto plate = plate_of(window, camera, rules, piece, standing)) {
        stroke_quad(list, q, packed(uniform.edge), window.line());
        if (deep >= window.units(broad_from)) paint_front(list, q, what.side, uniform, 1);
        else list.AddLine(q[0], q[1], packed(0xFFFFFF), window.units(2));
        return paint_plate(window, list, *plate, q, what, shade == Shade::spent);
    }
    paint_front(list, q, what.side, uniform, 1);
    stroke_quad(list, q, packed(uniform.edge), window.line());
    const ImVec2 half_front((q[0].x - q[3].x) * 0.20F, (q[0].y - q[3].y) * 0.20F);
    const ImVec2 half_right(half_front.y * -1, half_front.x);
    const ImVec2 body = middle_of(band(q, 0.24F, 1));
    const ImVec2 aside((q[1].x - q[0].x) * 0.22F, (q[1].y - q[0].y) * 0.22F);
    const ImU32 chalk = packed(0xFFFFFF, 0.85F);
    paint_sign(list, {body.x - aside.x, body.y - aside.y}, half_front, half_right, what.arm, chalk, std::max(1.0F, deep * 0.05F));
    paint_number(window, list, {body.x + aside.x, body.y + aside.y}, what.thousands, deep >= window.units(30));
    if (what.arm != Arm::artillery) paint_pips(list, q, what.thousands, 1);
}

void paint_ring(Window& window, ImDrawList& list, const Camera& camera, const RuleSet& rules, int piece, const Standing& standing,
                ImU32 ink, float thick, bool dashed) {
    const Quad q = corners_on(camera, rules, piece, standing);
    const Quad ring = grown(q, window.units(3));
    if (!dashed) return stroke_quad(list, ring, ink, thick);
    for (std::size_t i = 0; i < 4; ++i) draw_dashes(list, ring[i], ring[(i + 1) % 4], ink, thick, window.units(5));
}

SDL_FRect around(const Quad& q) {
    const auto [left, right] = std::minmax({q[0].x, q[1].x, q[2].x, q[3].x});
    const auto [top, foot] = std::minmax({q[0].y, q[1].y, q[2].y, q[3].y});
    return {left, top, right - left, foot - top};
}

SDL_FRect standard_at(const Window& window, const Camera& camera, const RuleSet& rules, int host, const Standing& standing,
                      const std::vector<SDL_FRect>& others) {
    const SDL_FRect base = around(corners_on(camera, rules, host, standing));
    const float wide = window.units(17), high = window.units(30), in = window.units(3), level = base.y + base.h / 2 - high / 2;
    const std::array<ImVec2, 6> tries{{{base.x + base.w / 2, base.y + in - high},
                                       {base.x, base.y + in - high},
                                       {base.x + base.w - wide, base.y + in - high},
                                       {base.x + base.w - in, level},
                                       {base.x + in - wide, level},
                                       {base.x + base.w / 2, base.y + base.h - in}}};
    const auto room = [&](ImVec2 at) { return SDL_FRect{at.x, at.y, wide, high}; };
    for (const ImVec2 at : tries) {
        const SDL_FRect there = room(at);
        if (std::none_of(others.begin(), others.end(), [&](const SDL_FRect& r) { return SDL_HasIntersectionF(&r, &there); })) return there;
    }
    return room(tries.front());
}

std::vector<SDL_FRect> others_on(const Camera& camera, const View& view, const RuleSet& rules, int host) {
    std::vector<SDL_FRect> others;
    for (int i = 0; i < count_of(rules); ++i)
        if (i != host && place_of(view, i).stands) others.push_back(around(corners_on(camera, rules, i, standing_of(place_of(view, i)))));
    return others;
}

void paint_standard(const Window& window, ImDrawList& list, const SDL_FRect& room, Seat side) {
    const Uniform uniform = uniform_of(side, window);
    const float flag = room.w;
    const ImVec2 foot(room.x, room.y + room.h), top(room.x, room.y);
    list.AddLine({foot.x + 1, foot.y + 1}, {top.x + 1, top.y + 1}, packed(0x000000, 0.4F), window.units(2));
    list.AddLine(foot, top, packed(colour::brass), window.units(2));
    list.AddTriangleFilled(top, {top.x + flag, top.y + flag * 0.34F}, {top.x, top.y + flag * 0.68F}, packed(uniform.light));
    list.AddTriangle(top, {top.x + flag, top.y + flag * 0.34F}, {top.x, top.y + flag * 0.68F}, packed(uniform.edge), window.line());
    draw_star(list, top, window.units(5), 5, 0.45F, packed(colour::gold));
}

void paint_die(const Window& window, ImDrawList& list, ImVec2 m, float size, Seat side, int face, float turning) {
    const Uniform uniform = uniform_of(side, window);
    const float left = 1 - std::clamp(turning, 0.0F, 1.0F), angle = left * left * 9, half = size * 0.46F;
    const float c = std::cos(angle), s = std::sin(angle);
    const auto square = [&](ImVec2 at, float by) {
        const auto corner_at = [&](float x, float y) { return ImVec2(at.x + (x * c - y * s) * by, at.y + (x * s + y * c) * by); };
        return Quad{corner_at(-1, -1), corner_at(1, -1), corner_at(1, 1), corner_at(-1, 1)};
    };
    fill_quad(list, square({m.x + size * 0.08F, m.y + size * 0.12F}, half), packed(0x000000, 0.32F));
    fill_quad(list, square(m, half), packed(uniform.edge));
    fill_quad(list, square(m, half * 0.9F), packed(uniform.cloth));
    const int shown = left > 0.02F ? 1 + static_cast<int>(angle * 2.3F) % callipers::die_faces : face;
    const auto pip = [&](float x, float y) {
        const float step = size * 0.27F;
        list.AddCircleFilled({m.x + (x * c - y * s) * step, m.y + (x * s + y * c) * step}, size * 0.09F, packed(colour::paper), 12);
    };
    if (shown % 2 == 1) pip(0, 0);
    if (shown >= 2) {
        pip(-1, -1);
        pip(1, 1);
    }
    if (shown >= 4) {
        pip(1, -1);
        pip(-1, 1);
    }
    if (shown == 6) {
        pip(-1, 0);
        pip(1, 0);
    }
}

}  // namespace fow::callipers::screens
