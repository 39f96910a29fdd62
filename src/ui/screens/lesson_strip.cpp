#include "ui/screens/lesson_strip.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "fow/view/square.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

/// A wide brass ring with dark and light edges: larger than the ring of an attack, and seen on every ground and piece.
void point_at(Desk& desk, const std::vector<Square>& squares) {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    for (const Square square : squares) {
        const Control* place = desk.controls().find(to_text(square));
        if (place == nullptr || place->kind != Control::Kind::square) continue;
        const SDL_FRect& r = place->rect;
        const ImVec2 middle(r.x + r.w / 2, r.y + r.h / 2);
        const float radius = r.w * 0.55F;
        list.AddCircle(middle, radius, packed(colour::ink, 0.75F), 48, r.w * 0.13F);
        list.AddCircle(middle, radius, packed(0xFFF3C4), 48, r.w * 0.09F);
        list.AddCircle(middle, radius, packed(0xE0A92E), 48, r.w * 0.05F);
    }
}

/// The title, which step it is, and a dot for each step.
void draw_head(Desk& desk, const LessonModel& model) {
    heading(desk, model.title);
    ImGui::SameLine(0, desk.units(14));
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + desk.units(4));
    small_text(desk,
               fill(tr("step {step} of {steps}"), {{"step", std::to_string(model.step + 1)}, {"steps", std::to_string(model.steps)}}));
    ImGui::SameLine(0, desk.units(12));
    constexpr std::size_t most_dots = 14;
    if (model.steps > most_dots) return ImGui::NewLine();
    const float dot = desk.units(4);
    const float step = std::round(dot * 3);
    const SDL_FRect row = place(step * static_cast<float>(model.steps), desk.line_height(Type::small));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (std::size_t i = 0; i < model.steps; ++i) {
        const ImVec2 at(row.x + step * (static_cast<float>(i) + 0.5F), row.y + row.h * 0.55F);
        if (i <= model.step)
            list.AddCircleFilled(at, i == model.step ? dot : dot * 0.8F, packed(i == model.step ? colour::brass : 0x6B4A1E), 20);
        else list.AddCircle(at, dot * 0.8F, packed(colour::ink, 0.5F), 20, desk.line());
    }
}

void draw_said(Desk& desk, const LessonModel& model) {
    heading(desk, model.heading);
    switch (model.tone) {
        case LessonModel::Tone::none: small_text(desk, model.said); return;
        case LessonModel::Tone::hint: italic_text(desk, model.said); return;
        case LessonModel::Tone::wrong: warning_text(desk, model.said); return;
        case LessonModel::Tone::right: success_text(desk, model.said); return;
    }
}

std::optional<LessonChoice> draw_choices(Desk& desk, const LessonModel& model) {
    std::optional<LessonChoice> made;
    const float half = share_of_room(desk, 2);
    const bool last = model.step + 1 == model.steps;
    const auto offer = [&](const char* name, const std::string& label, LessonChoice what, ButtonOptions options) {
        options.width = half;
        if (button(desk, name, label, options)) made = what;
    };
    if (model.hints_left) offer("hint", tr("Hint"), LessonChoice::hint, {.enabled = model.may_hint});
    else
        offer("show-me", tr("Show me"), LessonChoice::show_me,
              {.enabled = model.may_hint, .hint = tr("Plays the step for you, from its start.")});
    ImGui::SameLine();
    offer("lesson-next", last ? tr("Finish") : tr("Next"), LessonChoice::next, {.enabled = model.may_go_on, .primary = model.may_go_on});
    offer("step-again", tr("Start again"), LessonChoice::again, {.primary = model.lost, .hint = tr("The step, from its start.")});
    ImGui::SameLine();
    offer("leave-lesson", tr("Leave"), LessonChoice::leave, {.hint = tr("Back to the course. Nothing of a lesson is saved.")});
    return made;
}

}  // namespace

std::optional<LessonChoice> lesson_strip(Desk& desk, const LessonModel& model) {
    point_at(desk, model.show);
    const SDL_FRect strip = desk.strip();
    const float gap = desk.units(10);
    const SDL_FRect card{strip.x + gap, strip.y, strip.w - 2 * gap, strip.h - gap};
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {desk.units(18), desk.units(12)});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {desk.units(8), desk.units(5)});
    card_begin(desk, "lesson", card);
    const float between = desk.units(28);
    const float choices = desk.units(250);
    const float rest = room_width() - choices - 2 * between;
    const float text = std::floor(rest * 0.60F);
    const float high = room_height();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const auto column = [&](const char* name, float x, float wide) {
        if (x > 0)
            ImGui::GetWindowDrawList()->AddRectFilled({at.x + x - between / 2, at.y + desk.units(4)},
                                                      {at.x + x - between / 2 + desk.line(), at.y + high - desk.units(4)},
                                                      packed(colour::hachure, 0.6F));
        ImGui::SetCursorScreenPos({at.x + x, at.y});
        scroll_begin(desk, name, ImVec2(wide, high));
    };
    column("lesson text", 0, text);
    draw_head(desk, model);
    paragraph(desk, model.text);
    scroll_end(desk);
    column("lesson said", text + between, rest - text);
    draw_said(desk, model);
    scroll_end(desk);
    column("lesson choices", rest + 2 * between, choices);
    space(desk, 10);
    const auto made = draw_choices(desk, model);
    scroll_end(desk);
    card_end(desk);
    ImGui::PopStyleVar(2);
    return made;
}

}  // namespace fow::ui
