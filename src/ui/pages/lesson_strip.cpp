#include "ui/pages/lesson_strip.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

/// A brass frame around a rectangle, over everything.
void frame(Window& window, const SDL_FRect& rect) {
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    const float out = window.units(3);
    const ImVec2 from(rect.x - out, rect.y - out);
    const ImVec2 to(rect.x + rect.w + out, rect.y + rect.h + out);
    list.AddRect(from, to, packed(colour::ink, 0.75F), window.units(4), 0, window.units(5));
    list.AddRect(from, to, packed(0xE0A92E), window.units(4), 0, window.units(3));
}

/// A brass frame around a shape with four corners.
void frame_outline(Window& window, const std::array<SDL_FPoint, 4>& corners) {
    std::array<ImVec2, 4> frame;
    std::transform(corners.begin(), corners.end(), frame.begin(), [](const SDL_FPoint& at) { return ImVec2(at.x, at.y); });
    frame = grown(frame, window.units(0.5F));
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const auto stroke = [&](ImU32 ink, float wide) { list.AddPolyline(frame.data(), 4, ink, ImDrawFlags_Closed, window.units(wide)); };
    stroke(packed(colour::ink, 0.75F), 4);
    stroke(packed(0xFFF3C4), 2.8F);
    stroke(packed(0xE0A92E), 1.5F);
}

/// A wide brass ring with dark and light edges: larger than the ring of an attack, visible on every ground and piece.
void ring_squares(Window& window, const std::vector<std::string>& squares) {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    for (const std::string& square : squares) {
        const Control* place = window.controls().find(square);
        if (place == nullptr) continue;
        if (place->outline) {
            frame_outline(window, *place->outline);
            continue;
        }
        const SDL_FRect& r = place->rect;
        if (std::abs(r.w - r.h) > 1) {
            frame(window, r);
            continue;
        }
        const ImVec2 middle(r.x + r.w / 2, r.y + r.h / 2);
        const float radius = r.w * 0.55F;
        list.AddCircle(middle, radius, packed(colour::ink, 0.75F), 48, r.w * 0.13F);
        list.AddCircle(middle, radius, packed(0xFFF3C4), 48, r.w * 0.09F);
        list.AddCircle(middle, radius, packed(0xE0A92E), 48, r.w * 0.05F);
    }
}

/// Frames each control with one of these labels, so that the player sees at once what the text mentions.
void frame_controls(Window& window, const std::vector<std::string>& labels) {
    for (const Control& control : window.controls().all())
        if (control.rect.w >= 1 && std::find(labels.begin(), labels.end(), control.label) != labels.end()) frame(window, control.rect);
}

/// The title, the step number, and a dot for each step.
void draw_head(Window& window, const LessonModel& model) {
    heading(window, model.title);
    ImGui::SameLine(0, window.units(14));
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + window.units(4));
    small_text(window,
               fill(tr("step {step} of {steps}"), {{"step", std::to_string(model.step + 1)}, {"steps", std::to_string(model.steps)}}));
    ImGui::SameLine(0, window.units(12));
    constexpr std::size_t most_dots = 14;
    if (model.steps > most_dots) return ImGui::NewLine();
    const float dot = window.units(4);
    const float step = std::round(dot * 3);
    const SDL_FRect row = place(step * static_cast<float>(model.steps), window.line_height(Type::small));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (std::size_t i = 0; i < model.steps; ++i) {
        const ImVec2 at(row.x + step * (static_cast<float>(i) + 0.5F), row.y + row.h * 0.55F);
        if (i <= model.step)
            list.AddCircleFilled(at, i == model.step ? dot : dot * 0.8F, packed(i == model.step ? colour::brass : 0x6B4A1E), 20);
        else list.AddCircle(at, dot * 0.8F, packed(colour::ink, 0.5F), 20, window.line());
    }
}

void draw_said(Window& window, const LessonModel& model) {
    heading(window, model.heading);
    switch (model.tone) {
        case LessonModel::Tone::none:
            small_text(window, model.said);
            if (model.step == 0 && window.keyboard().active() && room_height() > 3 * window.line_height(Type::small))
                small_text(window, tr("By keyboard: the arrows move, Enter clicks, F5 is “Next”, F1 lists all keys."));
            return;
        case LessonModel::Tone::hint:
            italic_text(window, model.said);
            if (!model.reason.empty()) warning_text(window, model.reason);
            return;
        case LessonModel::Tone::wrong: warning_text(window, model.said); return;
        case LessonModel::Tone::right: success_text(window, model.said); return;
    }
}

/// After the last step, if another lesson follows: it begins where "Next" was, and nothing is where the hints were, so that nobody who goes
/// on clicking leaves the course or begins a lesson unawares.
std::optional<LessonChoice> draw_end(Window& window) {
    std::optional<LessonChoice> made;
    const float half = share_of_room(window, 2);
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::round(half * window.scale() + gap));
    if (button(window, "next-lesson", tr("Next lesson"),
               {.primary = true, .width = half, .hint = tr("This lesson is done; the next one begins at once."), .key = SDLK_F5}))
        made = LessonChoice::next_lesson;
    struct Entry {
        const char* name;
        std::string label;
        LessonChoice what;
        std::string hint;
    };
    const Entry entries[] = {{"step-again", tr("Start again"), LessonChoice::again, tr("The step, from its start.")},
                             {"lesson-next", tr("Finish"), LessonChoice::next, tr("This lesson is done: back to the course.")},
                             {"leave-lesson", tr("Leave"), LessonChoice::leave, tr("Back to the course. Lessons are not saved.")}};
    float pad = room_width() - 2 * gap;  // each is as wide as its label and a third of what is left
    for (const Entry& entry : entries) pad -= text_size(window, Type::body, entry.label).x;
    for (const Entry& entry : entries) {
        if (entry.name != entries[0].name) ImGui::SameLine();
        const float wide = std::floor(text_size(window, Type::body, entry.label).x + pad / 3) / window.scale();
        if (button(window, entry.name, entry.label, {.width = wide, .hint = entry.hint})) made = entry.what;
    }
    return made;
}

std::optional<LessonChoice> draw_choices(Window& window, const LessonModel& model) {
    std::optional<LessonChoice> made;
    const float half = share_of_room(window, 2);
    const bool last = model.step + 1 == model.steps;
    const auto offer = [&](const char* name, const std::string& label, LessonChoice what, ButtonOptions options) {
        options.width = half;
        if (button(window, name, label, options)) made = what;
    };
    const bool ends = last && model.may_go_on && model.another;
    if (ends) return draw_end(window);
    if (model.hints_left) offer("hint", tr("Hint"), LessonChoice::hint, {.enabled = model.may_hint});
    else
        offer("show-me", tr("Show me"), LessonChoice::show_me,
              {.enabled = model.may_hint, .hint = tr("Plays the step for you from its start.")});
    ImGui::SameLine();
    offer("lesson-next", last ? tr("Finish") : tr("Next"), LessonChoice::next,
          {.enabled = model.may_go_on, .primary = model.may_go_on, .key = SDLK_F5});
    offer("step-again", tr("Start again"), LessonChoice::again, {.primary = model.lost, .hint = tr("The step, from its start.")});
    ImGui::SameLine();
    offer("leave-lesson", tr("Leave"), LessonChoice::leave, {.hint = tr("Back to the course. Lessons are not saved.")});
    return made;
}

}  // namespace

std::optional<LessonChoice> lesson_strip(Window& window, const LessonModel& model) {
    ring_squares(window, model.show);
    frame_controls(window, model.labels);
    const SDL_FRect strip = window.strip();
    const float gap = window.units(10);
    const SDL_FRect card{strip.x + gap, strip.y, strip.w - 2 * gap, strip.h - gap};
    const bool low = strip.h < window.units(130);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {window.units(18), window.units(low ? 9 : 12)});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {window.units(8), window.units(low ? 3 : 5)});
    card_begin(window, "lesson", card);
    const float between = window.units(28);
    const float choices = window.units(250);
    const float rest = room_width() - choices - 2 * between;
    const float text = std::floor(rest * 0.68F);
    const float high = room_height();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const auto column = [&](const char* name, float x, float wide) {
        if (x > 0)
            ImGui::GetWindowDrawList()->AddRectFilled({at.x + x - between / 2, at.y + window.units(4)},
                                                      {at.x + x - between / 2 + window.line(), at.y + high - window.units(4)},
                                                      packed(colour::hachure, 0.6F));
        ImGui::SetCursorScreenPos({at.x + x, at.y});
        scroll_begin(window, name, ImVec2(wide, high));
    };
    column("lesson text", 0, text);
    draw_head(window, model);
    if (low) small_text(window, model.text);
    else paragraph(window, model.text);
    scroll_end(window);
    column("lesson said", text + between, rest - text);
    draw_said(window, model);
    scroll_end(window);
    column("lesson choices", rest + 2 * between, choices);
    if (!low) space(window, 10);
    const auto made = draw_choices(window, model);
    scroll_end(window);
    card_end(window);
    ImGui::PopStyleVar(2);
    return made;
}

}  // namespace fow::ui
