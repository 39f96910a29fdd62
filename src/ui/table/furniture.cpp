#include "ui/table/furniture.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>

#include "ui/table/board_geometry.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/surfaces.hpp"
#include "ui/words/names.hpp"

namespace fow::ui {

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

void draw_die(Window& window, ImDrawList& list, const SDL_FRect& rect, std::optional<DieFace> face, float turning) {
    const float size = std::min(rect.w, rect.h);
    const ImVec2 middle(rect.x + rect.w / 2, rect.y + rect.h / 2);
    const float still = std::clamp(turning, 0.0F, 1.0F);
    const float angle = (1 - still) * (1 - still) * 7;
    const float half = size * 0.40F;
    const auto turned = [&](float x, float y) {
        return ImVec2(middle.x + x * std::cos(angle) - y * std::sin(angle), middle.y + x * std::sin(angle) + y * std::cos(angle));
    };
    // A rounded square as a polygon, so that it can tumble.
    const auto block = [&](float reach, float dx, float dy, ImU32 ink) {
        const float round = reach * 0.28F;
        for (const auto& [cx, cy, from] : {std::tuple{1.0F, 1.0F, 0}, {-1.0F, 1.0F, 1}, {-1.0F, -1.0F, 2}, {1.0F, -1.0F, 3}}) {
            for (int i = 0; i <= 6; ++i) {
                const float a = (static_cast<float>(from) + static_cast<float>(i) / 6) * 1.5707963F;
                const ImVec2 p = turned(cx * (reach - round) + round * std::cos(a), cy * (reach - round) + round * std::sin(a));
                list.PathLineTo({p.x + dx, p.y + dy});
            }
        }
        list.PathFillConvex(ink);
    };
    block(half, size * 0.03F, size * 0.06F, packed(0x000000, 0.30F));
    block(half, 0, 0, packed(0xB9AA84));
    block(half * 0.97F, 0, -size * 0.015F, packed(0xFBF4E0));
    if (!face || still < 0.7F) return;

    const bool blue = face->winner == Seat::french;
    const unsigned rgb = window.uniform(face->winner).cloth;
    const float badge = half * 0.74F;
    const ImVec2 centre(middle.x, middle.y - size * 0.015F);
    if (blue) list.AddCircleFilled(centre, badge, packed(rgb), 40);
    else list.AddNgonFilled(centre, badge * 1.06F, packed(rgb), 8);
    if (face->effect == DieEffect::plain) {
        const float crest = badge * 1.25F;
        draw_crest(window, list, {centre.x - crest / 2, centre.y - crest / 2, crest, crest}, blue ? Army::french : Army::allied, 0xFBF4E0);
    } else if (face->effect == DieEffect::frenzy) {
        const float arm = badge * 0.62F;
        const float thick = badge * 0.17F;
        list.AddRectFilled({centre.x - arm, centre.y - thick}, {centre.x + arm, centre.y + thick}, packed(0xFBF4E0));
        list.AddRectFilled({centre.x - thick, centre.y - arm}, {centre.x + thick, centre.y + arm}, packed(0xFBF4E0));
    } else {
        const int letter = static_cast<int>(badge * 1.35F);
        SDL_Texture* r = window.pictures().kept("die R " + std::to_string(letter),
                                                [&] { return window.pictures().text(Cut::bold, letter, "R", 0xFBF4E0); });
        const SDL_FPoint size_of_r = size_of(r);
        const ImVec2 at(std::round(centre.x - size_of_r.x / 2), std::round(centre.y - size_of_r.y / 2));
        list.AddImage(r, at, {at.x + size_of_r.x, at.y + size_of_r.y});
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
            band(0, 0, 1.0F / 3, 1, window.uniform(Army::french).cloth);
            band(1.0F / 3, 0, 1.0F / 3, 1, 0xF6F0E0);
            band(2.0F / 3, 0, 1.0F / 3, 1, window.uniform(Army::allied).cloth);
            break;
        case Army::allied:
            band(0, 0, 1, 1, window.uniform(Army::allied).cloth);
            crest(0xE6C984, 0.8F);
            break;
        case Army::prussian:
            band(0, 0, 1, 1, 0xF6F0E0);
            band(0, 0, 1, 0.17F, colour::prussian);
            band(0, 0.83F, 1, 0.17F, colour::prussian);
            crest(colour::prussian, 0.52F);
            break;
    }
    list.AddRect(corner(cloth), far_corner(cloth), packed(0x000000, 0.35F), 0, 0, line);
}

void draw_clock(Window& window, const SDL_FRect& rect, int turn, int prussian_turn) {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    strip(window, list, rect);
    window.controls().add("clock", rect);
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
            list.AddRectFilled({rect.x, y - window.line()}, {rect.x + rect.w, y + window.line()}, packed(colour::prussian, 0.7F));
        }
        const unsigned ink = now < turn ? 0xA39674 : colour::ink;
        draw_text(window, list, Type::small, rect.x + rect.w / 2, top + (bottom - top - text) / 2, ink, clock_text(minutes_of(now)), 0.5F);
    }
    if (prussian_turn >= first && prussian_turn <= last) {
        const float size = std::round(row * 0.62F);
        const float y = std::round(rect.y + static_cast<float>(prussian_turn - first + 1) * row - size / 2);
        const float x = std::round(rect.x + rect.w - size * 0.86F);
        list.AddCircleFilled({x + size / 2, y + size / 2}, size * 0.66F, packed(0xF6F0E0), 24);
        draw_crest(window, list, {x, y, size, size}, Army::prussian, colour::prussian);
    }
}

void draw_prussian_road(Window& window, const SDL_FRect& rect, const SDL_FRect& map, const PlayerView& view) {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    strip(window, list, rect);
    window.controls().add("prussian-road", rect);
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
        if (i < flagged) list.AddTriangleFilled(tip, a, b, packed(colour::prussian));
        else list.AddTriangle(tip, a, b, packed(colour::prussian, 0.6F), line);
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

}  // namespace fow::ui
