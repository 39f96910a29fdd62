#include "ui/screens/dispatch.hpp"

#include <cmath>

#include "ui/widgets/press.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

/// True when clicked.
bool draw_line(Desk& desk, std::size_t number, const LoggedLine& line, bool shown, bool can_be_told) {
    const float pad = desk.units(8);
    const float wide = room_width() - rule_mark_width(desk);
    const float wrap = wide - pad;
    const std::string text = broken(desk, Type::body, line.text, wrap);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    bool clicked = false;
    const ImVec2 size{wide, text_size(desk, Type::body, text).y + pad};
    if (can_be_told) {
        const Press p = press(desk, "news:" + std::to_string(number), size, true);
        clicked = p.clicked;
        draw_row_ground(desk, p.rect, false, p.hovered && !shown);
    } else {
        place(size.x, size.y);
    }
    if (shown) {
        draw_row_ground(desk, {at, {at.x + size.x, at.y + size.y}}, true, false);
        ImGui::SetScrollHereY(0.6F);
    }
    ImGui::SetCursorScreenPos({at.x + pad, at.y + std::floor(pad / 2)});
    draw_letters(desk, *ImGui::GetWindowDrawList(), Type::body, ImGui::GetCursorScreenPos(), packed(writing()), text);
    say(desk, line.text, {ImGui::GetCursorScreenPos(), {at.x + wide, at.y + size.y}});
    rule_mark(desk, Type::body, "news-rule:" + std::to_string(number), line.rule, {at.x + wide, at.y + std::floor(pad / 2)});
    ImGui::SetCursorScreenPos({at.x, at.y + size.y});
    return clicked;
}

}  // namespace

std::optional<DispatchIntent> draw_dispatch(Desk& desk, const DispatchModel& model) {
    std::optional<DispatchIntent> intent;
    heading(desk, tr("While you were away"));
    rule(desk);
    const float buttons = desk.units(96);
    scroll_begin(desk, "news list", std::max(1.0F, room_height() - buttons));
    for (std::size_t i = 0; i < model.lines.size(); ++i)
        if (draw_line(desk, i + 1, model.lines[i], model.shown == i, model.can_move)) intent = TellFrom{i};
    scroll_end(desk);
    rule(desk);
    if (model.moves) small_text(desk, tr("A key or a click on the map shows the next; Escape goes to the end."));
    else if (model.can_move) small_text(desk, tr("Click a line to see it once more."));
    const float share = model.can_move ? share_of_room(desk, 2) : -1;
    if (model.can_move) {
        if (button(desk, "news-again", tr("Once more"), {.width = share})) intent = TellFrom{0};
        ImGui::SameLine();
    }
    if (button(desk, "news-read", tr("To the map"), {.primary = true, .width = share})) intent = NewsRead{};
    return intent;
}

}  // namespace fow::ui
