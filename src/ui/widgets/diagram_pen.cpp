#include "ui/widgets/diagram_pen.hpp"

#include <algorithm>
#include <cmath>

#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"

namespace fow::ui {
namespace {

constexpr unsigned edge_ink = 0xFFF8E2;
constexpr unsigned march_ink = 0x2C4A1E;
constexpr unsigned attack_ink = 0x8C1B12;
constexpr unsigned refused_ink = 0x3A342C;

/// Room for the letters and numbers.
float diagram_margin(const Window& window) { return window.units(20); }

void shorten(ImVec2& end, const ImVec2& other, float by) {
    const float length = std::max(1.0F, std::hypot(other.x - end.x, other.y - end.y));
    end = {end.x + (other.x - end.x) / length * by, end.y + (other.y - end.y) / length * by};
}

}  // namespace

SDL_FPoint diagram_size(const Window& window, const DiagramPart& part, float width) {
    const float margin = diagram_margin(window);
    const float cell = std::max(8.0F, std::floor(std::min(window.units(46), (width - margin) / static_cast<float>(part.files()))));
    return {margin + cell * static_cast<float>(part.files()), margin + cell * static_cast<float>(part.ranks())};
}

SDL_FRect diagram_squares(const Window& window, const DiagramPart& part, const SDL_FRect& rect) {
    const float margin = diagram_margin(window);
    const float cell = std::floor((rect.w - margin) / static_cast<float>(part.files()));
    return {rect.x + margin, rect.y, cell * static_cast<float>(part.files()), cell * static_cast<float>(part.ranks())};
}

void draw_diagram_edges(Window& window, ImDrawList& list, const DiagramPart& part, const SDL_FRect& squares) {
    list.AddRect(corner(squares), far_corner(squares), packed(colour::ink, 0.7F), 0, 0, window.line());
    const float cell = squares.w / static_cast<float>(part.files());
    const float high = window.line_height(Type::small);
    for (int i = 0; i < part.files(); ++i)
        draw_text(window, list, Type::small, squares.x + (static_cast<float>(i) + 0.5F) * cell, squares.y + squares.h + window.units(2),
                  colour::ink, std::string(1, static_cast<char>('a' + part.low_file + i)), 0.5F);
    for (int i = 0; i < part.ranks(); ++i)
        draw_text(window, list, Type::small, squares.x - window.units(5), squares.y + (static_cast<float>(i) + 0.5F) * cell - high / 2,
                  colour::ink, std::to_string(part.high_rank - i + 1), 1);
}

DiagramPen::DiagramPen(Window& window, ImDrawList& list, float cell)
    : window_(window), list_(list), cell_(cell), thick_(std::max(2.0F, std::round(cell * 0.07F))) {}

void DiagramPen::way(std::vector<ImVec2> middles, Ink ink, bool ends_before) const {
    shorten(middles[0], middles[1], cell_ * 0.30F);
    shorten(middles.back(), middles[middles.size() - 2], cell_ * (ends_before ? 0.40F : 0.16F));
    const bool dashed = ink == Ink::refused;
    stroke(middles, packed(edge_ink, 0.9F), thick_ + 2 * window_.line(), dashed);
    stroke(std::move(middles), packed(dashed ? refused_ink : ink == Ink::march ? march_ink : attack_ink), thick_, dashed);
}

void DiagramPen::stroke(std::vector<ImVec2> points, ImU32 ink, float thick, bool dashed) const {
    const ImVec2 tip = points.back();
    const ImVec2 before = points[points.size() - 2];
    const float length = std::max(1.0F, std::hypot(tip.x - before.x, tip.y - before.y));
    const ImVec2 along((tip.x - before.x) / length, (tip.y - before.y) / length);
    const float head = std::min(cell_ * 0.24F, length);
    points.back() = {tip.x - along.x * head * 0.9F, tip.y - along.y * head * 0.9F};
    if (dashed)
        for (std::size_t i = 1; i < points.size(); ++i) draw_dashes(list_, points[i - 1], points[i], ink, thick, cell_ * 0.14F);
    else list_.AddPolyline(points.data(), static_cast<int>(points.size()), ink, 0, thick);
    const float half = head * 0.55F + thick * 0.3F;
    list_.AddTriangleFilled(tip, {tip.x - along.x * head - along.y * half, tip.y - along.y * head + along.x * half},
                            {tip.x - along.x * head + along.y * half, tip.y - along.y * head - along.x * half}, ink);
}

void DiagramPen::cross(ImVec2 middle) const {
    const float r = cell_ * 0.26F;
    for (const bool edge : {true, false}) {
        const ImU32 ink = edge ? packed(edge_ink) : packed(attack_ink);
        const float thick = thick_ * 1.5F + (edge ? 3 * window_.line() : 0.0F);
        list_.AddLine({middle.x - r, middle.y - r}, {middle.x + r, middle.y + r}, ink, thick);
        list_.AddLine({middle.x - r, middle.y + r}, {middle.x + r, middle.y - r}, ink, thick);
    }
}

void DiagramPen::numbers(const std::vector<ImVec2>& middles, const std::string& text) const {
    ImVec2 at = middles.back();
    if (middles.size() > 1) {  // half way, and to the right, clear of the arrow
        const ImVec2 from = middles[middles.size() - 2], to = middles.back();
        const float aside = cell_ * 0.3F / std::max(1.0F, std::hypot(to.x - from.x, to.y - from.y));
        at = {(from.x + to.x) / 2 - (to.y - from.y) * aside, (from.y + to.y) / 2 + (to.x - from.x) * aside};
    } else {
        at = {at.x + cell_ * 0.32F, at.y + cell_ * 0.32F};
    }
    const ImVec2 size = text_size(window_, Type::small, text);
    const float radius = std::max(cell_ * 0.2F, window_.line_height(Type::small) * 0.55F);
    const float wide = std::max(radius, size.x / 2 + radius * 0.4F);
    const auto plate = [&](float more, unsigned rgb) {
        list_.AddRectFilled({at.x - wide - more, at.y - radius - more}, {at.x + wide + more, at.y + radius + more}, packed(rgb),
                            radius + more);
    };
    plate(window_.line(), colour::ink);
    plate(0, edge_ink);
    draw_text(window_, list_, Type::small, at.x, std::floor(at.y - size.y / 2), colour::ink, text, 0.5F);
}

std::string crossed_out(const DiagramClaims& claims) {
    std::string list;
    for (std::size_t i = 0; i < claims.may_not.size(); ++i) {
        const DiagramClaims::Refusal& refusal = claims.may_not[i];
        const bool same_rule = i + 1 < claims.may_not.size() && claims.may_not[i + 1].rule == refusal.rule;
        list += (i == 0 ? "" : ", ") + refusal.action + (same_rule ? "" : " (" + refusal.rule + ")");
    }
    return list;
}

std::string rules_against(const DiagramClaims& claims) {
    std::string list;
    for (std::size_t i = 0; i < claims.may_not.size(); ++i)
        if (i == 0 || claims.may_not[i].rule != claims.may_not[i - 1].rule) list += (i == 0 ? "" : ", ") + claims.may_not[i].rule;
    return list;
}

}  // namespace fow::ui
