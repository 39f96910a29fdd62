#include "ui/screens/frenzy_screen.hpp"

#include <imgui.h>

#include <cmath>

#include "ui/screens/trays.hpp"
#include "ui/table/board.hpp"
#include "ui/table/layout.hpp"
#include "ui/table/piece_painter.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

std::optional<bool> frenzy_screen(Window& window, const PlayerView& view, const Roster& roster, const std::string& name) {
    std::optional<bool> frenzied_falls;
    const PlayLayout layout = play_layout(window);
    BoardMarks marks;
    marks.selected = view.fight->via;
    marks.attacks = {view.fight->at};
    draw_board(window, layout.map, view, roster, marks);
    draw_surroundings(window, layout, view, roster);

    modal_begin(window, "frenzy", 560);
    heading(window, fill(tr("{name}, which one falls?"), {{"name", name}}));
    rule(window);
    paragraph(window,
              fill(tr("In its frenzy {attacker} has run into {defender}, of your own side and as strong. "
                      "One of the two is lost; if the other one falls, the frenzied piece takes its square (W8.9)."),
                   {{"attacker", describe(roster, view.fight->attacker, tr)}, {"defender", describe(roster, view.fight->defender, tr)}}));
    space(window, 4);
    const SDL_FRect row = place(room_width(), window.units(112));
    const float half = row.w / 2;
    const auto show = [&](const SeenPiece& piece, float x) {
        draw_piece(window, *ImGui::GetWindowDrawList(), {std::floor(x + (half - row.h) / 2), row.y, row.h, row.h}, piece, roster,
                   {.face = true});
    };
    show(view.fight->attacker, row.x);
    show(view.fight->defender, row.x + half);
    const float share = share_of_room(window, 2);
    if (button(window, "frenzied-falls", tr("The frenzied piece falls"), {.width = share})) frenzied_falls = true;
    ImGui::SameLine();
    if (button(window, "other-falls", tr("The other piece falls"), {.width = share})) frenzied_falls = false;
    modal_end(window);
    return frenzied_falls;
}

}  // namespace fow::ui
