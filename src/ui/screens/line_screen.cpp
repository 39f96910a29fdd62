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

std::optional<LineChoice> LineScreen::draw(Desk& desk, const PlayerView& view, Seat seat, const std::string& name) {
    std::optional<LineChoice> made;
    const SeenSide& side = view.sides[seat];
    const bool drawn = side.line_of_retreat.has_value();
    cover_desk(desk);
    card_begin(desk, "line", centred_rect(desk, 760, 508));
    heading(desk, fill(tr("{name}, your line of retreat"), {{"name", name}}));
    rule(desk);
    paragraph(desk, tr("Two enemy pieces on these four squares of your back row at the same time lose you the battle (W1.1). "
                       "Only you know which squares they are."));
    space(desk, 10);
    const float high = desk.units(250);
    const SDL_FRect row = place(room_width(), high);
    const float wide = desk.units(190);
    const float gap = std::round((row.w - 3 * wide) / 4);
    const ImVec2 after = ImGui::GetCursorScreenPos();
    for (int i = 0; i < 3; ++i) {
        const SDL_FRect card{row.x + gap + static_cast<float>(i) * (wide + gap), row.y, wide, high};
        ImGui::SetCursorScreenPos({card.x, card.y});
        const std::string id = "card-" + std::to_string(i + 1);
        const bool clicked = ImGui::InvisibleButton(id.c_str(), {card.w, card.h});
        const bool hovered = ImGui::IsItemHovered();
        desk.controls().add(id, card, !drawn);
        if (clicked && !drawn) {
            turned_ = i;
            made = LineChoice::draw_card;
        }
        const bool shown = drawn && i == turned_;
        draw_line_card(desk, *ImGui::GetWindowDrawList(), card, seat, shown ? side.line_of_retreat : std::nullopt, side.line_squares,
                       shown || (hovered && !drawn));
    }
    ImGui::SetCursorScreenPos(after);
    space(desk, 8);
    if (drawn) {
        const std::string squares =
            side.line_squares.empty() ? std::string() : to_text(side.line_squares.front()) + " - " + to_text(side.line_squares.back());
        paragraph(desk, fill(tr("Your line of retreat: {sector}, {squares}. The map marks it for you."),
                             {{"sector", sector_name(*side.line_of_retreat)}, {"squares", squares}}));
    } else {
        paragraph(desk, tr("Click one of the three cards to turn it."));
    }
    space(desk, 6);
    const float share = share_of_room(desk, 2);
    if (veil_button(desk, share)) made = LineChoice::veil;
    ImGui::SameLine();
    if (button(desk, "go-on", tr("Set up the army"), {.enabled = drawn, .primary = drawn, .width = share})) made = LineChoice::go_on;
    card_end(desk);
    return made;
}

}  // namespace fow::ui
