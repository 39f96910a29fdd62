#include "ui/pages/fields_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/pages/editor_frame.hpp"
#include "ui/pages/parts.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

/// The catalogue has the words of those that come with the game, not the player's own.
std::string text_shown(const FieldEntry& entry, const std::string& text) { return entry.own ? text : std::string(tr(text)); }

void draw_entry(Window& window, const FieldEntry& entry) {
    heading(window, text_shown(entry, entry.name));
    for (const std::string& sentence : entry.told) small_text(window, sentence);
    const std::string description = text_shown(entry, entry.description);
    if (entry.readable) {
        space(window, 4);
        const float wide = room_width();
        const float gap = ImGui::GetStyle().ItemSpacing.y;
        float texts = text_size(window, Type::italic, description, wide).y + gap;
        if (!entry.trouble.empty()) texts += text_size(window, Type::body, entry.trouble, wide).y + gap;
        const float high = std::floor(std::min(wide * 0.75F, std::max(room_height() - texts - gap, room_height() * 0.5F)));
        const SDL_FRect rect = place(wide, high);
        const float pad = window.units(6);
        draw_picture(entry.picture, window, *ImGui::GetWindowDrawList(), {rect.x + pad, rect.y + pad, rect.w - 2 * pad, rect.h - 2 * pad});
    }
    if (!entry.trouble.empty()) warning_text(window, entry.trouble);
    if (entry.readable) italic_text(window, description);
}

}  // namespace

std::optional<FieldsIntent> FieldsScreen::draw(Window& window, const FieldsModel& model) {
    intent_.reset();
    draw_backdrop(window);
    if (chosen_ >= model.entries.size()) chosen_ = 0;
    const SDL_FRect sheet = centred_rect(window, 1120, 720);
    card_begin(window, "fields", sheet);
    heading(window, tr("Battlefields"));
    separator(window);
    const float row = button_height(window) + ImGui::GetStyle().ItemSpacing.y;
    const float high = room_height() - row - window.units(6);
    const ImVec2 top = ImGui::GetCursorScreenPos();
    const float wide = std::round(room_width() * 0.34F);
    const float gap = window.units(20);
    scroll_begin(window, "field list", ImVec2(wide, high));
    draw_list(window, model);
    scroll_end(window);
    ImGui::SetCursorScreenPos({top.x + wide + gap, top.y});
    scroll_begin(window, "field", ImVec2(0, high));
    if (!model.entries.empty()) draw_entry(window, model.entries[chosen_]);
    scroll_end(window);
    ImGui::SetCursorScreenPos({top.x, top.y + high + window.units(6)});
    draw_buttons(window, model);
    card_end(window);
    draw_page(window, model);
    return intent_;
}

void FieldsScreen::draw_list(Window& window, const FieldsModel& model) {
    const auto list = [&](bool own) {
        bool any = false;
        for (std::size_t i = 0; i < model.entries.size(); ++i) {
            const FieldEntry& entry = model.entries[i];
            if (entry.own != own) continue;
            any = true;
            const std::string detail = !entry.trouble.empty() ? tr("unfinished") : entry.rules;
            if (list_row(window, (own ? "own-field:" : "field:") + entry.name, text_shown(entry, entry.name), chosen_ == i, detail))
                chosen_ = i;
        }
        return any;
    };
    small_text(window, tr("Included"));
    if (!list(false)) italic_text(window, tr("None found."));
    space(window, 6);
    small_text(window, tr("Your own"));
    if (!list(true)) italic_text(window, tr("None so far. Draw a new one, or change a copy of one above."));
    space(window, 6);
    const FieldEntry* entry = model.entries.empty() ? nullptr : &model.entries[chosen_];
    if (entry != nullptr && entry->own && entry->readable && button(window, "rename-field", tr("Rename"))) {
        page_ = Page::name;
        name_ = entry->name;
    }
    if (!model.notice.empty()) small_text(window, model.notice);
}

void FieldsScreen::draw_buttons(Window& window, const FieldsModel& model) {
    const FieldEntry* entry = model.entries.empty() ? nullptr : &model.entries[chosen_];
    const bool readable = entry != nullptr && entry->readable;
    const bool own = entry != nullptr && entry->own;
    const bool playable = readable && entry->trouble.empty();
    const float share = share_of_room(window, 7);
    const auto next = [&](const char* name, const std::string& label, const FieldsIntent& intent, ButtonOptions options = {}) {
        options.width = share;
        if (button(window, name, label, options)) intent_ = intent;
        ImGui::SameLine();
    };
    next("back", tr("Back"), LeaveFields{}, {.key = SDLK_ESCAPE});
    next("new-field", tr("New"), NewField{}, {.hint = model.new_one});
    if (button(window, "open-file", tr("Open a file"), {.width = share, .hint = tr("A battlefield that was shared with you.")})) {
        page_ = Page::load;
        path_.clear();
    }
    ImGui::SameLine();
    if (button(window, "delete-field", tr("Delete"),
               {.enabled = own, .width = share, .hint = own ? std::string() : tr("Only your own can be deleted.")}))
        page_ = Page::erase;
    ImGui::SameLine();
    const std::string fixed = entry != nullptr ? entry->fixed : std::string();
    const bool drawable = readable && fixed.empty();
    next("copy-field", tr("Edit a copy"), DrawField{chosen_, true}, {.enabled = drawable, .hint = fixed});
    const std::string shipped = own ? std::string() : tr("Included ones are read-only: edit a copy.");
    next("edit-field", tr("Edit"), DrawField{chosen_, false}, {.enabled = drawable && own, .hint = fixed.empty() ? shipped : fixed});
    if (button(window, "play-field", tr.in("battlefield", "Play"),
               {.enabled = playable, .primary = playable, .width = share, .hint = entry != nullptr ? entry->trouble : std::string()}))
        intent_ = PlayField{chosen_};
}

void FieldsScreen::draw_page(Window& window, const FieldsModel& model) {
    if (page_ == Page::list) return;
    if (escape_pressed(window)) {
        page_ = Page::list;
        return;
    }
    modal_begin(window, "fields page", 560);
    const Page page = page_;
    if (page == Page::load) {
        heading(window, tr("Open a file"));
        separator(window);
        paragraph(window, tr("A copy is saved with your own battlefields. You can also drop the file onto the window."));
        text_field(window, "file-path", path_,
                   {.label = tr("Its path"), .focus = ImGui::IsWindowAppearing(), .enter = "open-now", .most = path_letters});
        small_text(window, fill(tr("Files in {folder} are found automatically."), {{"folder", model.folder}}));
    } else if (page == Page::name) {
        heading(window, tr("Rename this battlefield"));
        separator(window);
        text_field(window, "field-name", name_, {.label = tr("Its name"), .focus = ImGui::IsWindowAppearing(), .enter = "rename-now"});
    } else {
        heading(window, tr("Delete this battlefield?"));
        separator(window);
        paragraph(window, fill(tr("This deletes \"{name}\" and its file."), {{"name", model.entries[chosen_].name}}));
    }
    space(window, 6);
    const float half = share_of_room(window, 2);
    if (button(window, "page-back", tr("Back"), {.width = half})) page_ = Page::list;
    ImGui::SameLine();
    const auto done = [&](const char* name, const std::string& label, bool enabled, const FieldsIntent& intent) {
        if (!button(window, name, label, {.enabled = enabled, .primary = enabled, .width = half})) return;
        intent_ = intent;
        page_ = Page::list;
    };
    const bool renamed = page == Page::name && !name_.empty() && name_ != model.entries[chosen_].name;
    if (page == Page::name) done("rename-now", tr("Rename"), renamed, GiveName{chosen_, name_});
    else if (page == Page::load) done("open-now", tr("Open"), !path_.empty(), OpenField{path_});
    else done("delete-now", tr("Delete"), true, DeleteField{chosen_});
    modal_end(window);
}

}  // namespace fow::ui
