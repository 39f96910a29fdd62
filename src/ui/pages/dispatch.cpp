#include "ui/pages/dispatch.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

namespace {

/// True when clicked.
bool draw_line(Window& window, std::size_t number, const LoggedLine& line, bool shown, bool can_be_told) {
    const float pad = window.units(8);
    const float wide = room_width() - rule_mark_width(window);
    const float cell = window.units(30);
    constexpr std::size_t most = 2;
    const std::size_t pictures = std::min(most, line.pictures.size());
    const float wrap = wide - pad - most * cell;
    const std::string text = wrapped(window, Type::body, line.text, wrap);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    bool clicked = false;
    const ImVec2 size{wide, std::max(cell, text_size(window, Type::body, text).y) + pad};
    if (can_be_told) {
        const Press p = press(window, "news:" + std::to_string(number), size, true);
        clicked = p.clicked;
        draw_row_ground(window, p.rect, false, p.hovered && !shown);
    } else {
        place(size.x, size.y);
    }
    if (shown) {
        draw_row_ground(window, {at, {at.x + size.x, at.y + size.y}}, true, false);
        ImGui::SetScrollHereY(0.6F);
    }
    for (std::size_t i = 0; i < pictures; ++i)
        draw_picture(line.pictures[i], window, *ImGui::GetWindowDrawList(),
                     {at.x + cell * static_cast<float>(i), at.y + std::floor(pad / 2), cell, cell});
    ImGui::SetCursorScreenPos({at.x + pad + most * cell, at.y + std::floor(pad / 2)});
    draw_letters(window, *ImGui::GetWindowDrawList(), Type::body, ImGui::GetCursorScreenPos(), packed(text_colour()), text);
    add_text(window, line.text, {ImGui::GetCursorScreenPos(), {at.x + wide, at.y + size.y}});
    rule_mark(window, Type::body, "news-rule:" + std::to_string(number), line.rule, {at.x + wide, at.y + std::floor(pad / 2)});
    ImGui::SetCursorScreenPos({at.x, at.y + size.y});
    return clicked;
}

}  // namespace

std::optional<DispatchIntent> draw_dispatch(Window& window, const DispatchModel& model) {
    std::optional<DispatchIntent> intent;
    heading(window, tr("Dispatch: while you were away"));
    separator(window);
    const std::string hint = model.moves      ? tr("A key or a click on the map shows the next; Escape goes to the end.")
                             : model.can_move ? tr("Click a line to see it again.")
                                              : std::string();
    // Where the text is so large that the list would have no room, it goes first.
    const float buttons = button_height(window) + window.units(16);
    const float hinted = buttons + text_size(window, Type::small, hint, room_width()).y + window.units(12);
    const bool roomy = room_height() - hinted > 3 * window.line_height(Type::body);
    scroll_begin(window, "news list", std::max(1.0F, room_height() - (roomy ? hinted : buttons)));
    for (std::size_t i = 0; i < model.lines.size(); ++i)
        if (draw_line(window, i + 1, model.lines[i], model.shown == i, model.can_move)) intent = ShowFrom{i};
    scroll_end(window);
    separator(window);
    if (roomy && !hint.empty()) small_text(window, hint);
    const float share = model.can_move ? share_of_room(window, 2) : -1;
    if (model.can_move) {
        if (button(window, "news-again", tr("Replay"), {.width = share})) intent = ShowFrom{0};
        ImGui::SameLine();
    }
    if (button(window, "news-read", tr("To the map"), {.primary = true, .width = share})) intent = NewsRead{};
    return intent;
}

}  // namespace fow::ui
