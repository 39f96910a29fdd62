#include "ui/widgets/plots.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "core/numbers.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

std::string number_text(float number) { return decimal(static_cast<double>(number), number == std::floor(number) ? 0 : 1, tr); }

constexpr unsigned faded = 0x6B5A38;  ///< for scales

/// A disc for the first seat, a square for the second, nothing on a line of neither.
void draw_point(ImDrawList& list, ImVec2 at, float radius, std::optional<Seat> seat, ImU32 ink) {
    if (!seat) return;
    if (seat == Seat::first) list.AddCircleFilled(at, radius, ink, 16);
    else list.AddRectFilled({at.x - radius, at.y - radius}, {at.x + radius, at.y + radius}, ink);
}

/// Solid for the first seat, dashed for the second, broad for a line of neither.
void draw_stroke(ImDrawList& list, ImVec2 a, ImVec2 b, float thick, std::optional<Seat> seat, ImU32 ink, float dash) {
    if (!seat) return list.AddLine(a, b, ink, 1.75F * thick);
    if (seat == Seat::first) return list.AddLine(a, b, ink, thick);
    draw_dashes(list, a, b, ink, thick, dash);
}

struct Range {
    float low = 0;
    float high = 1;
};

Range range_of(const LinePlot& plot) {
    if (plot.reach) return {plot.zero - *plot.reach, plot.zero + *plot.reach};
    Range range{0, 0};
    for (const PlotLine& line : plot.lines)
        for (const PlotPoint& point : line.points) {
            range.low = std::min(range.low, point.y);
            range.high = std::max(range.high, point.y);
        }
    if (plot.round_zero) {
        range.high = std::max({1.0F, range.high, -range.low}) * 1.1F;
        range.low = -range.high;
    }
    range.high = std::max(range.high, range.low + 1);
    return range;
}

class Painter {
public:
    Painter(Window& window, const SDL_FRect& rect, const LinePlot& plot)
        : window_(window), rect_(rect), plot_(plot), list_(*ImGui::GetWindowDrawList()), range_(range_of(plot)) {
        text_ = text_size(window, Type::small, "0").y;
        const float title = text_size(window, Type::body, plot.title).y;
        const float left = window.units(40);
        names_ = rect.y + title;
        // The legend is beside the name of the axis, or below it if there is no room.
        if (text_size(window, Type::small, plot.axis).x + legend_width() > rect.w) names_ += text_;
        field_ = {rect.x + left, names_ + text_ + window.units(6), rect.w - left - window.units(8), 0};
        field_.h = rect.y + rect.h - field_.y - text_ - window.units(4);
        first_ = plot.hours.empty() ? 0 : plot.hours.front().at;
        last_ = plot.hours.empty() ? 1 : plot.hours.back().at;
        for (const PlotLine& line : plot.lines)
            if (!line.points.empty()) {
                first_ = std::min(first_, line.points.front().x);
                last_ = std::max(last_, line.points.back().x);
            }
    }

    void draw() {
        draw_text(window_, list_, Type::body, rect_.x, rect_.y, text_colour(), plot_.title);
        draw_names();
        list_.AddRectFilled(corner(field_), far_corner(field_), packed(0xFBF6E6));
        draw_heights();
        draw_hours();
        float marked = -1;
        for (const PlotEvent& event : plot_.events) {
            const float x = std::round(x_of(event.x));
            if (x == std::exchange(marked, x)) continue;
            list_.AddRectFilled({x, field_.y}, {x + window_.line(), field_.y + field_.h}, packed(colour::brass, 0.55F));
            draw_star(list_, {x, field_.y + window_.units(6)}, window_.units(5), 5, 0.45F, packed(colour::brass));
        }
        for (const PlotLine& line : plot_.lines) draw_line(line);
        if (plot_.now) {
            const float x = std::round(x_of(*plot_.now));
            list_.AddRectFilled({x - window_.line(), field_.y}, {x + window_.line(), field_.y + field_.h}, packed(colour::brass));
        }
        if (plot_.round_zero) {
            draw_text(window_, list_, Type::small, field_.x + window_.units(6), field_.y + window_.units(2), faded, plot_.above);
            draw_text(window_, list_, Type::small, field_.x + window_.units(6), field_.y + field_.h - text_ - window_.units(2), faded,
                      plot_.below);
        }
        list_.AddRect(corner(field_), far_corner(field_), packed(colour::ink, 0.6F), 0, 0, window_.line());
        point();
    }

    /// The x that the pointer has clicked on; the field registers as `name`.
    [[nodiscard]] std::optional<float> clicked(std::string_view name) {
        ImGui::SetCursorScreenPos({field_.x, field_.y});
        const Press p = press(window_, name, {field_.w, field_.h}, true);
        set_label(window_, plot_.title);
        const float pointer = ImGui::GetIO().MousePos.x;
        const float wide = field_.w - window_.units(12);
        if (!p.clicked || pointer < field_.x || pointer > field_.x + field_.w || wide <= 0) return std::nullopt;
        return first_ + (last_ - first_) * std::clamp((pointer - field_.x - window_.units(6)) / wide, 0.0F, 1.0F);
    }

private:
    [[nodiscard]] ImU32 ink_of(const PlotLine& line) const {
        return line.seat ? packed(window_.cloth(*line.seat)) : packed(colour::ink, 0.85F);
    }

    [[nodiscard]] float x_of(float x) const {
        return field_.x + window_.units(6) + (field_.w - window_.units(12)) * (last_ > first_ ? (x - first_) / (last_ - first_) : 0);
    }
    [[nodiscard]] float y_of(float y) const {
        return field_.y + field_.h - (field_.h - window_.units(6)) * (y - range_.low) / (range_.high - range_.low);
    }

    // In the legend: the stroke before a name, and the gaps after the stroke and before it.
    [[nodiscard]] float stroke() const { return window_.units(34); }
    [[nodiscard]] float after_stroke() const { return window_.units(5); }
    [[nodiscard]] float before_stroke() const { return window_.units(14); }

    [[nodiscard]] float legend_width() const {
        float wide = 0;
        for (const PlotLine& line : plot_.lines)
            if (!line.name.empty()) wide += text_size(window_, Type::small, line.name).x + after_stroke() + stroke() + before_stroke();
        return wide;
    }

    /// The name of the axis, and at the right the legend.
    void draw_names() {
        draw_text(window_, list_, Type::small, rect_.x, rect_.y + text_size(window_, Type::body, plot_.title).y, faded, plot_.axis);
        float x = rect_.x + rect_.w;
        for (auto line = plot_.lines.rbegin(); line != plot_.lines.rend(); ++line) {
            if (line->name.empty()) continue;
            const ImU32 ink = ink_of(*line);
            x -= text_size(window_, Type::small, line->name).x;
            draw_text(window_, list_, Type::small, x, names_, text_colour(), line->name);
            const float middle = std::round(names_ + text_ / 2);
            x -= stroke() + after_stroke();
            draw_stroke(list_, {x, middle}, {x + stroke(), middle}, window_.units(2), line->seat, ink, window_.units(6));
            draw_point(list_, {x + stroke() / 2, middle}, window_.units(4), line->seat, ink);
            x -= before_stroke();
        }
    }

    void draw_heights() {
        const float step = tick_step(range_.high - range_.low, 5);
        if (plot_.round_zero) {
            const float at = std::round(y_of(plot_.zero));
            list_.AddRectFilled({field_.x, at}, {field_.x + field_.w, at + window_.line()}, packed(colour::ink, 0.6F));
        }
        for (float y = std::ceil(range_.low / step) * step; y <= range_.high; y += step) {
            const float at = std::round(y_of(y));
            const bool zero = plot_.round_zero && std::abs(y - plot_.zero) < step / 2;
            list_.AddRectFilled({field_.x, at}, {field_.x + field_.w, at + window_.line()}, packed(colour::ink, zero ? 0.0F : 0.12F));
            draw_text(window_, list_, Type::small, field_.x - window_.units(5), at - text_ / 2, faded, number_text(zero ? plot_.zero : y),
                      1);
        }
    }

    void draw_hours() {
        float free = field_.x - window_.units(30);
        float marked = -1;
        for (const Tick& hour : plot_.hours) {
            const float x = std::round(x_of(hour.at));
            if (x == std::exchange(marked, x)) continue;
            list_.AddRectFilled({x, field_.y + field_.h}, {x + window_.line(), field_.y + field_.h + window_.units(3)},
                                packed(colour::ink, 0.6F));
            const float half = text_size(window_, Type::small, hour.label).x / 2;
            if (x - half < free || x + half > rect_.x + rect_.w) continue;
            draw_text(window_, list_, Type::small, x, field_.y + field_.h + window_.units(3), faded, hour.label, 0.5F);
            free = x + half + window_.units(8);
        }
    }

    /// What can be told apart of a line of any length: of the points in one column of pixels the first, the lowest, the highest and the
    /// last.
    [[nodiscard]] std::vector<ImVec2> thinned(const PlotLine& line) const {
        const auto& points = line.points;
        const auto column = [&](std::size_t i) { return std::floor(x_of(points[i].x)); };
        std::vector<ImVec2> kept;
        for (std::size_t from = 0, to = 0; from < points.size(); from = to) {
            std::size_t low = from, high = from;
            for (; to < points.size() && column(to) == column(from); ++to) {
                if (points[to].y < points[low].y) low = to;
                if (points[to].y > points[high].y) high = to;
            }
            for (const std::size_t i : std::set{from, low, high, to - 1}) kept.emplace_back(x_of(points[i].x), y_of(points[i].y));
        }
        return kept;
    }

    void draw_line(const PlotLine& line) {
        const ImU32 ink = ink_of(line);
        const std::vector<ImVec2> points = thinned(line);
        const bool crowded = static_cast<float>(points.size()) * window_.units(14) > field_.w;
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (i > 0) draw_stroke(list_, points[i - 1], points[i], window_.units(2), line.seat, ink, window_.units(6));
            if (!crowded || i % 3 == 0 || i + 1 == points.size()) draw_point(list_, points[i], window_.units(3.5F), line.seat, ink);
        }
    }

    /// A tooltip for the nearest point.
    void point() {
        if (!ImGui::IsWindowHovered() || !ImGui::IsMouseHoveringRect(corner(field_), far_corner(field_))) return;
        const float pointer = ImGui::GetIO().MousePos.x;
        const PlotPoint* nearest = nullptr;
        for (const PlotLine& line : plot_.lines)
            for (const PlotPoint& at : line.points)
                if (nearest == nullptr || std::abs(x_of(at.x) - pointer) < std::abs(x_of(nearest->x) - pointer)) nearest = &at;
        if (nearest == nullptr) return;
        std::string said = nearest->text;
        for (const PlotEvent& event : plot_.events)
            if (std::abs(x_of(event.x) - pointer) < window_.units(7)) said += "\n" + event.text;
        const float x = std::round(x_of(nearest->x));
        list_.AddRectFilled({x, field_.y}, {x + window_.line(), field_.y + field_.h}, packed(colour::ink, 0.4F));
        ImGui::SetCursorScreenPos({field_.x, field_.y});
        ImGui::Dummy({field_.w, field_.h});
        hint_under_pointer(window_, said);
    }

    Window& window_;
    SDL_FRect rect_;
    const LinePlot& plot_;
    ImDrawList& list_;
    Range range_;
    SDL_FRect field_{};
    float text_ = 0;
    float names_ = 0;  ///< the top of the legend
    float first_ = 0;
    float last_ = 1;
};

/// Filled for the first seat, hatched for the second.
void draw_bar(Window& window, ImDrawList& list, const SDL_FRect& bar, Seat seat) {
    const ImU32 ink = packed(window.cloth(seat));
    if (seat == Seat::first) {
        list.AddRectFilled(corner(bar), far_corner(bar), ink);
        return;
    }
    list.AddRectFilled(corner(bar), far_corner(bar), packed(window.cloth(seat), 0.35F));
    list.PushClipRect(corner(bar), far_corner(bar), true);
    const float gap = window.units(6);
    for (float x = bar.x - bar.h; x < bar.x + bar.w; x += gap) list.AddLine({x, bar.y + bar.h}, {x + bar.h, bar.y}, ink, window.units(2));
    list.PopClipRect();
    list.AddRect(corner(bar), far_corner(bar), ink, 0, 0, window.line());
}

}  // namespace

void progress_bar(Window& window, float progress) {
    const SDL_FRect bar = place(room_width(), window.units(18));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({bar.x, bar.y}, {bar.x + std::round(bar.w * progress), bar.y + bar.h}, packed(colour::brass));
    list.AddRect(corner(bar), far_corner(bar), packed(colour::ink, 0.6F), 0, 0, window.line());
}

float tick_step(float span, int count) {
    const float rough = std::max(span, 1e-6F) / static_cast<float>(count);
    const float ten = std::pow(10.0F, std::floor(std::log10(rough)));
    for (const float step : {1.0F, 2.0F, 5.0F})
        if (rough <= step * ten) return step * ten;
    return 10 * ten;
}

std::optional<float> draw_plot(Window& window, const SDL_FRect& rect, const LinePlot& plot, std::string_view name) {
    Painter painter(window, rect, plot);
    painter.draw();
    return name.empty() ? std::nullopt : painter.clicked(name);
}

void draw_plot(Window& window, const SDL_FRect& rect, const BarPlot& plot) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float text = text_size(window, Type::small, "0").y;
    float x = rect.x + rect.w;
    for (const Seat seat : {Seat::second, Seat::first}) {
        x -= text_size(window, Type::small, plot.names[seat]).x;
        const float y = rect.y + text_size(window, Type::body, plot.title).y - text;
        draw_text(window, list, Type::small, x, y, text_colour(), plot.names[seat]);
        x -= window.units(29);
        draw_bar(window, list, {x, y + window.units(3), window.units(24), text - window.units(5)}, seat);
        x -= window.units(14);
    }
    draw_fitted(window, list, Type::body, rect.x, rect.y, text_colour(), plot.title, x - rect.x);
    if (plot.groups.empty()) return;
    int most = 1;
    float labels = 0;
    for (const Bars& group : plot.groups) {
        most = std::max({most, group.counts[Seat::first], group.counts[Seat::second]});
        labels = std::max(labels, text_size(window, Type::small, group.label).x);
    }
    const float top = rect.y + text_size(window, Type::body, plot.title).y + window.units(6);
    const float row = (rect.y + rect.h - top) / static_cast<float>(plot.groups.size());
    const float high = std::floor(std::min(row * 0.4F, window.units(16)));
    const float left = std::floor(rect.x + labels + window.units(8));
    const bool crowded = high < text * 0.65F;  // then both numbers share one line
    const float room = rect.x + rect.w - left - (crowded ? text_size(window, Type::small, "000, 000").x : window.units(26));
    for (std::size_t i = 0; i < plot.groups.size(); ++i) {
        const Bars& group = plot.groups[i];
        const float middle = std::floor(top + row * (static_cast<float>(i) + 0.5F));
        draw_text(window, list, Type::small, left - window.units(8), middle - text / 2, text_colour(), group.label, 1);
        for (const Seat seat : seats) {
            const float y = seat == Seat::first ? middle - high : middle;
            const float wide = std::round(room * static_cast<float>(group.counts[seat]) / static_cast<float>(most));
            if (group.counts[seat] > 0) draw_bar(window, list, {left, y, std::max(wide, window.units(2)), high - window.line()}, seat);
            if (crowded) continue;
            const std::string number = std::to_string(group.counts[seat]);
            draw_text(window, list, Type::small, left + wide + window.units(5), y + (high - text) / 2, text_colour(), number);
        }
        if (!crowded) continue;
        const int longest = std::max(group.counts[Seat::first], group.counts[Seat::second]);
        const float end = left + std::round(room * static_cast<float>(longest) / static_cast<float>(most)) + window.units(5);
        draw_text(window, list, Type::small, end, middle - text / 2, text_colour(),
                  std::to_string(group.counts[Seat::first]) + ", " + std::to_string(group.counts[Seat::second]));
    }
    list.AddRectFilled({left - window.line(), top}, {left, rect.y + rect.h}, packed(colour::ink, 0.5F));
}

}  // namespace fow::ui
