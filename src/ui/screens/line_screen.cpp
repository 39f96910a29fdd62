#include "ui/screens/line_screen.hpp"

#include <imgui.h>

#include <cmath>

#include "ui/screens/parts.hpp"
#include "ui/table/layout.hpp"
#include "ui/table/line_card.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/names.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

std::optional<LineChoice> LineScreen::draw(Window& window, const PlayerView& view, Seat seat, const std::string& name) {
    std::optional<LineChoice> made;
    const SeenSide& side = view.sides[seat];
    const bool drawn = side.line_of_retreat.has_value();
    cover_desk(window);
    card_begin(window, "line", centred_rect(window, 760, 508));
    heading(window, fill(tr("{name}, your line of retreat"), {{"name", name}}));
    rule(window);
    paragraph(window, tr("Two enemy pieces on these four squares of your back row at the same time lose you the battle (W1.1). "
                         "Only you know which squares they are."));
    space(window, 10);
    const float high = window.units(250);
    const SDL_FRect row = place(room_width(), high);
    const float wide = window.units(190);
    const float gap = std::round((row.w - 3 * wide) / 4);
    const ImVec2 after = ImGui::GetCursorScreenPos();
    for (int i = 0; i < 3; ++i) {
        const SDL_FRect card{row.x + gap + static_cast<float>(i) * (wide + gap), row.y, wide, high};
        ImGui::SetCursorScreenPos({card.x, card.y});
        const std::string id = "card-" + std::to_string(i + 1);
        const bool clicked = ImGui::InvisibleButton(id.c_str(), {card.w, card.h});
        const bool hovered = ImGui::IsItemHovered();
        window.controls().add(id, card, !drawn);
        if (clicked && !drawn) {
            turned_ = i;
            made = LineChoice::draw_card;
        }
        const bool shown = drawn && i == turned_;
        draw_line_card(window, *ImGui::GetWindowDrawList(), card, seat, shown ? side.line_of_retreat : std::nullopt, side.line_squares,
                       shown || (hovered && !drawn));
    }
    ImGui::SetCursorScreenPos(after);
    space(window, 8);
    if (drawn) {
        const std::string squares =
            side.line_squares.empty() ? std::string() : to_text(side.line_squares.front()) + " - " + to_text(side.line_squares.back());
        paragraph(window, fill(tr("Your line of retreat: {sector}, {squares}. The map marks it for you."),
                               {{"sector", sector_name(*side.line_of_retreat)}, {"squares", squares}}));
    } else {
        paragraph(window, tr("Click one of the three cards to turn it."));
    }
    space(window, 6);
    const float share = share_of_room(window, 2);
    if (veil_button(window, share)) made = LineChoice::veil;
    ImGui::SameLine();
    if (button(window, "go-on", tr("Set up the army"), {.enabled = drawn, .primary = drawn, .width = share})) made = LineChoice::go_on;
    card_end(window);
    return made;
}

}  // namespace fow::ui
