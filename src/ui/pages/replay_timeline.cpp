#include "ui/pages/replay_timeline.hpp"

#include <imgui.h>
#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "ui/widgets/base.hpp"
#include "ui/widgets/buttons.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/pictures.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

constexpr float max_set_up_share = 0.08F;  ///< of the timeline's length

std::size_t first_turn(const Timeline& timeline) { return timeline.turns.empty() ? 0 : timeline.turns.front().halt; }

float share_of_set_up(const Timeline& timeline) {
    if (timeline.last == 0) return 0;
    return std::min(max_set_up_share, static_cast<float>(first_turn(timeline)) / static_cast<float>(timeline.last));
}

bool important(MarkKind kind) {
    return kind == MarkKind::turning || kind == MarkKind::arrival || kind == MarkKind::pursuit || kind == MarkKind::note;
}

/// The strip with its two lanes, and the clock below.
class TimelinePainter {
public:
    TimelinePainter(Window& window, const Timeline& timeline, const ImRect& area, ImDrawList& list)
        : window_(window), timeline_(timeline), area_(area), list_(list), text_(window.line_height(Type::small)) {
        const float high = area.GetHeight() - text_ - window.units(4);
        lane_ = std::floor(high / 2);
    }

    [[nodiscard]] float x_of(std::size_t halt) const { return area_.Min.x + area_.GetWidth() * place_of(timeline_, halt); }
    [[nodiscard]] float radius() const { return std::min(std::floor(lane_ * 0.42F), window_.units(8)); }

    /// The mark nearest to the pointer, if it is close enough.
    [[nodiscard]] const TimeMark* mark_at(ImVec2 pointer) const {
        const TimeMark* nearest = nullptr;
        float least = radius() * 1.3F;
        for (const auto* marks : {&timeline_.marks, &timeline_.notes})
            for (const TimeMark& mark : *marks) {
                const ImVec2 c = middle(mark);
                const float far = std::max(std::abs(c.x - pointer.x), std::abs(c.y - pointer.y) * 0.8F);
                if (far > least) continue;
                least = far;
                nearest = &mark;
            }
        return nearest;
    }

    /// The picture of all marks is kept: a long battle has hundreds of them.
    void draw(std::size_t shown, const TimeMark* pointed) const {
        const float line = window_.line();
        const float bottom = area_.Min.y + 2 * lane_;
        const float now = std::round(x_of(shown));
        const float beyond = 2 * radius();  // for the first mark and the last one
        const ImVec2 low(std::floor(area_.Min.x - beyond), std::floor(area_.Min.y));
        const ImVec2 size(std::ceil(area_.GetWidth() + 2 * beyond), std::ceil(area_.GetHeight()));
        const Pictures::Canvas canvas = window_.pictures().canvas("timeline", whole(size.x), whole(size.y), signature());
        if (!canvas.texture) return draw_clock(bottom);
        if (canvas.fresh) {
            const ImRect there(area_.Min.x - low.x, area_.Min.y - low.y, area_.Max.x - low.x, area_.Max.y - low.y);
            window_.paint(*canvas.texture, [&](ImDrawList& list) { TimelinePainter(window_, timeline_, there, list).draw_marks(size); });
        }
        list_.AddImage(canvas.texture, low, {low.x + size.x, low.y + size.y});
        list_.AddRectFilled({area_.Min.x, area_.Min.y}, {now, bottom}, packed(colour::brass, 0.13F));
        draw_clock(bottom);
        if (pointed != nullptr) {
            list_.AddCircleFilled(middle(*pointed), radius() * 1.5F, packed(colour::brass, 0.7F), 24);
            draw_time_mark(window_, list_, middle(*pointed), radius() * 1.2F, pointed->kind);
        }
        list_.AddRectFilled({now - line, area_.Min.y}, {now + line, bottom}, packed(0xFFE9A8));
        const float head = window_.units(6);
        list_.AddTriangleFilled({now, bottom - head}, {now - head, bottom + head * 0.6F}, {now + head, bottom + head * 0.6F},
                                packed(0xFFE9A8));
    }

private:
    [[nodiscard]] ImVec2 middle(const TimeMark& mark) const {
        const float lane = important(mark.kind) ? 0.5F : 1.5F;
        return {std::round(x_of(mark.halt)), std::round(area_.Min.y + lane_ * lane)};
    }

    [[nodiscard]] std::string signature() const {
        std::string text = std::to_string(timeline_.last);
        for (const auto* marks : {&timeline_.marks, &timeline_.notes})
            for (const TimeMark& mark : *marks)
                text += ' ' + std::to_string(mark.halt) + static_cast<char>('a' + static_cast<int>(mark.kind));
        for (const TimeTurn& turn : timeline_.turns) text += '/' + std::to_string(turn.halt);
        return text;
    }

    /// On a canvas of that size.
    void draw_marks(ImVec2 size) const {
        const float line = window_.line();
        const float bottom = area_.Min.y + 2 * lane_;
        list_.AddRectFilled({0, 0}, size, packed(colour::tray));
        list_.AddRectFilled({area_.Min.x, area_.Min.y + lane_}, {area_.Max.x, area_.Min.y + lane_ + line}, packed(colour::chalk, 0.15F));
        list_.AddRectFilled({area_.Min.x, bottom}, {area_.Max.x, bottom + line}, packed(colour::chalk, 0.6F));
        float scale = -1;
        for (const TimeTurn& turn : timeline_.turns) {
            const float x = std::round(x_of(turn.halt));
            if (x != std::exchange(scale, x))
                list_.AddRectFilled({x, bottom - window_.units(5)}, {x + line, bottom}, packed(colour::chalk, 0.6F));
        }
        std::map<MarkKind, float> last;  // two marks of one kind on the same pixel look like one
        for (const auto* marks : {&timeline_.marks, &timeline_.notes})
            for (const TimeMark& mark : *marks) {
                const ImVec2 at = middle(mark);
                const auto [known, first] = last.try_emplace(mark.kind, at.x);
                if (first || at.x != std::exchange(known->second, at.x)) draw_time_mark(window_, list_, at, radius(), mark.kind);
            }
    }

    void draw_clock(float top) const {
        const float y = top + window_.units(3);
        float free = area_.Min.x - 1;
        for (const TimeTurn& turn : timeline_.turns) {
            const float x = std::round(x_of(turn.halt));
            const std::string& text = turn.clock;
            const float wide = text_size(window_, Type::small, text).x;
            const float left = std::clamp(x - wide / 2, area_.Min.x, area_.Max.x - wide);
            if (left < free) continue;
            draw_text(window_, list_, Type::small, left, y, colour::chalk, text);
            free = left + wide + window_.units(8);
        }
    }

    Window& window_;
    const Timeline& timeline_;
    ImRect area_;
    ImDrawList& list_;
    float text_;
    float lane_ = 0;
};

std::optional<std::size_t> first_after(const std::vector<TimeMark>& marks, std::size_t halt) {
    const auto found = std::find_if(marks.begin(), marks.end(), [&](const TimeMark& mark) { return mark.halt > halt; });
    return found == marks.end() ? std::nullopt : std::optional(found->halt);
}

std::optional<std::size_t> last_before(const std::vector<TimeMark>& marks, std::size_t halt) {
    const auto found = std::find_if(marks.rbegin(), marks.rend(), [&](const TimeMark& mark) { return mark.halt < halt; });
    return found == marks.rend() ? std::nullopt : std::optional(found->halt);
}

}  // namespace

std::optional<std::size_t> mark_after(const Timeline& timeline, std::size_t halt) { return first_after(timeline.marks, halt); }
std::optional<std::size_t> mark_before(const Timeline& timeline, std::size_t halt) { return last_before(timeline.marks, halt); }
std::optional<std::size_t> note_after(const Timeline& timeline, std::size_t halt) { return first_after(timeline.notes, halt); }
std::optional<std::size_t> note_before(const Timeline& timeline, std::size_t halt) { return last_before(timeline.notes, halt); }

std::size_t turn_after(const Timeline& timeline, std::size_t halt) {
    for (const TimeTurn& turn : timeline.turns)
        if (turn.halt > halt) return turn.halt;
    return timeline.last;
}

std::size_t turn_before(const Timeline& timeline, std::size_t halt) {
    for (auto turn = timeline.turns.rbegin(); turn != timeline.turns.rend(); ++turn)
        if (turn->halt < halt) return turn->halt;
    return 0;
}

float place_of(const Timeline& timeline, std::size_t halt) {
    const std::size_t first = first_turn(timeline);
    const float early = share_of_set_up(timeline);
    if (halt < first) return early * static_cast<float>(halt) / static_cast<float>(first);
    if (timeline.last <= first) return timeline.last == 0 ? 0 : 1;
    return early + (1 - early) * static_cast<float>(halt - first) / static_cast<float>(timeline.last - first);
}

std::size_t halt_at(const Timeline& timeline, float place) {
    const std::size_t first = first_turn(timeline);
    const float early = share_of_set_up(timeline);
    const auto part = [](float share, std::size_t count) {
        return static_cast<std::size_t>(std::lround(std::clamp(share, 0.0F, 1.0F) * static_cast<float>(count)));
    };
    if (early > 0 && place < early) return part(place / early, first);
    return first + part((place - early) / (1 - early), timeline.last - first);
}

void draw_time_mark(Window& window, ImDrawList& list, ImVec2 c, float radius, MarkKind kind) {
    const float thick = std::max(1.5F, radius * 0.34F);
    const ImU32 light = packed(0xF6ECCB);
    switch (kind) {
        case MarkKind::combat:
            list.AddLine({c.x - radius * 0.8F, c.y - radius * 0.8F}, {c.x + radius * 0.8F, c.y + radius * 0.8F}, light, thick);
            list.AddLine({c.x - radius * 0.8F, c.y + radius * 0.8F}, {c.x + radius * 0.8F, c.y - radius * 0.8F}, light, thick);
            break;
        case MarkKind::shot:
            list.AddCircle(c, radius * 0.7F, light, 16, std::max(1.0F, thick * 0.7F));
            list.AddCircleFilled(c, radius * 0.28F, light, 10);
            break;
        case MarkKind::card:
            list.AddRectFilled({c.x - radius * 0.6F, c.y - radius * 0.9F}, {c.x + radius * 0.6F, c.y + radius * 0.9F}, light);
            list.AddRectFilled({c.x - radius * 0.3F, c.y - radius * 0.5F}, {c.x + radius * 0.3F, c.y + radius * 0.5F}, packed(0x6B4A1E));
            break;
        case MarkKind::arrival:
            list.AddRectFilled({c.x - radius * 0.7F, c.y - radius}, {c.x - radius * 0.4F, c.y + radius}, light);
            list.AddTriangleFilled({c.x - radius * 0.4F, c.y - radius}, {c.x + radius, c.y - radius * 0.4F},
                                   {c.x - radius * 0.4F, c.y + radius * 0.2F}, packed(colour::iron));
            list.AddTriangle({c.x - radius * 0.4F, c.y - radius}, {c.x + radius, c.y - radius * 0.4F},
                             {c.x - radius * 0.4F, c.y + radius * 0.2F}, light, window.line());
            break;
        case MarkKind::pursuit:
            for (const float from : {-0.8F, 0.1F})
                list.AddTriangleFilled({c.x + radius * from, c.y - radius * 0.8F}, {c.x + radius * (from + 0.8F), c.y},
                                       {c.x + radius * from, c.y + radius * 0.8F}, light);
            break;
        case MarkKind::note: {  // a ribbon
            const float left = c.x - radius * 0.6F, right = c.x + radius * 0.6F, top = c.y - radius, low = c.y + radius;
            list.AddTriangleFilled({left, top}, {right, top}, {left, low}, packed(0x9CC3E8));
            list.AddTriangleFilled({left, top}, {right, top}, {right, low}, packed(0x9CC3E8));
            break;
        }
        case MarkKind::turning: draw_star(list, c, radius * 1.1F, 5, 0.45F, packed(0xF2C14E)); break;
    }
}

std::optional<std::size_t> draw_timeline(Window& window, const SDL_FRect& rect, const Timeline& timeline, std::size_t shown) {
    std::optional<std::size_t> wanted;
    card_begin(window, "timeline", rect, Sheet::dark);
    const float inset = window.units(24);
    const float edge = window.units(6);
    ImGui::SetCursorScreenPos({rect.x + inset, rect.y + edge});
    const Press p = press(window, "ply", {rect.w - 2 * inset, rect.h - 2 * edge}, true, Control::Kind::slider);
    const TimelinePainter painter(window, timeline, p.rect, *ImGui::GetWindowDrawList());
    const ImVec2 pointer = ImGui::GetIO().MousePos;
    const bool led = window.keyboard().active();
    const TimeMark* pointed = p.hovered && !led && !ImGui::IsMouseDragging(ImGuiMouseButton_Left) ? painter.mark_at(pointer) : nullptr;
    painter.draw(shown, pointed);
    if (p.held && !led) {
        const TimeMark* mark = ImGui::IsMouseDragging(ImGuiMouseButton_Left) ? nullptr : painter.mark_at(pointer);
        wanted = mark != nullptr ? mark->halt : halt_at(timeline, (pointer.x - p.rect.Min.x) / p.rect.GetWidth());
    }
    if (const int steps = window.keyboard().nudge("ply"); steps != 0) {
        const auto to = static_cast<std::ptrdiff_t>(shown) + steps;
        wanted = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(to, 0, static_cast<std::ptrdiff_t>(timeline.last)));
    }
    if (pointed != nullptr) hint_under_pointer(window, pointed->text);
    card_end(window);
    return wanted == shown ? std::nullopt : wanted;
}

std::optional<std::size_t> moment_list(Window& window, std::string_view name, const std::vector<std::string>& lines) {
    std::optional<std::size_t> clicked;
    const float pad = window.units(6);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const float wide = room_width();
        const float high = text_size(window, Type::body, lines[i], wide - 2 * pad).y + pad;
        const Press p = press(window, std::string(name) + ":" + std::to_string(i + 1), {wide, high}, true);
        if (p.hovered) ImGui::GetWindowDrawList()->AddRectFilled(p.rect.Min, p.rect.Max, packed(colour::brass, 0.25F));
        const std::string text = wrapped(window, Type::body, lines[i], wide - 2 * pad);
        draw_letters(window, *ImGui::GetWindowDrawList(), Type::body, {at.x + pad, at.y + std::floor(pad / 2)}, packed(text_colour()),
                     text);
        add_text(window, lines[i], p.rect);
        if (p.clicked) clicked = i;
    }
    return clicked;
}

std::optional<std::size_t> turning_list(Window& window, const std::vector<std::string>& lines) {
    small_text(window, tr("Click a line to see the moment on the map."));
    return moment_list(window, "turning", lines);
}

}  // namespace fow::ui
