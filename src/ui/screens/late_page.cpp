#include "ui/screens/late_page.hpp"

#include <imgui.h>

#include <cmath>

#include "ui/table/piece_painter.hpp"
#include "ui/widgets/press.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

bool late_page(Window& window, const PlayerView& view, const Roster& roster) {
    modal_begin(window, "late", 620);
    heading(window, tr("The late pieces"));
    rule(window);
    paragraph(window, fill(tr("These {count} French pieces are still on the road. They may enter from turn {turn} on, as the reserve does. "
                              "Both players know the list, but not whether a piece that enters is on it (W14.1)."),
                           {{"count", std::to_string(view.late_units.size())}, {"turn", std::to_string(view.late_turn)}}));
    space(window, 4);
    constexpr int columns = 7;
    const float cell = std::floor(room_width() / columns);
    const auto rows = (view.late_units.size() + columns - 1) / columns;
    const SDL_FRect room = place(cell * columns, cell * static_cast<float>(rows));
    for (std::size_t i = 0; i < view.late_units.size(); ++i) {
        const SDL_FRect at{room.x + cell * static_cast<float>(i % columns), room.y + cell * static_cast<float>(i / columns), cell, cell};
        draw_piece(window, *ImGui::GetWindowDrawList(), at, as_printed(roster, view.late_units[i]), roster, {.face = true});
    }
    space(window, 6);
    const bool done = button(window, "late-read", tr("Back"), {.primary = true, .width = -1}) || escape_pressed(window);
    modal_end(window);
    return done;
}

}  // namespace fow::ui
