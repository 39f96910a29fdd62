#include "games/stratego/screens/table/pen.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/window/draw_list.hpp"

namespace fow::stratego::screens {
namespace {

constexpr unsigned chalk_white = 0xFFF8E2, dark_red = 0x8C1B12, umber = 0x7A4A14;

}  // namespace

TablePen::TablePen(const Window& window, const Grid& grid, ImDrawList& list)
    : list_(list), grid_(grid), cell_(grid.cell()), line_(std::max(1.0F, window.units(0.8F))) {}

ImVec2 TablePen::middle(Square square) const {
    const SDL_FPoint at = grid_.centre(square);
    return {at.x, at.y};
}

void TablePen::dot(Square square, bool open) const {
    const ImVec2 at = middle(square);
    const float radius = cell_ * 0.12F;
    list_.AddCircleFilled(at, radius + 1.5F * line_, packed(chalk_white, 0.85F), 40);
    list_.AddCircleFilled(at, radius, packed(0x3E5A2A), 40);
    if (open) list_.AddCircleFilled(at, radius * 0.55F, packed(chalk_white), 32);
}

void TablePen::ring(Square square) const {
    const float radius = cell_ * 0.44F;
    list_.AddCircle(middle(square), radius, packed(chalk_white, 0.9F), 40, cell_ * 0.10F);
    list_.AddCircle(middle(square), radius, packed(dark_red), 40, cell_ * 0.06F);
}

void TablePen::cross(Square square) const {
    const ImVec2 at = middle(square);
    const float arm = cell_ * 0.17F;
    for (const auto& [rgb, thick] : {std::pair{chalk_white, cell_ * 0.11F}, std::pair{dark_red, cell_ * 0.06F}})
        for (const float way : {1.0F, -1.0F})
            list_.AddLine({at.x - arm, at.y - arm * way}, {at.x + arm, at.y + arm * way}, packed(rgb), thick);
}

void TablePen::frame(Square square) const {
    const SDL_FRect r = grid_.rect(square);
    const float thick = std::max(1.0F, std::round(2 * line_));
    list_.AddRect({r.x + thick / 2, r.y + thick / 2}, {r.x + r.w - thick / 2, r.y + r.h - thick / 2}, packed(chalk_white), cell_ * 0.06F, 0,
                  thick);
}

void TablePen::run(const Move& move) const {
    const float dash = cell_ * 0.12F;
    draw_dashes(list_, middle(move.from), middle(move.to), packed(chalk_white, 0.9F), 4.5F * line_, dash);
    draw_dashes(list_, middle(move.from), middle(move.to), packed(0x3E5A2A), 2.5F * line_, dash);
}

void TablePen::trace(const Move& move) const {
    for (const Square square : {move.from, move.to}) {
        const SDL_FRect r = grid_.rect(square);
        list_.AddRectFilled(corner(r), far_corner(r), packed(0xE9C46A, 0.50F));
    }
}

void TablePen::arrow(const Move& move) const {
    const ImVec2 from = middle(move.from);
    const ImVec2 to = middle(move.to);
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    if (length < 1) return;
    const ImVec2 along((to.x - from.x) / length, (to.y - from.y) / length);
    // It ends at the edge of the square, so that the piece that went there stays readable.
    const float reach = length - cell_ * 0.46F;
    const ImVec2 tip(from.x + along.x * reach, from.y + along.y * reach);
    const float head = cell_ * 0.16F;
    const ImVec2 neck(tip.x - along.x * head, tip.y - along.y * head);
    const float thick = std::max(2.0F, std::round(cell_ * 0.05F));
    const auto draw = [&](ImU32 ink, float more) {
        list_.AddLine(from, neck, ink, thick + more);
        list_.AddCircleFilled(from, thick * 1.5F + more / 2, ink, 20);
        const float side = head * 0.65F + more;
        list_.AddTriangleFilled({tip.x + along.x * more, tip.y + along.y * more}, {neck.x - along.y * side, neck.y + along.x * side},
                                {neck.x + along.y * side, neck.y - along.x * side}, ink);
    };
    draw(packed(chalk_white, 0.8F), 2 * line_);
    draw(packed(umber), 0);
}

}  // namespace fow::stratego::screens
