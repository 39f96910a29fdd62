#include "games/callipers/screens/ground.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

#include "core/numbers.hpp"
#include "games/callipers/screens/labels.hpp"
#include "games/callipers/screens/terrain.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/window/pictures.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
namespace {

/// A compass rose, in the corner that battles leave free most often.
struct Rose {
    ImVec2 middle;
    float radius = 0;
};
Rose rose_on(const Window& window, const Camera& camera) {
    const SDL_FRect& room = camera.room();
    const float radius = window.units(24);
    return {{room.x + room.w - radius - window.units(16), room.y + radius + window.units(30)}, radius};
}

void paint_rose(const Window& window, ImDrawList& list, const Camera& camera) {
    const auto [m, radius] = rose_on(window, camera);
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
struct Legend {
    int yards;
    float x, y, wide, high;  ///< of the bar, pixels
    SDL_FRect board;
};
Legend legend_on(Window& window, const Camera& camera) {
    const SDL_FRect& room = camera.room();
    const float pad = window.units(12), high = window.units(5), out = window.units(8);
    const int yards = camera.scale() * 1000 > room.w * 0.3F ? 200 : camera.scale() * 500 > window.units(70) ? 500 : 1000;
    const float wide = camera.scale() * static_cast<float>(yards);
    const float x = room.x + pad, y = room.y + room.h - pad - high;
    const ImVec2 words = text_size(window, Type::small, fill(tr("{count} yards"), {{"count", grouped(1000, tr)}}));
    const float top = y - words.y - window.units(7);
    return {yards, x, y, wide, high, {x - out, top, std::max(wide, words.x) + 2 * out, y + high + window.units(7) - top}};
}

void paint_legend(Window& window, ImDrawList& list, const Camera& camera) {
    const auto [yards, x, y, wide, high, board] = legend_on(window, camera);
    list.AddRectFilled(corner(board), far_corner(board), packed(0xEFE6CF, 0.85F));
    list.AddRectFilled({x, y}, {x + wide, y + high}, packed(colour::paper));
    for (const int part : {0, 2}) {
        const float from = x + wide * static_cast<float>(part) / 4;
        list.AddRectFilled({from, y}, {from + wide / 4, y + high}, packed(colour::ink));
    }
    list.AddRect({x, y}, {x + wide, y + high}, packed(colour::ink), 0, 0, window.line());
    draw_letters(window, list, Type::small, {x, board.y + window.units(4)}, packed(colour::ink),
                 fill(tr("{count} yards"), {{"count", grouped(yards, tr)}}));
}

struct FarmSign {
    const callipers::Strongpoint& farm;
    Seat owner;
    SDL_FRect flag;  ///< with its staff
    SDL_FRect name;
};
std::vector<FarmSign> farm_signs(Window& window, const Camera& camera, const View& view, const RuleSet& rules) {
    TakenRoom taken(camera.room());
    take_bases(window, taken, camera, view, rules);
    for (const SDL_FRect& each : instruments_on(window, camera)) taken.take(each);
    std::vector<FarmSign> signs;
    for (std::size_t i = 0; i < rules.battle.holds.size(); ++i)
        for (const callipers::Strongpoint& farm : rules.ground.strongpoints) {
            if (farm.id != rules.battle.holds[i].first) continue;
            const SDL_FRect walled = walls_on(camera, farm);
            const ImVec2 near = corner(walled), far = far_corner(walled);
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
    paint_terrain(window, list, camera, rules);
    if (lines) paint_lines(window, list, camera, rules.battle);
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

void draw_small_ground(Window& window, ImDrawList& list, const Camera& camera, const RuleSet& rules) {
    const SDL_FRect& room = camera.room();
    const std::string signature = std::to_string(mark_of(rules)) + " " + std::to_string(camera.scale());
    const Pictures::Canvas canvas =
        window.pictures().canvas("callipers preview " + std::to_string(whole(room.w)) + " " + std::to_string(mark_of(rules)), whole(room.w),
                                 whole(room.h), signature);
    if (canvas.texture == nullptr) return;
    if (canvas.fresh)
        window.paint(*canvas.texture, [&](ImDrawList& sheet) {
            paint_terrain(window, sheet, camera.moved_to({0, 0}), rules);
            paint_limits(window, sheet, camera.moved_to({0, 0}), rules.battle);
        });
    list.AddImage(canvas.texture, corner(room), far_corner(room));
}

std::vector<SDL_FRect> instruments_on(Window& window, const Camera& camera) {
    const auto [m, radius] = rose_on(window, camera);
    const float out = radius + window.units(6);
    return {legend_on(window, camera).board, {m.x - out, m.y - out, 2 * out, 2 * out}};
}

SDL_FRect walls_on(const Camera& camera, const callipers::Strongpoint& farm) {
    Point low = farm.polygon.front(), high = low;
    for (const Point p : farm.polygon) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    const ImVec2 near = camera.pixel(Point{low.x, high.y}), far = camera.pixel(Point{high.x, low.y});
    return {near.x, near.y, far.x - near.x, far.y - near.y};
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
