#include "ui/screens/building_screen.hpp"

#include <imgui.h>

#include <cmath>
#include <vector>

#include "ui/screens/parts.hpp"
#include "ui/screens/trays.hpp"
#include "ui/table/board.hpp"
#include "ui/table/layout.hpp"
#include "ui/table/piece_painter.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/play_words.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

std::optional<BuildingIntent> building_screen(Window& window, const Beholder& eyes, const std::string& name) {
    const PlayerView& view = eyes.view;
    const Roster& roster = eyes.roster;
    std::optional<BuildingIntent> intent;
    const SeenFight& fight = *view.fight;
    std::vector<Square> targets;
    for (const Action& action : view.legal)
        if (const auto* choice = std::get_if<ChooseTarget>(&action); choice != nullptr && choice->target)
            targets.push_back(*choice->target);

    const PlayLayout layout = play_layout(window);
    const BoardInput pointer = board_input(window, layout.map);
    BoardMarks marks;
    marks.selected = fight.at;
    marks.hover = pointer.hovered;
    marks.attacks = targets;
    draw_board(window, layout.map, view, roster, marks);
    draw_staff_map(window, layout.map, view, roster, eyes.staff);
    draw_surroundings(window, layout, view, roster);
    if (pointer.pressed && is_among(targets, *pointer.pressed)) intent = ChooseTarget{*pointer.pressed};

    card_begin(window, "building", layout.column, Sheet::paper, true);
    heading(window, fill(tr("{name}, whom does it attack?"), {{"name", name}}));
    rule(window);
    const float size = window.units(88);
    const SDL_FRect row = place(room_width(), size);
    draw_piece(window, *ImGui::GetWindowDrawList(), {std::floor(row.x + (row.w - size) / 2), row.y, size, size}, fight.attacker, roster,
               {.face = true});
    paragraph(window, fill(tr("{piece} has won at {at}, in a frenzy and inside a building. There it may fall upon any enemy on another "
                              "square of the building, also across a corner, or stop (W10.9)."),
                           {{"piece", describe(roster, fight.attacker, tr)}, {"at", to_text(fight.at)}}));
    space(window, 2);
    for (const Square square : targets) {
        const std::string label =
            fill(tr("Attack {square}: {piece}"), {{"square", to_text(square)}, {"piece", describe(roster, *view.at(square), tr)}});
        if (button(window, "target:" + to_text(square), label, {.width = -1})) intent = ChooseTarget{square};
        attack_lines(window, eyes, fight.at, fight.at, square);
    }
    if (button(window, "target:none", tr("Stop here"), {.width = -1})) intent = ChooseTarget{};
    space(window, 4);
    if (veil_button(window, -1)) intent = DropVeil{};
    rule(window);
    scroll_begin(window, "piece", rest_of_column(window));
    if (pointer.hovered && view.at(*pointer.hovered)) piece_card(window, eyes, *view.at(*pointer.hovered), pointer.hovered);
    scroll_end(window);
    card_end(window);
    return intent;
}

}  // namespace fow::ui
