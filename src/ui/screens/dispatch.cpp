#include "ui/screens/dispatch.hpp"

#include <cmath>

#include "ui/widgets/press.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

/// True when clicked.
bool draw_line(Window& window, std::size_t number, const LoggedLine& line, bool shown, bool can_be_told) {
    const float pad = window.units(8);
    const float wide = room_width() - rule_mark_width(window);
    const float wrap = wide - pad;
    const std::string text = broken(window, Type::body, line.text, wrap);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    bool clicked = false;
    const ImVec2 size{wide, text_size(window, Type::body, text).y + pad};
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
    ImGui::SetCursorScreenPos({at.x + pad, at.y + std::floor(pad / 2)});
    draw_letters(window, *ImGui::GetWindowDrawList(), Type::body, ImGui::GetCursorScreenPos(), packed(writing()), text);
    say(window, line.text, {ImGui::GetCursorScreenPos(), {at.x + wide, at.y + size.y}});
    rule_mark(window, Type::body, "news-rule:" + std::to_string(number), line.rule, {at.x + wide, at.y + std::floor(pad / 2)});
    ImGui::SetCursorScreenPos({at.x, at.y + size.y});
    return clicked;
}

}  // namespace

std::optional<DispatchIntent> draw_dispatch(Window& window, const DispatchModel& model) {
    std::optional<DispatchIntent> intent;
    heading(window, tr("While you were away"));
    rule(window);
    const float buttons = window.units(96);
    scroll_begin(window, "news list", std::max(1.0F, room_height() - buttons));
    for (std::size_t i = 0; i < model.lines.size(); ++i)
        if (draw_line(window, i + 1, model.lines[i], model.shown == i, model.can_move)) intent = TellFrom{i};
    scroll_end(window);
    rule(window);
    if (model.moves) small_text(window, tr("A key or a click on the map shows the next; Escape goes to the end."));
    else if (model.can_move) small_text(window, tr("Click a line to see it once more."));
    const float share = model.can_move ? share_of_room(window, 2) : -1;
    if (model.can_move) {
        if (button(window, "news-again", tr("Once more"), {.width = share})) intent = TellFrom{0};
        ImGui::SameLine();
    }
    if (button(window, "news-read", tr("To the map"), {.primary = true, .width = share})) intent = NewsRead{};
    return intent;
}

}  // namespace fow::ui
