#include "games/waterloo/screens/table/furniture.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>

#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/surfaces.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {

namespace {

constexpr int nightfall_turn = 21;  // W15.2: 21:00 is where turn 20 ends

/// W2.3: the time when a turn begins.
int minutes_of(int turn) { return 11 * 60 + 30 * (turn - 1); }

/// A strip of paper beside the map.
void strip(Window& window, ImDrawList& list, const SDL_FRect& rect) {
    const float line = window.line();
    const float depth = window.units(4);
    draw_shadow(list, corner(rect), far_corner(rect), depth, 0.30F);
    list.AddRectFilled(corner(rect), far_corner(rect), packed(0xE2D5B2));
    const float inset = window.units(3);
    list.AddRect({rect.x + inset, rect.y + inset}, {rect.x + rect.w - inset, rect.y + rect.h - inset}, packed(colour::ink, 0.35F), 0, 0,
                 line);
}

void picture(Window& window, ImDrawList& list, const char* name, const SDL_FRect& rect, std::optional<unsigned> rgb) {
    const int w = std::max(1, whole(rect.w));
    const int h = std::max(1, whole(rect.h));
    SDL_Texture* texture = window.pictures().sign(name, w, h, rgb);
    const ImVec2 at(std::round(rect.x), std::round(rect.y));
    list.AddImage(texture, at, {at.x + static_cast<float>(w), at.y + static_cast<float>(h)});
}

const char* crest_of(Army army) { return army == Army::french ? "crest_french" : army == Army::allied ? "crest_allied" : "crest_prussian"; }

}  // namespace

void draw_crest(Window& window, ImDrawList& list, const SDL_FRect& rect, Army army, unsigned rgb) {
    picture(window, list, crest_of(army), rect, rgb);
}

namespace {

struct Point3 {
    float x, y, z;
};

/// A cube that tumbles: turns points of its own onto the screen.
class Cube {
public:
    /// `still` 0 to 1; 1: at rest, seen from high above, so that the front is on top like the face of a real die.
    Cube(ImVec2 middle, float half, float still) : middle_(middle), half_(half) {
        const float left = (1 - still) * (1 - still);
        const float x = 0.48F + left * 11;
        const float y = 0.36F + left * 7;
        const float z = left * 2.4F;
        cx_ = std::cos(x), sx_ = std::sin(x), cy_ = std::cos(y), sy_ = std::sin(y), cz_ = std::cos(z), sz_ = std::sin(z);
    }
    [[nodiscard]] Point3 turned(Point3 p) const {
        const Point3 a{p.x * cz_ - p.y * sz_, p.x * sz_ + p.y * cz_, p.z};
        const Point3 b{a.x * cy_ + a.z * sy_, a.y, -a.x * sy_ + a.z * cy_};
        return {b.x, b.y * cx_ - b.z * sx_, b.y * sx_ + b.z * cx_};
    }
    [[nodiscard]] ImVec2 on_screen(Point3 p) const {
        const Point3 t = turned(p);
        const float near = 1 + t.z * 0.09F;  // a little perspective
        return {middle_.x + t.x * half_ * near, middle_.y + t.y * half_ * near};
    }

private:
    ImVec2 middle_;
    float half_;
    float cx_, sx_, cy_, sy_, cz_, sz_;
};

/// A face of the cube: its own right, down and outward directions.
struct Side {
    Point3 right, down, out;
    [[nodiscard]] Point3 at(float x, float y) const {
        return {right.x * x + down.x * y + out.x, right.y * x + down.y * y + out.y, right.z * x + down.z * y + out.z};
    }
};
constexpr std::array<Side, 6> cube_sides{{
    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},    // the front, which shows the face that was rolled and comes to lie on top
    {{0, 0, -1}, {0, 1, 0}, {1, 0, 0}},   // right
    {{0, 0, 1}, {0, 1, 0}, {-1, 0, 0}},   // left
    {{1, 0, 0}, {0, 0, 1}, {0, -1, 0}},   // top
    {{1, 0, 0}, {0, 0, -1}, {0, 1, 0}},   // bottom
    {{-1, 0, 0}, {0, 1, 0}, {0, 0, -1}},  // back
}};

void fill_shape(ImDrawList& list, const Cube& cube, const Side& side, float radius, int corners, unsigned rgb) {
    for (int i = 0; i < corners; ++i) {
        const float a = (static_cast<float>(i) + 0.5F) * full_turn / static_cast<float>(corners);
        list.PathLineTo(cube.on_screen(side.at(radius * std::cos(a), radius * std::sin(a))));
    }
    list.PathFillConvex(packed(rgb));
}

void fill_box(ImDrawList& list, const Cube& cube, const Side& side, float x, float y, unsigned rgb, float alpha = 1) {
    list.AddQuadFilled(cube.on_screen(side.at(-x, -y)), cube.on_screen(side.at(x, -y)), cube.on_screen(side.at(x, y)),
                       cube.on_screen(side.at(-x, y)), packed(rgb, alpha));
}

void lay_picture(ImDrawList& list, const Cube& cube, const Side& side, SDL_Texture* picture, float x, float y) {
    list.AddImageQuad(picture, cube.on_screen(side.at(-x, -y)), cube.on_screen(side.at(x, -y)), cube.on_screen(side.at(x, y)),
                      cube.on_screen(side.at(-x, y)));
}

/// The colour of the winner, with the sign of what follows.
void draw_die_face(Window& window, ImDrawList& list, const Cube& cube, const Side& side, DieFace face, float half) {
    constexpr unsigned ivory = 0xFBF4E0;
    const bool blue = face.winner == french_seat;
    constexpr float badge = 0.70F;
    fill_shape(list, cube, side, blue ? badge : badge * 1.06F, blue ? 40 : 8, uniform_of(face.winner, window).cloth);
    const char* sign = face.effect == DieEffect::frenzy ? "die_frenzy"
                       : face.effect == DieEffect::rout ? "die_rout"
                                                        : crest_of(blue ? Army::french : Army::allied);
    const int pixels = std::max(4, whole(half * badge * 1.25F));
    lay_picture(list, cube, side, window.pictures().sign(sign, pixels, pixels, ivory), badge * 0.62F, badge * 0.62F);
}

}  // namespace

void draw_die(Window& window, ImDrawList& list, const SDL_FRect& rect, std::optional<DieFace> face, float turning) {
    const float size = std::min(rect.w, rect.h);
    const float still = std::clamp(turning, 0.0F, 1.0F);
    const float half = size * 0.33F;
    const float leap = (1 - still) * std::abs(std::sin(still * 9)) * size * 0.28F;
    const ImVec2 ground(rect.x + rect.w / 2, rect.y + rect.h / 2);
    list.AddRectFilled({ground.x - half * 1.1F, ground.y + half * 0.75F}, {ground.x + half * 1.25F, ground.y + half * 1.55F},
                       packed(0x000000, 0.34F - leap / size), half * 0.4F);
    const Cube cube({ground.x, ground.y - leap}, half, still);
    const bool told = face && still >= 1;
    for (std::size_t i = 0; i < cube_sides.size(); ++i) {
        const Side& side = cube_sides[i];
        const float towards = cube.turned(side.out).z;
        if (towards <= 0.02F) continue;
        const auto shade = [&](unsigned rgb) {
            const float light = 0.66F + 0.34F * towards;
            const auto part = [&](int shift) { return static_cast<unsigned>(static_cast<float>((rgb >> shift) & 255U) * light) << shift; };
            return part(16) | part(8) | part(0);
        };
        fill_box(list, cube, side, 1, 1, shade(0xB9AA84));
        fill_box(list, cube, side, 0.94F, 0.94F, shade(0xFBF4E0));
        if (i == 0 && !face && still >= 1) continue;  // not rolled yet: a blank front
        if (i == 0 && told) draw_die_face(window, list, cube, side, *face, half);
        // The other sides carry no result: each pair has one blue and one red side.
        else
            fill_shape(list, cube, side, 0.5F, i % 2 == 0 ? 8 : 30,
                       shade(uniform_of(i % 2 == 0 ? allied_seat : french_seat, window).cloth));
    }
}

void draw_flag(Window& window, ImDrawList& list, const SDL_FRect& rect, Army army) {
    const float line = window.line();
    const float pole = std::max(2.0F, std::round(rect.w * 0.07F));
    const SDL_FRect cloth{rect.x + pole, rect.y + std::round(rect.h * 0.06F), rect.w - pole, std::round(rect.h * 0.62F)};
    list.AddRectFilled({rect.x, rect.y}, {rect.x + pole, rect.y + rect.h}, packed(0x7B5A2C));
    list.AddCircleFilled({rect.x + pole / 2, rect.y}, pole * 0.9F, packed(colour::brass), 12);
    const auto band = [&](float x, float y, float w, float h, unsigned rgb) {
        list.AddRectFilled({std::round(cloth.x + cloth.w * x), std::round(cloth.y + cloth.h * y)},
                           {std::round(cloth.x + cloth.w * (x + w)), std::round(cloth.y + cloth.h * (y + h))}, packed(rgb));
    };
    const auto crest = [&](unsigned rgb, float size) {
        const float side = cloth.h * size;
        draw_crest(window, list, {cloth.x + (cloth.w - side) / 2, cloth.y + (cloth.h - side) / 2, side, side}, army, rgb);
    };
    switch (army) {
        case Army::french:
            band(0, 0, 1.0F / 3, 1, uniform_of(Army::french, window).cloth);
            band(1.0F / 3, 0, 1.0F / 3, 1, 0xF6F0E0);
            band(2.0F / 3, 0, 1.0F / 3, 1, uniform_of(Army::allied, window).cloth);
            break;
        case Army::allied:
            band(0, 0, 1, 1, uniform_of(Army::allied, window).cloth);
            crest(0xE6C984, 0.8F);
            break;
        case Army::prussian:
            band(0, 0, 1, 1, 0xF6F0E0);
            band(0, 0, 1, 0.17F, colour::iron);
            band(0, 0.83F, 1, 0.17F, colour::iron);
            crest(colour::iron, 0.52F);
            break;
    }
    list.AddRect(corner(cloth), far_corner(cloth), packed(0x000000, 0.35F), 0, 0, line);
}

namespace {

/// What the pointer is on, beside the map, explains itself.
void explain(Window& window, const SDL_FRect& rect, const std::string& words) {
    if (ImGui::IsWindowHovered(ImGuiHoveredFlags_AnyWindow) || !ImGui::IsMouseHoveringRect(corner(rect), far_corner(rect), false)) return;
    show_hint(window, {rect.x, rect.y, rect.x + rect.w, rect.y + rect.h}, words);
}

std::string road_words(const PlayerView& view) {
    if (view.prussians_to_come == 0) return tr("The road of the Prussians. Nobody is on it.");
    const std::string time = clock_text(minutes_of(view.prussian_turn + 1));
    const Named count{"count", std::to_string(view.prussians_to_come)};
    if (view.prussians_in_doubt)
        return fill(tr("The road of the Prussians. Up to {count} of their pieces come onto the map at the arrows, if they come at all "
                       "(W9.5)."),
                    {count});
    return fill(tr("The road of the Prussians. From {time} on, their pieces come onto the map at the arrows; {count} are still on the way "
                   "(W9.5)."),
                {{"time", time}, count});
}

}  // namespace

void draw_clock(Window& window, const SDL_FRect& rect, int turn, int prussian_turn) {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    strip(window, list, rect);
    window.controls().add("clock", rect);
    window.controls().set_label(tr("Clock"), clock_text(minutes_of(turn)));
    // From 11:00, or from now if the day begins earlier (W14.1), down to nightfall or now, whichever is later.
    const int last = std::max(nightfall_turn, turn);
    const int first = turn < 1 ? turn : last - nightfall_turn + 1;
    const int rows = last - first + 1;
    const float row = rect.h / static_cast<float>(rows);
    const float text = window.line_height(Type::small);
    for (int i = 0; i < rows; ++i) {
        const int now = first + i;
        const float top = std::round(rect.y + static_cast<float>(i) * row);
        const float bottom = std::round(rect.y + static_cast<float>(i + 1) * row);
        const float inset = window.units(4);
        if (now == turn) {
            const ImVec2 a(rect.x + inset, top + inset / 2);
            const ImVec2 b(rect.x + rect.w - inset, bottom - inset / 2);
            list.AddRectFilled({a.x, a.y + inset / 2}, {b.x, b.y + inset / 2}, packed(0x000000, 0.4F));
            list.AddRectFilled(a, b, packed(0xC79F4C));
            list.AddRectFilled(a, {b.x, a.y + window.line()}, packed(0xF0D793));
        }
        if (now == prussian_turn + 1) {  // W9.5: they act from here on
            const float y = top;
            list.AddRectFilled({rect.x, y - window.line()}, {rect.x + rect.w, y + window.line()}, packed(colour::iron, 0.7F));
        }
        const unsigned ink = now < turn ? 0xA39674 : colour::ink;
        draw_fitted(window, list, Type::small, rect.x + rect.w / 2, top + (bottom - top - text) / 2, ink, clock_text(minutes_of(now)),
                    rect.w - 2 * window.units(4), 0.5F);
    }
    if (prussian_turn >= first && prussian_turn <= last) {
        const float size = std::round(row * 0.62F);
        const float y = std::round(rect.y + static_cast<float>(prussian_turn - first + 1) * row - size / 2);
        const float x = std::round(rect.x + rect.w - size * 0.86F);
        list.AddCircleFilled({x + size / 2, y + size / 2}, size * 0.66F, packed(0xF6F0E0), 24);
        draw_crest(window, list, {x, y, size, size}, Army::prussian, colour::iron);
    }
    explain(
        window, rect,
        prussian_turn >= first && prussian_turn <= last
            ? fill(tr("The clock: each row is a turn of both sides, and brass is now. The black cross marks when the Prussians come: from "
                      "{time} on (W9.5)."),
                   {{"time", clock_text(minutes_of(prussian_turn + 1))}})
            : tr("The clock: each row is a turn of both sides, and brass is now."));
}

void draw_prussian_road(Window& window, const SDL_FRect& rect, const SDL_FRect& map, const PlayerView& view) {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    strip(window, list, rect);
    window.controls().add("prussian-road", rect);
    window.controls().set_label(tr("The road of the Prussians"));
    explain(window, rect, road_words(view));
    if (view.prussian_entry.empty()) return;
    const bool turned = window.board_turned();
    const BoardGeometry geometry(map, turned);
    const float line = window.line();
    const float edge = turned ? rect.x + rect.w : rect.x;
    const float inward = turned ? -1.0F : 1.0F;

    // The road enters at the squares under the flag, the first two, across the edge of the sheet.
    const std::size_t flagged = std::min<std::size_t>(2, view.prussian_entry.size());
    float middle = 0;
    for (std::size_t i = 0; i < flagged; ++i) middle += geometry.centre(view.prussian_entry[i]).y / static_cast<float>(flagged);
    const float wide = std::round(geometry.cell() * 0.11F);
    const float y = std::round(middle);
    list.AddRectFilled({rect.x, y - wide - line}, {rect.x + rect.w, y + wide + line}, packed(0x6D5B3E));
    list.AddRectFilled({rect.x, y - wide}, {rect.x + rect.w, y + wide}, packed(0xD9C79C));

    float highest = geometry.sheet().y + geometry.sheet().h;
    float lowest = 0;
    for (std::size_t i = 0; i < view.prussian_entry.size(); ++i) {
        const float row = geometry.centre(view.prussian_entry[i]).y;
        highest = std::min(highest, row - geometry.cell() / 2);
        lowest = std::max(lowest, row + geometry.cell() / 2);
        const float size = geometry.cell() * 0.17F;
        const float at = edge + inward * 8 * line;
        const ImVec2 tip(at, row);
        const ImVec2 a(at + inward * size * 1.3F, row - size);
        const ImVec2 b(at + inward * size * 1.3F, row + size);
        if (i < flagged) list.AddTriangleFilled(tip, a, b, packed(colour::iron));
        else list.AddTriangle(tip, a, b, packed(colour::iron, 0.6F), line);
    }
    const float flag = std::round(rect.w * 0.72F);
    draw_flag(window, list, {std::round(rect.x + (rect.w - flag) / 2), std::round(highest - flag * 1.3F), flag, flag * 1.2F},
              Army::prussian);
    if (view.prussians_to_come > 0) {
        const float block = std::round(rect.w * 0.62F);
        const SDL_FRect place{std::round(rect.x + (rect.w - block) / 2), std::round(lowest + block * 0.2F), block, block};
        picture(window, list, "back_prussian", place, {});
        const float crest = std::round(block * 0.56F);
        draw_crest(window, list, {place.x + (block - crest) / 2, place.y + (block - crest) / 2, crest, crest}, Army::prussian, 0xE8E4D8);
        draw_text(window, list, Type::heading, rect.x + rect.w / 2, place.y + block, colour::ink,
                  std::to_string(view.prussians_to_come) + (view.prussians_in_doubt ? "?" : ""), 0.5F);
    }
}

void draw_actions(Window& window, int actions, int left) {
    const float size = window.units(30);
    const float gap = window.units(8);
    const int count = std::max(actions, left);
    const SDL_FRect room = place(std::max(1.0F, static_cast<float>(count) * (size + gap) - gap), size);
    window.controls().add("actions", room);
    window.controls().set_label(tr("Actions"), std::to_string(left));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float line = window.line();
    for (int i = 0; i < count; ++i) {
        const ImVec2 c(room.x + static_cast<float>(i) * (size + gap) + size / 2, room.y + size / 2);
        const float radius = size / 2 - line;
        if (i < left) {
            list.AddCircleFilled({c.x + line, c.y + 2 * line}, radius, packed(0x000000, 0.25F), 32);
            list.AddCircleFilled(c, radius, packed(0x7A5C22), 32);
            list.AddCircleFilled(c, radius - line, packed(colour::brass), 32);
            list.AddCircleFilled({c.x - radius * 0.12F, c.y - radius * 0.14F}, radius * 0.62F, packed(0xD2AC5C), 32);
            list.AddCircle(c, radius * 0.72F, packed(0x7A5C22, 0.7F), 32, line);
        } else {
            list.AddCircleFilled(c, radius * 0.72F, packed(0x000000, 0.10F), 32);
            list.AddCircle(c, radius * 0.72F, packed(0x6B5A38, 0.55F), 32, line);
        }
    }
}

bool draw_moment(Window& window, const PlayerView& view) {
    const ImVec2 top = ImGui::GetCursorScreenPos();
    heading(window, moment_text(view));
    const ImVec2 below = ImGui::GetCursorScreenPos();
    const float wide = window.units(38) * static_cast<float>(std::max(view.actions, view.actions_left));
    if (text_size(window, Type::heading, moment_text(view)).x + window.units(16) + wide > room_width()) return false;
    ImGui::SetCursorScreenPos({std::floor(top.x + room_width() - wide), top.y});
    draw_actions(window, view.actions, view.actions_left);
    ImGui::SetCursorScreenPos(below);
    return true;
}

}  // namespace fow::waterloo::screens
