// Around the editor's map: tools, faults, the column, and the pages for saving and sharing.
#include <imgui.h>

#include <array>
#include <cmath>

#include "games/waterloo/screens/editor/editor_overlay.hpp"
#include "games/waterloo/screens/editor/editor_screen.hpp"
#include "games/waterloo/screens/table/board_geometry.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui::inline waterloo {
namespace {

struct EditorLayout {
    SDL_FRect palette, map, foot, column;
};
EditorLayout layout_of(const Window& window) {
    const float w = static_cast<float>(window.width());
    const float h = static_cast<float>(window.height());
    const float gap = window.units(10);
    const float left = window.units(118);
    const SDL_FRect room{2 * gap + left, gap, w - 4 * gap - left - window.units(344), h - 3 * gap - window.units(112)};
    const SDL_FRect sheet = BoardGeometry(room, false).sheet();
    EditorLayout layout{};
    layout.palette = {gap, gap, left, sheet.h};
    layout.map = {2 * gap + left, gap, sheet.w, sheet.h};
    const float column = layout.map.x + sheet.w + gap;
    layout.column = {column, gap, w - gap - column, h - 2 * gap};
    const float foot = layout.map.y + sheet.h + gap;
    layout.foot = {gap, foot, column - 2 * gap, h - gap - foot};
    return layout;
}

struct ToolName {
    EditorTool tool;
    const char* name;
    const char* label;
};
constexpr std::array tools{
    ToolName{EditorTool::battle, "battle", tr_later("Battle")},
    ToolName{EditorTool::hand, "hand", tr_later("Hand")},
    ToolName{EditorTool::building, "building", tr_later("Building")},
    ToolName{EditorTool::village, "village", tr_later("Village")},
    ToolName{EditorTool::hill, "hill", tr_later("Hill")},
    ToolName{EditorTool::mud, "mud", tr_later("Mud")},
    ToolName{EditorTool::eraser, "eraser", tr_later("Eraser")},
    ToolName{EditorTool::pieces, "pieces", tr_later("Pieces")},
    ToolName{EditorTool::prussians, "prussians", tr_later("Prussians")},
    ToolName{EditorTool::lines, "lines", tr_later("Retreat")},
};

/// The tool that fixes what a JSON pointer into the file names.
EditorTool tool_for(const std::string& pointer) {
    if (pointer.rfind("/battlefield/prussians", 0) == 0) return EditorTool::prussians;
    if (pointer.rfind("/battlefield/lines_of_retreat", 0) == 0) return EditorTool::lines;
    if (pointer.rfind("/battlefield/tiles", 0) == 0) return EditorTool::hand;
    return EditorTool::pieces;
}

/// An exclamation mark in a disc, as on the faulty square of the map.
void draw_warning(Window& window, ImDrawList& list, float x, float y) {
    const float radius = window.units(7);
    list.AddCircleFilled({x, y}, radius, packed(0xFFF8E2), 20);
    list.AddRectFilled({x - radius * 0.14F, y - radius * 0.66F}, {x + radius * 0.14F, y + radius * 0.18F}, packed(0x8C1B12));
    list.AddRectFilled({x - radius * 0.14F, y + radius * 0.38F}, {x + radius * 0.14F, y + radius * 0.66F}, packed(0x8C1B12));
}

}  // namespace

std::optional<EditorIntent> EditorScreen::draw(Window& window, const EditorModel& model) {
    intent_.reset();
    const EditorLayout layout = layout_of(window);
    draw_map(window, model, layout.map);
    draw_palette(window, model, layout.palette);
    draw_foot(window, model, layout.foot);
    draw_column(window, model, layout.column);
    draw_page(window, model);
    if (!ImGui::GetIO().WantTextInput) typing_.clear();
    return intent_;
}

void EditorScreen::draw_palette(Window& window, const EditorModel& model, const SDL_FRect& rect) {
    card_begin(window, "palette", rect, Sheet::dark);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float gap = window.units(8);
    const float undo = 2 * (button_height(window)) + ImGui::GetStyle().ItemSpacing.y + window.units(8);
    const float high = std::floor((rect.h - 2 * gap - undo) / static_cast<float>(tools.size()));
    const float icon = window.units(30);
    for (std::size_t i = 0; i < tools.size(); ++i) {
        const ToolName& tool = tools[i];
        const SDL_FRect r{rect.x + gap, rect.y + gap + high * static_cast<float>(i), rect.w - 2 * gap, high - window.units(4)};
        ImGui::SetCursorScreenPos({r.x, r.y});
        const Press p = press(window, std::string("tool:") + tool.name, {r.w, r.h}, true);
        if (p.clicked) take(tool.tool);
        const bool now = tool_ == tool.tool;
        if (!now) hint_under_pointer(window, fill(tr("Key {key}"), {{"key", std::to_string((i + 1) % 10)}}));
        if (now || p.hovered) list.AddRectFilled(corner(r), far_corner(r), packed(colour::brass, now ? 0.9F : 0.25F));
        draw_tool_icon(window, list, {r.x + window.units(3), std::floor(r.y + (r.h - icon) / 2), icon, icon}, tool.tool, model.roster);
        const float text = r.y + (r.h - window.line_height(Type::small)) / 2;
        draw_text(window, list, Type::small, r.x + icon + window.units(7), text, now ? colour::ink : colour::chalk, tr(tool.label));
    }
    ImGui::SetCursorScreenPos({rect.x + gap, rect.y + rect.h - undo});
    ImGui::BeginGroup();
    const float width = (rect.w - 2 * gap) / window.scale();
    if (button(window, "undo", tr("Undo"), {.enabled = model.can_undo, .width = width, .hint = tr("Ctrl+Z")})) intent_ = UndoEdit{};
    if (button(window, "redo", tr("Redo"), {.enabled = model.can_redo, .width = width, .hint = tr("Ctrl+Shift+Z")})) intent_ = RedoEdit{};
    ImGui::EndGroup();
    card_end(window);
}

void EditorScreen::draw_foot(Window& window, const EditorModel& model, const SDL_FRect& rect) {
    const float gap = window.units(10);
    const float wide = std::round((rect.w - gap) * 0.6F);
    card_begin(window, "faults", {rect.x, rect.y, wide, rect.h}, Sheet::dark);
    if (model.faults.empty()) {
        paragraph(window, tr("It can be played."));
        small_text(window, model.notice.empty() ? tr("Problems that prevent a battle are listed here.") : model.notice);
    } else {
        small_text(window, model.faults.size() == 1
                               ? tr("One problem prevents a battle:")
                               : fill(tr("{count} problems prevent a battle:"), {{"count", std::to_string(model.faults.size())}}));
        scroll_begin(window, "fault list");
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const float indent = window.units(24);
        for (std::size_t i = 0; i < model.faults.size(); ++i) {
            const std::string reason = reason_of(model.faults[i]);
            const float room = room_width() - indent;
            const float high = std::round(text_size(window, Type::small, reason, room).y + 4 * window.scale());
            const ImVec2 at = ImGui::GetCursorScreenPos();
            const Press p = press(window, "fault:" + std::to_string(i + 1), {room_width(), high}, true);
            if (p.clicked) show(model.faults[i]);
            if (p.hovered) list.AddRectFilled(p.rect.Min, p.rect.Max, packed(colour::brass, 0.25F));
            draw_warning(window, list, at.x + window.units(10), at.y + window.units(11));
            const ImVec2 after = ImGui::GetCursorScreenPos();
            ImGui::SetCursorScreenPos({at.x + indent, at.y + window.units(2)});
            small_text(window, reason);
            ImGui::SetCursorScreenPos({after.x, after.y - window.units(6)});
        }
        scroll_end(window);
    }
    card_end(window);

    card_begin(window, "under the pointer", {rect.x + wide + gap, rect.y, rect.w - wide - gap, rect.h}, Sheet::dark, true);
    const auto looked_at = hovered_ ? hovered_ : chosen_;
    if (!looked_at) {
        small_text(window, tr("Point at a square to see what is on it."), TextRole::aside);
    } else {
        const Telling telling(window, looked_at);
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
        for (const std::string& words : words_on(model.field, model.roster, model.faults, *looked_at)) small_text(window, words);
        ImGui::PopStyleVar();
    }
    card_end(window);
}

void EditorScreen::show(const BattlefieldFault& fault) {
    tool_ = tool_for(fault.pointer);
    kind_.reset();
    chosen_ = fault.square;
}

void EditorScreen::draw_column(Window& window, const EditorModel& model, const SDL_FRect& rect) {
    card_begin(window, "editor", rect);
    heading(window, model.field.name.empty() ? tr("Untitled battlefield") : model.field.name);
    italic_text(window, model.unsaved ? tr("Not saved yet") : model.kept ? tr("Saved") : tr("A new drawing"));
    separator(window);
    const float row = button_height(window) + ImGui::GetStyle().ItemSpacing.y;
    scroll_begin(window, "page", room_height() - 2 * row);
    switch (tool_) {
        case EditorTool::battle: draw_battle(window, model); break;
        case EditorTool::pieces: draw_armies(window, model); break;
        case EditorTool::prussians: draw_prussians(window, model); break;
        case EditorTool::lines: draw_lines(window, model); break;
        default: draw_ground(window, model); break;
    }
    scroll_end(window);
    const float third = share_of_room(window, 3);
    if (button(window, "save", tr("Save"), {.enabled = model.unsaved || !model.kept, .width = third, .hint = tr("Ctrl+S")})) save(model);
    ImGui::SameLine();
    if (button(window, "load", tr("Load"), {.width = third, .hint = tr("Another battlefield, or a file that was shared with you.")}))
        ask(model, EditorNext::load);
    ImGui::SameLine();
    if (button(window, "share", tr("Share"), {.width = third, .hint = tr("Save as a file to share.")})) {
        page_ = Page::share;
        share_path_ = model.path;
    }
    const std::string reason =
        model.faults.empty() ? std::string() : fill(tr("It cannot be played yet. {reason}"), {{"reason", reason_of(model.faults.front())}});
    if (button(window, "leave", tr("Back"), {.width = third})) ask(model, EditorNext::leave);
    ImGui::SameLine();
    if (button(window, "start-game", tr("Start a game here"),
               {.enabled = model.faults.empty(), .primary = model.faults.empty(), .width = -1, .hint = reason}))
        ask(model, EditorNext::start_game);
    card_end(window);
}

void EditorScreen::ask(const EditorModel& model, EditorNext next) {
    if (!model.unsaved) {
        intent_ = GoOn{next};
        return;
    }
    page_ = Page::save;
    next_ = next;
}

/// Saves at once if the file is this battlefield's own; else asks for a name.
void EditorScreen::save(const EditorModel& model) {
    if (model.kept) {
        intent_ = SaveField{};
        return;
    }
    page_ = Page::save;
    next_ = EditorNext::stay;
}

void EditorScreen::draw_page(Window& window, const EditorModel& model) {
    if (page_ == Page::map) return;
    if (escape_pressed(window)) {
        page_ = Page::map;
        return;
    }
    modal_begin(window, "editor page", 560);
    if (page_ == Page::save) draw_save(window, model);
    else draw_share(window, model);
    modal_end(window);
}

void EditorScreen::draw_save(Window& window, const EditorModel& model) {
    heading(window, next_ == EditorNext::stay ? tr("Save this battlefield") : tr("Save the changes?"));
    separator(window);
    text(
        window, "save-name", tr("Its name"), model.field.name, 200, [](std::string name) { return NameField{std::move(name)}; },
        "save-now");
    if (model.name_taken) warning_text(window, tr("Another battlefield has this name: it would be replaced."));
    else small_text(window, tr("It is saved with your own battlefields, finished or not."));
    space(window, 6);
    const float share = share_of_room(window, next_ == EditorNext::stay ? 2 : 3);
    if (button(window, "save-back", tr("Back"), {.width = share})) page_ = Page::map;
    ImGui::SameLine();
    if (next_ != EditorNext::stay) {
        if (button(window, "save-not", tr("Do not save"), {.width = share})) {
            intent_ = GoOn{next_};
            page_ = Page::map;
        }
        ImGui::SameLine();
    }
    const bool named = !model.field.name.empty();
    if (button(window, "save-now", model.name_taken ? tr("Replace") : tr("Save"), {.enabled = named, .primary = named, .width = share})) {
        intent_ = SaveField{next_};
        page_ = Page::map;
    }
}

void EditorScreen::draw_share(Window& window, const EditorModel& model) {
    heading(window, tr("A file to share"));
    separator(window);
    paragraph(window,
              tr("Anyone with this file can play or change the battlefield: under Battlefields in the program, or with fow new --field."));
    text_field(window, "share-path", share_path_, {.label = tr("Save as"), .focus = ImGui::IsWindowAppearing(), .enter = "share-now"});
    const bool there = !model.file_there.empty() && model.file_there == share_path_;
    if (there) warning_text(window, tr("A file of that name already exists."));
    else small_text(window, model.notice.empty() ? tr("A folder is enough; the file is named after the battlefield.") : model.notice);
    space(window, 6);
    const float share = share_of_room(window, 3);
    if (button(window, "share-back", tr("Back"), {.width = share})) page_ = Page::map;
    ImGui::SameLine();
    if (button(window, "copy-path", tr("Copy path"), {.width = share})) SDL_SetClipboardText(share_path_.c_str());
    ImGui::SameLine();
    const bool ready = !share_path_.empty();
    if (button(window, "share-now", there ? tr("Replace") : tr("Save file"), {.enabled = ready, .primary = ready, .width = share}))
        intent_ = ShareField{share_path_, there};
}

}  // namespace fow::ui::inline waterloo
