#include "ui/pages/editor_icons.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/widgets/widgets.hpp"

namespace fow::ui {

void IconPen::box(float x, float y, float w, float h, unsigned rgb) const { list_.AddRectFilled(at(x, y), at(x + w, y + h), packed(rgb)); }

void IconPen::frame(float x, float y, float w, float h, unsigned rgb) const {
    list_.AddRect(at(x, y), at(x + w, y + h), packed(rgb), 0, 0, line_);
}

void IconPen::line(float x0, float y0, float x1, float y1, unsigned rgb, float thick) const {
    list_.AddLine(at(x0, y0), at(x1, y1), packed(rgb), thick * line_);
}

void IconPen::dot(float x, float y, float radius, unsigned rgb) const {
    list_.AddCircleFilled(at(x, y), radius * rect_.w, packed(rgb), 16);
}

void IconPen::draw_shape(const ImVec2* shares, std::size_t count, unsigned rgb, unsigned edge) const {
    std::vector<ImVec2> points(count);
    std::transform(shares, shares + count, points.begin(), [&](ImVec2 p) { return at(p.x, p.y); });
    list_.AddConvexPolyFilled(points.data(), static_cast<int>(count), packed(rgb));
    list_.AddPolyline(points.data(), static_cast<int>(count), packed(edge), ImDrawFlags_Closed, line_);
}

ImVec2 IconPen::at(float x, float y) const { return {rect_.x + std::round(x * rect_.w), rect_.y + std::round(y * rect_.h)}; }

void draw_sheet_icon(const IconPen& pen) {
    pen.box(0.14F, 0.06F, 0.72F, 0.88F, 0xF6EFDC);
    pen.frame(0.14F, 0.06F, 0.72F, 0.88F, colour::ink);
    for (int i = 0; i < 4; ++i)
        pen.line(0.26F, 0.28F + 0.16F * static_cast<float>(i), 0.74F, 0.28F + 0.16F * static_cast<float>(i), colour::ink);
}

void draw_eraser_icon(const IconPen& pen) {
    pen.shape(std::array<ImVec2, 4>{ImVec2{0.56F, 0.08F}, {0.92F, 0.40F}, {0.48F, 0.90F}, {0.10F, 0.58F}}, 0xD9A79A, colour::ink);
    pen.shape(std::array<ImVec2, 4>{ImVec2{0.30F, 0.36F}, {0.68F, 0.68F}, {0.48F, 0.90F}, {0.10F, 0.58F}}, 0xF6EFDC, colour::ink);
}

}  // namespace fow::ui
