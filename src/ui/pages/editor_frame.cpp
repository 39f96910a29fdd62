#include "ui/pages/editor_frame.hpp"

#include <imgui.h>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

#include "ui/widgets/base.hpp"
#include "ui/widgets/fields.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

/// An exclamation mark in a disc, as on the faulty square of the map.
void draw_warning(Window& window, ImDrawList& list, float x, float y) {
    const float radius = window.units(7);
    list.AddCircleFilled({x, y}, radius, packed(0xFFF8E2), 20);
    list.AddRectFilled({x - radius * 0.14F, y - radius * 0.66F}, {x + radius * 0.14F, y + radius * 0.18F}, packed(0x8C1B12));
    list.AddRectFilled({x - radius * 0.14F, y + radius * 0.38F}, {x + radius * 0.14F, y + radius * 0.66F}, packed(0x8C1B12));
}

}  // namespace

EditorLayout editor_layout(const Window& window, const std::function<SDL_FPoint(const SDL_FRect& room)>& sheet_in) {
    const float w = static_cast<float>(window.width());
    const float h = static_cast<float>(window.height());
    const float gap = window.units(10);
    const float left = window.units(118);
    const SDL_FPoint sheet = sheet_in({2 * gap + left, gap, w - 4 * gap - left - window.units(344), h - 3 * gap - window.units(112)});
    EditorLayout layout{};
    layout.palette = {gap, gap, left, sheet.y};
    layout.map = {2 * gap + left, gap, sheet.x, sheet.y};
    const float column = layout.map.x + sheet.x + gap;
    layout.column = {column, gap, w - gap - column, h - 2 * gap};
    const float foot = layout.map.y + sheet.y + gap;
    layout.foot = {gap, foot, column - 2 * gap, h - gap - foot};
    return layout;
}

std::optional<FrameIntent> EditorFrame::finish(Window& window, const EditorState& state) {
    draw_page(window, state);
    if (!ImGui::GetIO().WantTextInput) typing_.clear();
    return intent_;
}

bool EditorFrame::use_keys(const Window& window, const EditorState& state) {
    const ImGuiIO& io = ImGui::GetIO();
    const auto with_ctrl = [&](SDL_Keycode key) { return window.keyboard().pressed_with_ctrl(key); };
    if (with_ctrl(SDLK_s) && (state.unsaved || !state.kept)) {
        save(state);
        return true;
    }
    if (io.WantTextInput) return true;
    const bool redo = (io.KeyShift && with_ctrl(SDLK_z)) || with_ctrl(SDLK_y);
    if (redo && state.can_redo) intent_ = RedoEdit{};
    else if (!redo && !io.KeyShift && with_ctrl(SDLK_z) && state.can_undo) intent_ = UndoEdit{};
    return false;
}

std::optional<std::size_t> EditorFrame::tool_pressed(const Window& window, std::size_t count) {
    constexpr Shortcut digits[] = {SDLK_1, SDLK_2, SDLK_3, SDLK_4, SDLK_5, SDLK_6, SDLK_7, SDLK_8, SDLK_9, SDLK_0};
    for (std::size_t i = 0; i < std::min(count, std::size(digits)); ++i)
        if (window.keyboard().pressed(digits[i])) return i;
    return std::nullopt;
}

namespace {

/// Its icon with the label beside it, or below it if that is too wide.
void draw_tool(Window& window, ImDrawList& list, const SDL_FRect& r, const ToolShown& tool, unsigned rgb) {
    const float icon = window.units(30), edge = window.units(3), line = window.line_height(Type::small);
    const float beside = icon + window.units(7);
    const float wide = text_size(window, Type::small, tool.label).x;
    if (beside + wide + edge <= r.w || icon + line > r.h) {
        draw_picture(tool.icon, window, list, {r.x + edge, std::floor(r.y + (r.h - icon) / 2), icon, icon});
        draw_fitted(window, list, Type::small, r.x + beside, r.y + (r.h - line) / 2, rgb, tool.label, r.w - beside - edge);
        return;
    }
    const float top = std::floor(r.y + (r.h - icon - line) / 2);
    draw_picture(tool.icon, window, list, {std::floor(r.x + (r.w - icon) / 2), top, icon, icon});
    draw_fitted(window, list, Type::small, r.x + r.w / 2, top + icon, rgb, tool.label, r.w - 2 * edge, 0.5F);
}

}  // namespace

std::optional<std::size_t> EditorFrame::draw_palette(Window& window, const SDL_FRect& rect, const std::vector<ToolShown>& tools,
                                                     std::size_t chosen, const EditorState& state) {
    std::optional<std::size_t> taken;
    card_begin(window, "palette", rect, Sheet::dark);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float gap = window.units(8);
    const float undo = 2 * (button_height(window)) + ImGui::GetStyle().ItemSpacing.y + window.units(8);
    // If there are only a few tools, they are no larger than if there were a dozen.
    const float high = std::floor(std::min((rect.h - 2 * gap - undo) / static_cast<float>(tools.size()), window.units(96)));
    for (std::size_t i = 0; i < tools.size(); ++i) {
        const ToolShown& tool = tools[i];
        const SDL_FRect r{rect.x + gap, rect.y + gap + high * static_cast<float>(i), rect.w - 2 * gap, high - window.units(4)};
        ImGui::SetCursorScreenPos({r.x, r.y});
        const Press p = press(window, "tool:" + tool.name, {r.w, r.h}, true);
        if (p.clicked) taken = i;
        const bool now = chosen == i;
        if (!now) hint_under_pointer(window, fill(tr("Key {key}"), {{"key", std::to_string((i + 1) % 10)}}));
        if (now || p.hovered) list.AddRectFilled(corner(r), far_corner(r), packed(colour::brass, now ? 0.9F : 0.25F));
        draw_tool(window, list, r, tool, now ? colour::ink : colour::chalk);
    }
    ImGui::SetCursorScreenPos({rect.x + gap, rect.y + rect.h - undo});
    ImGui::BeginGroup();
    const float width = (rect.w - 2 * gap) / window.scale();
    if (button(window, "undo", tr("Undo"), {.enabled = state.can_undo, .width = width, .hint = tr("Ctrl+Z"), .sign = Sign::take_back}))
        intent_ = UndoEdit{};
    if (button(window, "redo", tr("Redo"), {.enabled = state.can_redo, .width = width, .hint = tr("Ctrl+Shift+Z"), .sign = Sign::again}))
        intent_ = RedoEdit{};
    ImGui::EndGroup();
    card_end(window);
    return taken;
}

std::optional<std::size_t> EditorFrame::draw_foot(Window& window, const SDL_FRect& rect, const EditorState& state,
                                                  const std::optional<std::string>& of, const std::vector<std::string>& told) {
    std::optional<std::size_t> clicked;
    const float gap = window.units(10);
    const float wide = std::round((rect.w - gap) * 0.6F);
    card_begin(window, "faults", {rect.x, rect.y, wide, rect.h}, Sheet::dark);
    if (state.faults.empty()) {
        paragraph(window, tr("It can be played."));
        small_text(window, state.notice.empty() ? tr("Problems that prevent a battle are listed here.") : state.notice);
    } else {
        small_text(window, fill(tr("One problem prevents a battle:", "{count} problems prevent a battle:", state.faults.size()),
                                {{"count", std::to_string(state.faults.size())}}));
        scroll_begin(window, "fault list");
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const float indent = window.units(24);
        for (std::size_t i = 0; i < state.faults.size(); ++i) {
            const std::string& reason = state.faults[i];
            const float room = room_width() - indent;
            const float high = std::round(text_size(window, Type::small, reason, room).y + 4 * window.scale());
            const ImVec2 at = ImGui::GetCursorScreenPos();
            const Press p = press(window, "fault:" + std::to_string(i + 1), {room_width(), high}, true);
            if (p.clicked) clicked = i;
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
    if (!of) {
        small_text(window, tr("Point at a square to see what is on it."), TextRole::aside);
    } else {
        const Telling telling(window, *of);
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
        for (const std::string& words : told) small_text(window, words);
        ImGui::PopStyleVar();
    }
    card_end(window);
    return clicked;
}

void EditorFrame::draw_column(Window& window, const SDL_FRect& rect, const EditorState& state, const std::function<void()>& page) {
    card_begin(window, "editor", rect);
    heading(window, state.name.empty() ? tr("Untitled battlefield") : state.name);
    italic_text(window, state.unsaved ? tr("Not saved") : state.kept ? tr.in("file", "Saved") : tr("A new drawing"));
    separator(window);
    const float row = button_height(window) + ImGui::GetStyle().ItemSpacing.y;
    scroll_begin(window, "page", room_height() - 2 * row);
    page();
    scroll_end(window);
    const float third = share_of_room(window, 3);
    if (button(window, "save", tr("Save"), {.enabled = state.unsaved || !state.kept, .width = third, .hint = tr("Ctrl+S")})) save(state);
    ImGui::SameLine();
    if (button(window, "load", tr("Load"), {.width = third, .hint = tr("Another battlefield, or a file that was shared with you.")}))
        ask(state, EditorNext::load);
    ImGui::SameLine();
    if (button(window, "share", tr("Share"), {.width = third, .hint = tr("Save as a file to share.")})) {
        page_ = Page::share;
        share_path_ = state.path;
    }
    const std::string reason =
        state.faults.empty() ? std::string() : fill(tr("It cannot be played: {reason}"), {{"reason", state.faults.front()}});
    if (button(window, "leave", tr("Back"), {.width = third})) ask(state, EditorNext::leave);
    ImGui::SameLine();
    if (button(window, "start-game", tr("Start a game here"),
               {.enabled = state.faults.empty(), .primary = state.faults.empty(), .width = -1, .hint = reason}))
        ask(state, EditorNext::start_game);
    card_end(window);
}

void EditorFrame::ask(const EditorState& state, EditorNext next) {
    if (!state.unsaved) {
        intent_ = GoOn{next};
        return;
    }
    page_ = Page::save;
    next_ = next;
}

/// Saves at once if the file is this battlefield's own; else asks for a name.
void EditorFrame::save(const EditorState& state) {
    if (state.kept) {
        intent_ = SaveField{};
        return;
    }
    page_ = Page::save;
    next_ = EditorNext::stay;
}

void EditorFrame::draw_page(Window& window, const EditorState& state) {
    if (page_ == Page::map) return;
    if (escape_pressed(window)) {
        page_ = Page::map;
        return;
    }
    modal_begin(window, "editor page", 560);
    if (page_ == Page::save) draw_save(window, state);
    else draw_share(window, state);
    modal_end(window);
}

void EditorFrame::draw_save(Window& window, const EditorState& state) {
    heading(window, next_ == EditorNext::stay ? tr("Save this battlefield") : tr("Save the changes?"));
    separator(window);
    if (auto typed = type(window, "save-name", tr("Its name"), state.name, name_letters, "save-now"))
        intent_ = RenameField{std::move(typed->text), typed->goes_on};
    if (state.name_taken) warning_text(window, tr("Another battlefield has this name: it would be replaced."));
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
    const bool named = !state.name.empty();
    if (button(window, "save-now", state.name_taken ? tr("Replace") : tr("Save"), {.enabled = named, .primary = named, .width = share})) {
        intent_ = SaveField{next_};
        page_ = Page::map;
    }
}

void EditorFrame::draw_share(Window& window, const EditorState& state) {
    heading(window, tr("A file to share"));
    separator(window);
    paragraph(window,
              tr("Anyone with this file can play or change the battlefield: under Battlefields in the program, or with fow new --field."));
    text_field(window, "share-path", share_path_,
               {.label = tr("Save as"), .focus = ImGui::IsWindowAppearing(), .enter = "share-now", .most = path_letters});
    const bool there = !state.file_there.empty() && state.file_there == share_path_;
    if (there) warning_text(window, tr("A file of that name already exists."));
    else small_text(window, state.notice.empty() ? tr("A folder is enough; the file is named after the battlefield.") : state.notice);
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

std::optional<EditorFrame::Typed> EditorFrame::type(Window& window, const char* name, const std::string& label, const std::string& now,
                                                    std::size_t most, std::string_view enter) {
    std::string typed = now;
    if (!text_field(window, name, typed, {.label = label, .enter = enter, .most = most})) return std::nullopt;
    const bool goes_on = typing_ == name;
    typing_ = name;
    return Typed{std::move(typed), goes_on};
}

void IconPen::box(float x, float y, float w, float h, unsigned rgb) const { list_.AddRectFilled(at(x, y), at(x + w, y + h), packed(rgb)); }

void IconPen::frame(float x, float y, float w, float h, unsigned rgb) const {
    list_.AddRect(at(x, y), at(x + w, y + h), packed(rgb), 0, 0, line_);
}

void IconPen::line(float x0, float y0, float x1, float y1, unsigned rgb, float thick) const {
    list_.AddLine(at(x0, y0), at(x1, y1), packed(rgb), thick * line_);
}

void IconPen::dot(float x, float y, float radius, unsigned rgb) const {
    list_.AddCircleFilled(at(x, y), radius * rect_.w, packed(rgb), 16);
}

void IconPen::draw_shape(const ImVec2* shares, std::size_t count, unsigned rgb, unsigned edge) const {
    std::vector<ImVec2> points(count);
    std::transform(shares, shares + count, points.begin(), [&](ImVec2 p) { return at(p.x, p.y); });
    list_.AddConvexPolyFilled(points.data(), static_cast<int>(count), packed(rgb));
    list_.AddPolyline(points.data(), static_cast<int>(count), packed(edge), ImDrawFlags_Closed, line_);
}

ImVec2 IconPen::at(float x, float y) const { return {rect_.x + std::round(x * rect_.w), rect_.y + std::round(y * rect_.h)}; }

void draw_sheet_icon(const IconPen& pen) {
    pen.box(0.14F, 0.06F, 0.72F, 0.88F, 0xF6EFDC);
    pen.frame(0.14F, 0.06F, 0.72F, 0.88F, colour::ink);
    for (int i = 0; i < 4; ++i)
        pen.line(0.26F, 0.28F + 0.16F * static_cast<float>(i), 0.74F, 0.28F + 0.16F * static_cast<float>(i), colour::ink);
}

void draw_eraser_icon(const IconPen& pen) {
    pen.shape(std::array<ImVec2, 4>{ImVec2{0.56F, 0.08F}, {0.92F, 0.40F}, {0.48F, 0.90F}, {0.10F, 0.58F}}, 0xD9A79A, colour::ink);
    pen.shape(std::array<ImVec2, 4>{ImVec2{0.30F, 0.36F}, {0.68F, 0.68F}, {0.48F, 0.90F}, {0.10F, 0.58F}}, 0xF6EFDC, colour::ink);
}

}  // namespace fow::ui
