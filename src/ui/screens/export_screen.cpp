#include "ui/screens/export_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/desk/rects.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

constexpr const char* keys[] = {"text", "picture", "moving", "record"};

std::string explanation(const ExportModel& model, ExportKind kind) {
    const Named eyes{"eyes", model.seen_by};
    switch (kind) {
        case ExportKind::text: return fill(tr("The whole battle as a text, line by line. Seen by: {eyes}."), {eyes});
        case ExportKind::picture: return fill(tr("The map as it is now, as a picture (PNG). Seen by: {eyes}."), {eyes});
        case ExportKind::moving:
            return fill(tr("A part of the battle as a moving picture (GIF), with the clock below it. Seen by: {eyes}."), {eyes});
        case ExportKind::record: return tr("A copy of the record, all of it, to be watched or checked anywhere.");
    }
    return {};
}

/// The room that the sliders take is there for each kind: nothing moves when another one is chosen.
void draw_span(Desk& desk, const ExportModel& model, ExportWish& wish) {
    scroll_begin(desk, "span", desk.units(104));
    if (wish.kind == ExportKind::moving) {
        const auto last = static_cast<float>(model.last);
        auto from = static_cast<float>(wish.from);
        auto to = static_cast<float>(wish.to);
        if (slider(desk, "export-from",
                   fill(tr("From step {step} ({moment})"), {{"step", std::to_string(wish.from)}, {"moment", model.from_moment}}), from, 0,
                   last)) {
            wish.from = static_cast<std::size_t>(std::lround(from));
            wish.to = std::max(wish.from, wish.to);
        }
        if (slider(desk, "export-to",
                   fill(tr("To step {step} ({moment})"), {{"step", std::to_string(wish.to)}, {"moment", model.to_moment}}), to, 0, last)) {
            wish.to = static_cast<std::size_t>(std::lround(to));
            wish.from = std::min(wish.from, wish.to);
        }
    }
    scroll_end(desk);
}

void draw_progress(Desk& desk, float progress) {
    const SDL_FRect bar = place(room_width(), desk.units(18));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({bar.x, bar.y}, {bar.x + std::round(bar.w * progress), bar.y + bar.h}, packed(colour::brass));
    list.AddRect(corner(bar), far_corner(bar), packed(colour::ink, 0.6F), 0, 0, desk.line());
}

}  // namespace

std::optional<ExportIntent> export_screen(Desk& desk, const ExportModel& model, ExportWish& wish) {
    std::optional<ExportIntent> intent;
    modal_begin(desk, "export", 640);
    heading(desk, tr("Export"));
    rule(desk);
    if (model.progress) {
        paragraph(desk, fill(tr("The moving picture is being made: {percent} of 100."),
                             {{"percent", std::to_string(static_cast<int>(*model.progress * 100))}}));
        draw_progress(desk, *model.progress);
        space(desk, 6);
        if (button(desk, "export-stop", tr("Stop"), {.primary = true, .width = -1, .key = SDL_SCANCODE_ESCAPE})) intent = StopExport{};
        modal_end(desk);
        return intent;
    }
    std::string chosen = keys[static_cast<std::size_t>(wish.kind)];
    if (choice(desk, "export",
               {{"text", tr("Text")}, {"picture", tr("Picture")}, {"moving", tr("Moving picture")}, {"record", tr("Record")}}, chosen))
        wish.kind = static_cast<ExportKind>(std::find(std::begin(keys), std::end(keys), chosen) - std::begin(keys));
    small_text(desk, explanation(model, wish.kind));
    draw_span(desk, model, wish);
    text_field(desk, "export-folder", wish.folder, {.label = tr("Folder")});
    text_field(desk, "export-name", wish.name, {.label = tr("Name"), .placeholder = tr("Sunday evening")});
    scroll_begin(desk, "told", desk.units(46));
    if (model.there) warning_text(desk, tr("There is a file of that name. If you replace it, it is gone for good."));
    else if (!model.notice.empty()) notice_text(desk, model.notice);
    scroll_end(desk);
    const float half = share_of_room(desk, 2);
    if (button(desk, "back", tr("Back"), {.width = half, .key = SDL_SCANCODE_ESCAPE})) intent = LeaveExport{};
    ImGui::SameLine();
    const bool ready = !wish.folder.empty() && !wish.name.empty();
    if (button(desk, "export-now", model.there ? tr("Replace it") : tr("Write it"),
               {.enabled = ready, .primary = ready && !model.there, .width = half}))
        intent = MakeExport{model.there};
    modal_end(desk);
    return intent;
}

}  // namespace fow::ui
