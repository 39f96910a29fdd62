#include "ui/pages/course_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/pages/parts.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

/// A small square, ticked when done.
void draw_mark(Window& window, ImVec2 at, float size, bool done) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 end(at.x + size, at.y + size);
    if (done) list.AddRectFilled(at, end, packed(colour::brass));
    list.AddRect(at, end, packed(colour::ink, done ? 0.8F : 0.45F), 0, 0, window.line());
    if (!done) return;
    const ImVec2 tick[] = {
        {at.x + size * 0.22F, at.y + size * 0.52F}, {at.x + size * 0.43F, at.y + size * 0.74F}, {at.x + size * 0.80F, at.y + size * 0.26F}};
    list.AddPolyline(tick, 3, packed(colour::ink), 0, std::max(1.5F, window.units(2)));
}

/// The sizes of a row, pixels, and its texts broken into lines.
struct RowPlan {
    float pad = 0, above = 0, mark = 0, left = 0;
    std::string name{}, aim{};
    float title_high = 0, high = 0;
};
RowPlan plan_of(Window& window, const CourseRow& row) {
    RowPlan plan{.pad = window.units(8), .above = window.units(1), .mark = window.units(15)};  // thirteen rows fit into the usual window
    plan.left = plan.pad + plan.mark + window.units(9);
    const float wide = room_width() - plan.left - plan.pad;
    plan.name = wrapped(window, Type::body, row.title, wide);
    plan.aim = wrapped(window, Type::small, row.aim, wide);
    plan.title_high = text_size(window, Type::body, plan.name).y;
    plan.high = std::round(plan.title_high + text_size(window, Type::small, plan.aim).y + 2 * plan.above);
    return plan;
}

/// True when clicked.
bool draw_row(Window& window, const CourseRow& row, const RowPlan& plan, bool next) {
    const float line = window.line_height(Type::body);
    const Press p = press(window, "lesson:" + row.key, {room_width(), plan.high}, true);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float top = p.rect.Min.y + plan.above;
    if (next || p.hovered) list.AddRectFilled(p.rect.Min, p.rect.Max, packed(colour::brass, next ? 0.32F : 0.16F));
    if (next) list.AddRectFilled(p.rect.Min, {p.rect.Min.x + window.units(3), p.rect.Max.y}, packed(colour::brass));
    draw_mark(window, {p.rect.Min.x + plan.pad, top + std::floor((line - plan.mark) / 2)}, plan.mark, row.done);
    draw_text(window, list, Type::body, p.rect.Min.x + plan.left, top, text_colour(), plan.name);
    draw_text(window, list, Type::small, p.rect.Min.x + plan.left, top + plan.title_high, 0x5A5044, plan.aim);
    return p.clicked;
}

/// Lessons of a part in a list that always shows whole rows. `room`: its height, pixels. Returns the row that was clicked.
std::optional<std::size_t> draw_rows(Window& window, const CourseModel& model, std::size_t part, float room) {
    const std::vector<CourseRow>& rows = model.parts[part].rows;
    std::optional<std::size_t> clicked;
    const float above = ImGui::GetCursorPosY();
    // The scroll bar takes room from the rows, so they are measured inside; the height of the list follows in the next frame.
    ImGuiStorage& kept = *ImGui::GetStateStorage();
    const ImGuiID whole = ImGui::GetID(("whole rows " + std::to_string(part)).c_str());
    scroll_begin(window, "part " + std::to_string(part), std::min(room, kept.GetFloat(whole, room)));
    std::vector<RowPlan> plans;
    std::vector<float> tops{0};
    for (const CourseRow& row : rows) {
        plans.push_back(plan_of(window, row));
        tops.push_back(tops.back() + plans.back().high);
    }
    const auto fit = std::upper_bound(tops.begin(), tops.end(), room);
    const float high = fit == tops.begin() ? room : *std::prev(fit);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    const bool fresh = ImGui::IsWindowAppearing();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool next = model.next && model.next->key == rows[i].key;
        if (draw_row(window, rows[i], plans[i], next)) clicked = i;
        if (next && fresh) ImGui::SetScrollHereY();
    }
    if (fit != tops.end()) {
        const auto last = std::lower_bound(tops.begin(), tops.end(), tops.back() - high);
        ImGui::Dummy({1, *last + high - tops.back()});  // the end of the list also begins with a whole row
        const float at = ImGui::GetScrollY();
        const auto nearest = std::min_element(tops.begin(), std::next(last),
                                              [&](float one, float other) { return std::abs(one - at) < std::abs(other - at); });
        if (!fresh && std::abs(*nearest - at) >= 1) {
            ImGui::SetScrollY(*nearest);
            window.wake();
        }
    }
    ImGui::PopStyleVar();
    scroll_end(window);
    if (std::abs(kept.GetFloat(whole, room) - high) >= 1) window.wake();
    kept.SetFloat(whole, high);
    ImGui::SetCursorPosY(above + room + ImGui::GetStyle().ItemSpacing.y);
    return clicked;
}

std::optional<CourseIntent> draw_part(Window& window, const CourseModel& model, std::size_t part) {
    std::optional<CourseIntent> made;
    const CoursePart& here = model.parts[part];
    const std::vector<CourseRow>& rows = here.rows;
    const auto done = std::count_if(rows.begin(), rows.end(), [](const CourseRow& row) { return row.done; });
    heading(window, here.title);
    ImGui::SameLine(0, window.units(12));
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + window.units(4));
    small_text(window, fill(tr("{done} of {count} done"), {{"done", std::to_string(done)}, {"count", std::to_string(rows.size())}}));
    italic_text(window, here.about);
    const float button_high = button_height(window);
    const float room = room_height() - button_high - ImGui::GetStyle().ItemSpacing.y;
    if (const auto clicked = draw_rows(window, model, part, room)) made = OpenLesson{rows[*clicked].key};
    if (button(window, "play:" + here.word, here.play, {.primary = model.play == part, .width = -1})) made = PlayPart{part};
    return made;
}

void draw_unusable(Window& window, const CourseModel& model) {
    scroll_begin(window, "unusable", window.units(96));
    for (const CourseRow& row : model.unusable) {
        warning_text(window, fill(tr("{file} cannot be used:"), {{"file", row.title}}));
        small_text(window, row.aim);
    }
    scroll_end(window);
}

}  // namespace

std::optional<CourseIntent> course_screen(Window& window, const CourseModel& model) {
    std::optional<CourseIntent> made;
    draw_backdrop(window);
    card_begin(window, "course", centred_rect(window, 1200, 780));
    title(window, tr("Learn the game"));
    separator(window);
    const float spacing = ImGui::GetStyle().ItemSpacing.y;
    const float foot = button_height(window) + spacing + (model.unusable.empty() ? 0 : window.units(96) + spacing);
    const float between = window.units(26);
    const auto count = static_cast<float>(model.parts.size());
    const float wide = std::floor((room_width() - (count - 1) * between) / count);
    const float high = room_height() - foot - window.units(4);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    for (std::size_t part = 0; part < model.parts.size(); ++part) {
        const float x = at.x + (wide + between) * static_cast<float>(part);
        if (part > 0)
            ImGui::GetWindowDrawList()->AddRectFilled({x - between / 2, at.y + window.units(6)},
                                                      {x - between / 2 + window.line(), at.y + high}, packed(colour::hachure, 0.6F));
        ImGui::SetCursorScreenPos({x, at.y});
        scroll_begin(window, "column " + std::to_string(part), ImVec2(wide, high));
        if (auto chosen = draw_part(window, model, part)) made = chosen;
        scroll_end(window);
    }
    space(window, 4);
    if (!model.unusable.empty()) draw_unusable(window, model);
    const float half = share_of_room(window, 2);
    if (button(
            window, "back", tr("Back"),
            {.width = half, .hint = fill(tr("Your own lessons are read from {folder}."), {{"folder", model.folder}}), .key = SDLK_ESCAPE}))
        made = LeaveCourse{};
    ImGui::SameLine();
    if (button(window, "next-lesson", model.next ? fill(tr("Next: {title}"), {{"title", model.next->title}}) : tr("All lessons done"),
               {.enabled = model.next.has_value(), .primary = model.next && !model.play, .width = half}))
        made = OpenLesson{model.next->key};
    card_end(window);
    return made;
}

}  // namespace fow::ui
