#include "ui/screens/files_screen.hpp"

#include <imgui.h>

#include "ui/screens/parts.hpp"
#include "ui/table/layout.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

std::optional<std::size_t> FilesScreen::draw(Window& window, const FilesModel& model, bool& back) {
    std::optional<std::size_t> opened;
    cover_desk(window);
    card_begin(window, "files", centred_rect(window, 600, 560));
    heading(window, model.heading);
    rule(window);
    const float buttons = window.line_height(Type::body) + 40 * window.scale();
    scroll_begin(window, "list", room_height() - buttons);
    if (model.entries.empty()) italic_text(window, model.nothing);
    for (std::size_t i = 0; i < model.entries.size(); ++i) {
        const FileEntry& entry = model.entries[i];
        if (list_row(window, "file:" + entry.name, entry.name, chosen_ == i, entry.detail)) chosen_ = i;
        if (ImGui::IsItemHovered() && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) opened = i;
    }
    scroll_end(window);
    space(window, 4);
    const float share = share_of_room(window, 2);
    if (button(window, "back", tr("Back"), {.width = share})) back = true;
    ImGui::SameLine();
    if (button(window, "open", model.open, {.enabled = chosen_.has_value(), .primary = chosen_.has_value(), .width = share}))
        opened = chosen_;
    card_end(window);
    return opened;
}

}  // namespace fow::ui
