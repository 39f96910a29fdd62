#include "ui/screens/files_screen.hpp"

#include <imgui.h>

#include "ui/screens/parts.hpp"
#include "ui/table/layout.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

std::optional<std::size_t> FilesScreen::draw(Desk& desk, const FilesModel& model, bool& back) {
    std::optional<std::size_t> opened;
    cover_desk(desk);
    card_begin(desk, "files", centred_rect(desk, 600, 560));
    heading(desk, model.heading);
    rule(desk);
    const float buttons = desk.line_height(Type::body) + 40 * desk.scale();
    scroll_begin(desk, "list", room_height() - buttons);
    if (model.entries.empty()) italic_text(desk, model.nothing);
    for (std::size_t i = 0; i < model.entries.size(); ++i) {
        const FileEntry& entry = model.entries[i];
        if (list_row(desk, "file:" + entry.name, entry.name, chosen_ == i, entry.detail)) chosen_ = i;
        if (ImGui::IsItemHovered() && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) opened = i;
    }
    scroll_end(desk);
    space(desk, 4);
    const float share = share_of_room(desk, 2);
    if (button(desk, "back", tr("Back"), {.width = share})) back = true;
    ImGui::SameLine();
    if (button(desk, "open", model.open, {.enabled = chosen_.has_value(), .primary = chosen_.has_value(), .width = share}))
        opened = chosen_;
    card_end(desk);
    return opened;
}

}  // namespace fow::ui
