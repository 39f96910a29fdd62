#include "ui/pages/export_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/widgets/plots.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

constexpr const char* kind_names[] = {"text", "picture", "moving", "record"};

std::string explanation(const ExportModel& model, ExportKind kind) {
    const Named eyes{"eyes", model.seen_by};
    switch (kind) {
        case ExportKind::text: return fill(tr("The whole game as a text, line by line. Seen by: {eyes}."), {eyes});
        case ExportKind::picture: return fill(tr("The map as it is now, as a picture (PNG). Seen by: {eyes}."), {eyes});
        case ExportKind::moving:
            return fill(tr("A part of the game as an animation (GIF), with the clock below it. Seen by: {eyes}."), {eyes});
        case ExportKind::record: return tr("A full copy of the record, to watch or check anywhere.");
    }
    return {};
}

/// Room for the sliders is reserved for every kind, so that nothing moves when another kind is chosen.
void draw_span(Window& window, const ExportModel& model, ExportWish& wish) {
    scroll_begin(window, "span", window.units(104));
    if (wish.kind == ExportKind::moving) {
        const auto last = static_cast<float>(model.last);
        auto from = static_cast<float>(wish.from);
        auto to = static_cast<float>(wish.to);
        const auto step_of = [&](std::size_t halt) { return std::to_string(halt - std::min(halt, model.set_up)); };
        if (slider(window, "export-from",
                   fill(wish.from < model.set_up ? tr("From the set-up") : tr("From step {step} ({moment})"),
                        {{"step", step_of(wish.from)}, {"moment", model.from_moment}}),
                   from, 0, last)) {
            wish.from = static_cast<std::size_t>(std::lround(from));
            wish.to = std::max(wish.from, wish.to);
        }
        if (slider(window, "export-to",
                   fill(wish.to < model.set_up ? tr("To the set-up") : tr("To step {step} ({moment})"),
                        {{"step", step_of(wish.to)}, {"moment", model.to_moment}}),
                   to, 0, last)) {
            wish.to = static_cast<std::size_t>(std::lround(to));
            wish.from = std::min(wish.from, wish.to);
        }
    }
    scroll_end(window);
}

}  // namespace

std::optional<ExportIntent> export_screen(Window& window, const ExportModel& model, ExportWish& wish) {
    std::optional<ExportIntent> intent;
    modal_begin(window, "export", 640);
    heading(window, tr("Export"));
    separator(window);
    if (model.progress) {
        paragraph(window, fill(tr("Making the animation: {percent} of 100."),
                               {{"percent", std::to_string(static_cast<int>(*model.progress * 100))}}));
        progress_bar(window, *model.progress);
        space(window, 6);
        if (button(window, "export-stop", tr("Stop"), {.primary = true, .width = -1, .key = SDLK_ESCAPE})) intent = StopExport{};
        modal_end(window);
        return intent;
    }
    std::string chosen = kind_names[static_cast<std::size_t>(wish.kind)];
    if (choice(window, "export", {{"text", tr("Text")}, {"picture", tr("Picture")}, {"moving", tr("Animation")}, {"record", tr("Record")}},
               chosen))
        wish.kind = static_cast<ExportKind>(std::find(std::begin(kind_names), std::end(kind_names), chosen) - std::begin(kind_names));
    small_text(window, explanation(model, wish.kind));
    draw_span(window, model, wish);
    text_field(window, "export-folder", wish.folder, {.label = tr("Folder"), .most = path_letters});
    text_field(window, "export-name", wish.name, {.label = tr("Name"), .placeholder = tr("Sunday evening"), .enter = "export-now"});
    scroll_begin(window, "told", window.units(46));
    if (model.there) warning_text(window, tr("A file of that name exists. If you replace it, it is lost for good."));
    else if (!model.notice.empty()) notice_text(window, model.notice);
    scroll_end(window);
    const float half = share_of_room(window, 2);
    if (button(window, "back", tr("Back"), {.width = half, .key = SDLK_ESCAPE})) intent = LeaveExport{};
    ImGui::SameLine();
    const bool ready = !wish.folder.empty() && !wish.name.empty();
    if (button(window, "export-now", model.there ? tr("Replace") : tr("Save"),
               {.enabled = ready, .primary = ready && !model.there, .width = half}))
        intent = MakeExport{model.there};
    modal_end(window);
    return intent;
}

}  // namespace fow::ui
