#include "games/waterloo/screens/table/mark_pen.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "games/waterloo/screens/table/outline.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/surfaces.hpp"

namespace fow::waterloo::screens {

namespace {

constexpr unsigned light = 0xFFF8E2;
constexpr unsigned blood = 0x8C1B12;

}  // namespace

MarkPen::MarkPen(Window& window, const BoardGeometry& geometry) : MarkPen(window, geometry, *ImGui::GetBackgroundDrawList()) {}

MarkPen::MarkPen(Window& window, const BoardGeometry& geometry, ImDrawList& list)
    : window_(window), list_(list), geometry_(geometry), cell_(geometry.cell()), line_(std::max(1.0F, window.units(0.8F))) {}

ImVec2 MarkPen::middle(Square s) const {
    const SDL_FPoint p = geometry_.centre(s);
    return {p.x, p.y};
}

void MarkPen::dot(Square s, bool open) const {
    const ImVec2 c = middle(s);
    const float radius = cell_ * 0.13F;
    list_.AddCircleFilled(c, radius + 1.5F * line_, packed(light, 0.85F), 48);
    list_.AddCircleFilled(c, radius, packed(0x3E5A2A), 48);
    if (open) list_.AddCircleFilled(c, radius * 0.55F, packed(light), 40);
}

void MarkPen::ring(Square s) const {
    const ImVec2 c = middle(s);
    const float radius = cell_ * 0.44F;
    list_.AddCircle(c, radius, packed(light, 0.9F), 40, cell_ * 0.10F);
    list_.AddCircle(c, radius, packed(blood), 40, cell_ * 0.06F);
}

void MarkPen::shot(std::optional<Square> from, Square to) const {
    const ImVec2 c = middle(to);
    if (from) {
        const ImVec2 a = middle(*from);
        const float length = std::hypot(c.x - a.x, c.y - a.y);
        const ImVec2 along((c.x - a.x) / length, (c.y - a.y) / length);
        const float dash = cell_ * 0.16F;
        for (float at = cell_ * 0.48F; at < length - cell_ * 0.34F; at += 2 * dash) {
            const ImVec2 p(a.x + along.x * at, a.y + along.y * at);
            const float reach = std::min(dash, length - cell_ * 0.34F - at);
            const ImVec2 q(p.x + along.x * reach, p.y + along.y * reach);
            list_.AddLine(p, q, packed(light, 0.9F), 4.5F * line_);
            list_.AddLine(p, q, packed(blood), 2.5F * line_);
        }
    }
    const float radius = cell_ * 0.30F;
    for (const auto& [rgb, thick] : {std::pair{light, 4.0F * line_}, std::pair{blood, 2.0F * line_}}) {
        list_.AddCircle(c, radius, packed(rgb), 32, thick);
        for (const auto& [dx, dy] : {std::pair{1.0F, 0.0F}, {-1.0F, 0.0F}, {0.0F, 1.0F}, {0.0F, -1.0F}}) {
            list_.AddLine({c.x + dx * radius * 0.55F, c.y + dy * radius * 0.55F}, {c.x + dx * radius * 1.4F, c.y + dy * radius * 1.4F},
                          packed(rgb), thick);
        }
    }
}

void MarkPen::frame(Square s, unsigned rgb, float thick) const {
    const SDL_FRect r = geometry_.rect(s);
    const float t = std::max(1.0F, std::round(thick * line_));
    list_.AddRect({r.x + t / 2, r.y + t / 2}, {r.x + r.w - t / 2, r.y + r.h - t / 2}, packed(rgb), cell_ * 0.06F, 0, t);
}

void MarkPen::corners(Square s) const {
    const SDL_FRect r = geometry_.rect(s);
    const float arm = cell_ * 0.24F;
    const auto block = [&](float x0, float x1, float y0, float y1, unsigned rgb) {
        list_.AddRectFilled({std::min(x0, x1), std::min(y0, y1)}, {std::max(x0, x1), std::max(y0, y1)}, packed(rgb));
    };
    for (const auto& [rgb, t] : {std::pair{light, 5 * line_}, std::pair{colour::ink, 3 * line_}}) {
        for (const auto& [x, dx] : {std::pair{r.x, 1.0F}, std::pair{r.x + r.w, -1.0F}}) {
            for (const auto& [y, dy] : {std::pair{r.y, 1.0F}, std::pair{r.y + r.h, -1.0F}}) {
                block(x, x + dx * arm, y, y + dy * t, rgb);
                block(x, x + dx * t, y, y + dy * arm, rgb);
            }
        }
    }
}

void MarkPen::burst(Square s) const {
    const SDL_FRect r = geometry_.rect(s);
    const ImVec2 c(r.x + r.w * 0.76F, r.y + r.h * 0.76F);
    const auto star = [&](float radius, unsigned rgb) {
        draw_star(list_, c, radius, 8, 0.56F, packed(rgb));
        list_.AddCircleFilled(c, radius * 0.5F, packed(rgb), 24);
    };
    star(cell_ * 0.27F, colour::ink);
    star(cell_ * 0.25F, light);
    star(cell_ * 0.205F, 0xC8401C);
    list_.AddCircleFilled(c, cell_ * 0.085F, packed(0xF6C24A), 20);
    list_.AddCircleFilled(c, cell_ * 0.05F, packed(colour::ink), 16);
}

void MarkPen::dashed_frame(const std::vector<Square>& squares) const {
    SquareSet all;
    for (const Square s : squares) all.insert(s);
    constexpr int dashes = 3;
    const float dash = cell_ / (2 * dashes);
    const float t = std::max(3.0F, std::round(cell_ * 0.065F));
    for (const auto& [rgb, out] : {std::pair{light, 2 * line_}, std::pair{0x6E3B12U, 0.0F}}) {
        const auto block = [&, ink = packed(rgb), by = out](float x, float y, float w, float h) {
            list_.AddRectFilled({std::round(x - by), std::round(y - by)}, {std::round(x + w + by), std::round(y + h + by)}, ink);
        };
        for (const Square s : all) {
            const SDL_FRect r = geometry_.rect(s);
            const auto outer = [&](Direction side) { return is_edge(all, s, side, geometry_.turned()); };
            for (int i = 0; i < dashes; ++i) {
                const float at = dash * (2 * static_cast<float>(i) + 0.5F);
                if (outer(Direction::north)) block(r.x + at, r.y, dash, t);
                if (outer(Direction::south)) block(r.x + at, r.y + r.h - t, dash, t);
                if (outer(Direction::west)) block(r.x, r.y + at, t, dash);
                if (outer(Direction::east)) block(r.x + r.w - t, r.y + at, t, dash);
            }
        }
    }
}

void MarkPen::pin(Square s) const {
    const SDL_FRect r = geometry_.rect(s);
    const float head = std::round(cell_ * 0.14F);
    const ImVec2 c(std::round(r.x + r.w * 0.80F), std::round(r.y + r.h * 0.10F));
    const ImVec2 foot(c.x - head * 0.9F, c.y + head * 2.1F);
    list_.AddLine({c.x + line_, c.y + line_}, {foot.x + 2 * line_, foot.y + line_}, packed(0x000000, 0.4F), 2 * line_);
    list_.AddLine(c, foot, packed(light), 4 * line_);
    list_.AddLine(c, foot, packed(colour::ink), 2 * line_);
    list_.AddCircleFilled(c, head + line_, packed(colour::ink), 28);
    list_.AddCircleFilled(c, head, packed(light), 28);
    list_.AddCircleFilled(c, head - line_, packed(colour::brass), 28);
    list_.AddCircleFilled({c.x - head * 0.3F, c.y - head * 0.3F}, head * 0.3F, packed(0xF6E7B8), 16);
}

void MarkPen::triangle(Square s) const {
    const ImVec2 c = middle(s);
    const auto shape = [&](float size, unsigned rgb) {
        const float high = size * 0.92F;
        list_.AddTriangleFilled({c.x, c.y - high}, {c.x + size, c.y + high * 0.8F}, {c.x - size, c.y + high * 0.8F}, packed(rgb));
    };
    shape(cell_ * 0.42F, light);
    shape(cell_ * 0.38F, blood);
    shape(cell_ * 0.28F, light);
    list_.AddRectFilled({c.x - cell_ * 0.03F, c.y - cell_ * 0.11F}, {c.x + cell_ * 0.03F, c.y + cell_ * 0.08F}, packed(blood));
    list_.AddCircleFilled({c.x, c.y + cell_ * 0.145F}, cell_ * 0.035F, packed(blood), 16);
}

void MarkPen::sign(Square s, const char* picture, unsigned rgb, Corner corner) const {
    const SDL_FRect r = geometry_.rect(s);
    const float size = std::round(cell_ * 0.36F);
    const float top = corner == Corner::high ? r.y - size * 0.14F : r.y + r.h - size * 0.92F;
    const ImVec2 at(std::round(r.x + r.w - size * 0.86F), std::round(top));
    const ImVec2 c(at.x + size / 2, at.y + size / 2);
    list_.AddCircleFilled(c, size * 0.56F, packed(colour::ink), 28);
    list_.AddCircleFilled(c, size * 0.56F - line_, packed(light), 28);
    const int pixels = whole(size * 0.8F);
    SDL_Texture* texture = window_.pictures().sign(picture, pixels, pixels, rgb);
    const float half = static_cast<float>(pixels) / 2;
    const ImVec2 low(std::round(c.x - half), std::round(c.y - half));
    list_.AddImage(texture, low, {low.x + 2 * half, low.y + 2 * half});
}

}  // namespace fow::waterloo::screens
