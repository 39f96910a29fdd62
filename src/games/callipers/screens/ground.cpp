#include "games/callipers/screens/ground.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <utility>

#include "games/callipers/screens/labels.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/window/pictures.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
namespace {

constexpr unsigned sand = 0xE9DDBB, ditch = 0xB89A68, lane = 0xF3E8C6, wall = 0x6B3A26, roofs = 0x9E5A3C, wood = 0x8FA07A;

/// The crests of the two ridges, known from every map of the field. For the eye alone: relief changes nothing (K0).
constexpr std::array<Spot, 9> allied_ridge{
    {{0, 3420}, {900, 3560}, {1700, 3500}, {2400, 3560}, {3300, 3480}, {4100, 3560}, {4800, 3680}, {5400, 3900}, {6000, 4100}}};
constexpr std::array<Spot, 8> french_ridge{
    {{900, 1300}, {1700, 1240}, {2400, 1420}, {3000, 1720}, {3600, 1820}, {4300, 1980}, {5000, 2180}, {5800, 2300}}};
/// The wood south of Hougoumont, and the copses of the Paris wood.
constexpr std::array<std::array<float, 3>, 3> woods{{{2120, 1560, 170}, {5700, 1400, 320}, {5850, 900, 300}}};

/// The same number for the same place, so that strokes stay the same when they are drawn again.
float hashed(std::uint32_t n) {
    n = (n ^ 61U) ^ (n >> 16U);
    n *= 9U;
    n = n ^ (n >> 4U);
    n *= 0x27d4eb2dU;
    n = n ^ (n >> 15U);
    return static_cast<float>(n & 0xFFFFU) / 65535.0F;
}

ImVec2 towards(const Camera& camera, Spot from, float dx, float dy) { return camera.pixel(Spot{from.x + dx, from.y + dy}); }

/// Short strokes down both slopes of a crest.
void paint_ridge(ImDrawList& list, const Camera& camera, std::span<const Spot> crest, float line) {
    std::uint32_t n = 1;
    const float step = std::max(14.0F, 5.0F / camera.scale());
    for (std::size_t i = 0; i + 1 < crest.size(); ++i) {
        const Spot a = crest[i], b = crest[i + 1];
        const float dx = b.x - a.x, dy = b.y - a.y, length = std::sqrt(dx * dx + dy * dy);
        const float ux = dx / length, uy = dy / length;
        for (float along = 0; along < length; along += step) {
            for (const float side : {-1.0F, 1.0F}) {
                const float near = 30 + 40 * hashed(++n), far = near + 60 + 90 * hashed(++n), slip = 16 * (hashed(++n) - 0.5F);
                const Spot at{a.x + ux * (along + slip), a.y + uy * (along + slip)};
                const ImVec2 from = towards(camera, at, -uy * side * near, ux * side * near);
                const ImVec2 to = towards(camera, at, -uy * side * far + ux * slip, ux * side * far + uy * slip);
                list.AddLine(from, to, packed(colour::hachure, side > 0 ? 0.20F : 0.30F), line);
            }
        }
    }
}

/// Fields of rye and fallow, a patchwork that a surveyor would tint; it changes nothing.
void paint_fields(const Window& window, ImDrawList& list, const Camera& camera) {
    constexpr int apart = 420;
    for (int gx = -1; gx < 16; ++gx)
        for (int gy = -1; gy < 12; ++gy) {
            auto n = static_cast<std::uint32_t>((gx + 3) * 131 + (gy + 5) * 17);
            const float pick = hashed(++n);
            if (pick < 0.35F) continue;
            const float x = static_cast<float>(gx * apart) + 160 * hashed(++n), y = static_cast<float>(gy * apart) + 160 * hashed(++n);
            const float wide = 260 + 200 * hashed(++n), deep = 200 + 200 * hashed(++n), lean = 90 * (hashed(++n) - 0.5F);
            const ImVec2 a = camera.pixel(Spot{x, y}), b = camera.pixel(Spot{x + wide, y + lean}),
                         c = camera.pixel(Spot{x + wide - lean, y + deep}), d = camera.pixel(Spot{x - lean, y + deep - lean});
            list.AddQuadFilled(a, b, c, d, packed(pick > 0.75F ? 0xB9BE7C : pick > 0.55F ? 0xCDBE7E : 0xDDC9A0, 0.30F));
            const int furrows = pick > 0.55F ? static_cast<int>(wide * camera.scale() / window.units(7)) : 0;
            for (int i = 1; i < furrows; ++i) {
                const float t = static_cast<float>(i) / static_cast<float>(furrows);
                list.AddLine({a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t}, {d.x + (c.x - d.x) * t, d.y + (c.y - d.y) * t},
                             packed(0x8A7A3C, 0.10F), window.line());
            }
        }
}

/// A compass rose, in the corner that battles leave free most often.
void paint_rose(const Window& window, ImDrawList& list, const Camera& camera) {
    const SDL_FRect& room = camera.room();
    const float radius = window.units(24);
    const ImVec2 m(room.x + room.w - radius - window.units(16), room.y + radius + window.units(30));
    list.AddCircleFilled(m, radius + window.units(6), packed(colour::paper, 0.80F), 40);
    list.AddCircle(m, radius + window.units(3), packed(colour::ink, 0.7F), 40, window.line());
    for (int i = 0; i < 4; ++i) {
        const float angle = full_turn * static_cast<float>(i) / 4;
        const ImVec2 tip(m.x + radius * std::sin(angle), m.y - radius * std::cos(angle)), side(std::cos(angle), std::sin(angle));
        const float half = radius * 0.16F;
        list.AddTriangleFilled(tip, {m.x + side.x * half, m.y + side.y * half}, m, packed(i == 0 ? 0x8C1D18 : colour::ink));
        list.AddTriangleFilled(tip, {m.x - side.x * half, m.y - side.y * half}, m, packed(0xB9A877));
    }
}

void paint_wood(ImDrawList& list, const Camera& camera, const std::array<float, 3>& at) {
    std::uint32_t n = static_cast<std::uint32_t>(at[0] * 7 + at[1]);
    const int trees = static_cast<int>(at[2] * at[2] / 620);
    for (int i = 0; i < trees; ++i) {
        const float turn = full_turn * hashed(++n), out = at[2] * std::sqrt(hashed(++n));
        const ImVec2 m = camera.pixel(Spot{at[0] + out * 1.2F * std::cos(turn), at[1] + out * 0.8F * std::sin(turn)});
        const float r = camera.scale() * (12 + 9 * hashed(++n));
        list.AddCircleFilled({m.x + r * 0.3F, m.y + r * 0.4F}, r, packed(0x5E6A48, 0.22F), 10);
        list.AddCircleFilled(m, r, packed(wood, 0.50F), 10);
    }
}

void paint_polygon(ImDrawList& list, const Camera& camera, const std::vector<Point>& polygon, ImU32 ink) {
    std::vector<ImVec2> corners;
    for (const Point p : callipers::Shape(polygon)) corners.push_back(camera.pixel(p));
    std::reverse(corners.begin(), corners.end());  // on the screen y grows downwards
    list.AddConvexPolyFilled(corners.data(), static_cast<int>(corners.size()), ink);
}

void paint_roads(const Window& window, ImDrawList& list, const Camera& camera, const RuleSet& rules) {
    for (const callipers::Road& road : rules.ground.roads)
        for (const std::vector<Point>& strip : road.strips) {
            std::vector<ImVec2> corners;
            for (const Point p : strip) corners.push_back(camera.pixel(p));
            list.AddPolyline(corners.data(), static_cast<int>(corners.size()), packed(ditch), ImDrawFlags_Closed, 2 * window.line());
        }
    for (const callipers::Road& road : rules.ground.roads)
        for (const std::vector<Point>& strip : road.strips) paint_polygon(list, camera, strip, packed(lane));
    for (const callipers::Road& road : rules.ground.roads)
        for (std::size_t i = 0; i + 1 < road.line.size(); ++i)
            draw_dashes(list, camera.pixel(road.line[i]), camera.pixel(road.line[i + 1]), packed(ditch, 0.55F), window.line(),
                        std::max(3.0F, 14 * camera.scale()));
}

/// A farm: its walls, which count, and roofs inside, which do not.
void paint_farm(const Window& window, ImDrawList& list, const Camera& camera, const callipers::Strongpoint& farm) {
    paint_polygon(list, camera, farm.polygon, packed(0xD9C79A));
    Point low = farm.polygon.front(), high = low;
    for (const Point p : farm.polygon) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    const auto wide = static_cast<float>(high.x - low.x), deep = static_cast<float>(high.y - low.y);
    const auto roof = [&](float x, float y, float w, float h) {
        const Spot corner_low{static_cast<float>(low.x) + x * wide, static_cast<float>(low.y) + y * deep};
        const ImVec2 a = camera.pixel(Spot{corner_low.x, corner_low.y + h * deep}),
                     b = camera.pixel(Spot{corner_low.x + w * wide, corner_low.y});
        list.AddRectFilled(a, b, packed(roofs, 0.9F));
        list.AddLine({a.x, (a.y + b.y) / 2}, {b.x, (a.y + b.y) / 2}, packed(0x6B3A26, 0.6F), window.line());
        list.AddRect(a, b, packed(wall, 0.8F), 0, 0, window.line());
    };
    roof(0.06F, 0.66F, 0.40F, 0.26F);
    roof(0.56F, 0.72F, 0.36F, 0.20F);
    roof(0.08F, 0.10F, 0.22F, 0.36F);
    std::vector<ImVec2> corners;
    for (const Point p : farm.polygon) corners.push_back(camera.pixel(p));
    list.AddPolyline(corners.data(), static_cast<int>(corners.size()), packed(wall), ImDrawFlags_Closed,
                     std::max(window.units(2), 9 * camera.scale()));
}

void paint_lines(const Window& window, ImDrawList& list, const Camera& camera, const Battle& battle) {
    const ImU32 ink = packed(0x6B4A1E, 0.16F);
    constexpr int apart = 500;
    for (int x = (battle.low.x + apart - 1) / apart * apart; x <= battle.high.x; x += apart)
        list.AddLine(camera.pixel(Point{x, battle.low.y}), camera.pixel(Point{x, battle.high.y}), ink, window.line());
    for (int y = (battle.low.y + apart - 1) / apart * apart; y <= battle.high.y; y += apart)
        list.AddLine(camera.pixel(Point{battle.low.x, y}), camera.pixel(Point{battle.high.x, y}), ink, window.line());
}

/// Beyond the limits nothing may stand (K2.7): darker paper, and a double line as on printed maps.
void paint_limits(const Window& window, ImDrawList& list, const Camera& camera, const Battle& battle) {
    const SDL_FRect& room = camera.room();
    const auto at = [&](Point p) { return ImVec2(std::round(camera.pixel(p).x), std::round(camera.pixel(p).y)); };
    const ImVec2 low = at({battle.low.x, battle.high.y}), high = at({battle.high.x, battle.low.y});
    const ImU32 shade = packed(0xC4B184, 0.78F);
    const float right = room.x + room.w, foot = room.y + room.h;
    if (low.y > room.y) list.AddRectFilled(corner(room), {right, low.y}, shade);
    if (high.y < foot) list.AddRectFilled({room.x, high.y}, {right, foot}, shade);
    if (low.x > room.x) list.AddRectFilled({room.x, low.y}, {low.x, high.y}, shade);
    if (high.x < right) list.AddRectFilled({high.x, low.y}, {right, high.y}, shade);
    const float out = window.units(4);
    list.AddRect(low, high, packed(colour::ink, 0.8F), 0, 0, window.line());
    list.AddRect({low.x - out, low.y - out}, {high.x + out, high.y + out}, packed(colour::ink, 0.7F), 0, 0, window.units(2));
}

/// A bar of 500 yards and the north, at the foot of the map.
void paint_legend(Window& window, ImDrawList& list, const Camera& camera) {
    const SDL_FRect& room = camera.room();
    const float pad = window.units(12), high = window.units(5);
    const int yards = camera.scale() * 1000 > room.w * 0.3F ? 200 : camera.scale() * 500 > window.units(70) ? 500 : 1000;
    const float wide = camera.scale() * static_cast<float>(yards);
    const float x = room.x + pad, y = room.y + room.h - pad - high;
    const ImVec2 words = text_size(window, Type::small, "1,000 yards");
    const float board = std::max(wide, words.x) + 2 * window.units(8);
    list.AddRectFilled({x - window.units(8), y - words.y - window.units(7)}, {x - window.units(8) + board, y + high + window.units(7)},
                       packed(0xEFE6CF, 0.85F));
    list.AddRectFilled({x, y}, {x + wide, y + high}, packed(colour::paper));
    for (const int part : {0, 2}) {
        const float from = x + wide * static_cast<float>(part) / 4;
        list.AddRectFilled({from, y}, {from + wide / 4, y + high}, packed(colour::ink));
    }
    list.AddRect({x, y}, {x + wide, y + high}, packed(colour::ink), 0, 0, window.line());
    draw_letters(window, list, Type::small, {x, y - words.y - window.units(3)}, packed(colour::ink),
                 fill(tr("{count} yards"), {{"count", yards == 1000 ? std::string("1,000") : std::to_string(yards)}}));
}

struct FarmSign {
    const callipers::Strongpoint& farm;
    Seat owner;
    SDL_FRect flag;  ///< with its staff
    SDL_FRect name;
};
std::vector<FarmSign> farm_signs(Window& window, const Camera& camera, const View& view, const RuleSet& rules) {
    TakenRoom taken(camera.room());
    take_bases(taken, camera, view, rules);
    std::vector<FarmSign> signs;
    for (std::size_t i = 0; i < rules.battle.holds.size(); ++i)
        for (const callipers::Strongpoint& farm : rules.ground.strongpoints) {
            if (farm.id != rules.battle.holds[i].first) continue;
            Point low = farm.polygon.front(), high = low;
            for (const Point p : farm.polygon) {
                low = {std::min(low.x, p.x), std::min(low.y, p.y)};
                high = {std::max(high.x, p.x), std::max(high.y, p.y)};
            }
            const ImVec2 near = camera.pixel(Point{low.x, high.y}), far = camera.pixel(Point{high.x, low.y});
            const float tall = window.units(22);
            const SDL_FRect flag{far.x, near.y - tall, window.units(15), tall};
            taken.take(flag);
            const ImVec2 size = text_size(window, Type::italic, tr(farm.name.c_str()));
            const std::array<ImVec2, 4> walls{near, ImVec2(far.x, near.y), far, ImVec2(near.x, far.y)};
            const SDL_FRect below{(near.x + far.x - size.x) / 2, far.y, size.x, size.y};
            signs.push_back({farm, view.owners[i], flag, taken.place(walls, size, window.units(1), true).value_or(below)});
        }
    return signs;
}

/// The same for the same ground: to know when it must be painted again.
std::uint64_t mark_of(const RuleSet& rules) {
    std::uint64_t mark = 0xcbf29ce484222325U;
    const auto add = [&](std::int64_t value) { mark = (mark ^ static_cast<std::uint64_t>(value)) * 0x100000001b3U; };
    const auto add_points = [&](const std::vector<Point>& points) {
        for (const Point p : points) {
            add(p.x);
            add(p.y);
        }
        add(-1);
    };
    add_points({rules.battle.low, rules.battle.high});
    for (const callipers::Road& road : rules.ground.roads) {
        add_points(road.line);
        for (const auto& strip : road.strips) add_points(strip);
    }
    for (const callipers::Strongpoint& farm : rules.ground.strongpoints) {
        add_points(farm.polygon);
        for (const auto& [id, owner] : rules.battle.holds) add(id == farm.id ? 1 : 0);
    }
    return mark;
}

}  // namespace

void paint_name(Window& window, ImDrawList& list, Type type, ImVec2 middle, unsigned rgb, const std::string& name, unsigned halo) {
    const ImVec2 size = text_size(window, type, name);
    const float out = std::max(1.0F, window.units(1.2F));
    const float x = std::floor(middle.x - size.x / 2), y = std::floor(middle.y - size.y / 2);
    for (const auto& [dx, dy] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}})
        draw_letters(window, list, type, {x + static_cast<float>(dx) * out, y + static_cast<float>(dy) * out}, packed(halo, 0.8F), name);
    draw_letters(window, list, type, {x, y}, packed(rgb), name);
}

void paint_ground(Window& window, ImDrawList& list, const Camera& camera, const RuleSet& rules, bool lines) {
    const SDL_FRect& room = camera.room();
    list.AddRectFilled(corner(room), far_corner(room), packed(sand));
    paint_fields(window, list, camera);
    paint_ridge(list, camera, allied_ridge, window.line());
    paint_ridge(list, camera, french_ridge, window.line());
    for (const auto& each : woods) paint_wood(list, camera, each);
    paint_roads(window, list, camera, rules);
    if (lines) paint_lines(window, list, camera, rules.battle);
    for (const auto& [id, owner] : rules.battle.holds)
        for (const callipers::Strongpoint& farm : rules.ground.strongpoints)
            if (farm.id == id) paint_farm(window, list, camera, farm);
    paint_limits(window, list, camera, rules.battle);
    paint_legend(window, list, camera);
    paint_rose(window, list, camera);
}

void draw_ground(Window& window, ImDrawList& list, const Camera& camera, const RuleSet& rules, bool lines) {
    const SDL_FRect& room = camera.room();
    const ImVec2 zero = camera.pixel(Point{});
    const std::string signature = std::to_string(mark_of(rules)) + " " + std::to_string(zero.x - room.x) + " " +
                                  std::to_string(zero.y - room.y) + " " + std::to_string(camera.scale()) + (lines ? " lines" : "");
    const Pictures::Canvas canvas = window.pictures().canvas("callipers ground", whole(room.w), whole(room.h), signature);
    if (canvas.texture == nullptr) return;
    if (canvas.fresh)
        window.paint(*canvas.texture, [&](ImDrawList& sheet) { paint_ground(window, sheet, camera.moved_to({0, 0}), rules, lines); });
    list.AddImage(canvas.texture, corner(room), far_corner(room));
}

void paint_owners(Window& window, ImDrawList& list, const Camera& camera, const View& view, const RuleSet& rules) {
    for (const auto& [farm, owner, flag, name] : farm_signs(window, camera, view, rules)) {
        const Uniform uniform = uniform_of(owner, window);
        const ImVec2 top = corner(flag), low(flag.x + flag.w, flag.y + flag.w * 0.62F);
        list.AddLine({top.x, flag.y + flag.h}, top, packed(colour::ink), window.units(2));
        list.AddRectFilled(top, low, packed(uniform.cloth));
        list.AddRect(top, low, packed(uniform.edge), 0, 0, window.line());
        paint_name(window, list, Type::italic, {name.x + name.w / 2, name.y + name.h / 2}, 0x4A2D18, tr(farm.name.c_str()));
    }
}

std::vector<SDL_FRect> signs_of_farms(Window& window, const Camera& camera, const View& view, const RuleSet& rules) {
    std::vector<SDL_FRect> signs;
    for (const FarmSign& sign : farm_signs(window, camera, view, rules)) signs.insert(signs.end(), {sign.flag, sign.name});
    return signs;
}

}  // namespace fow::callipers::screens
