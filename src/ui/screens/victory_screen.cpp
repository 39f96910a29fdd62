#include "ui/screens/victory_screen.hpp"

#include <imgui.h>

#include <cmath>
#include <cstdlib>

#include "ui/screens/trays.hpp"
#include "ui/table/board.hpp"
#include "ui/table/card_painter.hpp"
#include "ui/table/layout.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/names.hpp"
#include "ui/words/play_words.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

std::string ending_text(const Result& result, const PlayerView& view) {
    const Named pieces{"pieces", pieces_text(view.lines_to_sever)};
    switch (result.ending) {
        case Ending::line_of_retreat: return fill(tr("A decisive victory, with {pieces} on the enemy's line of retreat (W1.1)."), {pieces});
        case Ending::commanders_lost: return tr("The enemy has lost the commander and the commander in chief (W1.2).");
        case Ending::nobody_can_act: return tr("Neither side could act any more (W1.5).");
        case Ending::resigned: return tr("The other side resigned (W1.6).");
        case Ending::draw_agreed: return tr("A draw was agreed (W1.6).");
        case Ending::quiet_turns: return tr("There was no fight for too long (W1.7).");
        case Ending::nightfall: return tr("Night fell over the field (W15.2).");
        case Ending::commander_in_chief_lost: return tr("A decisive victory: the enemy's commander in chief is lost (W1.3).");
        case Ending::napoleon_lost: return tr("A decisive victory: Napoleon is lost (W12.1).");
        case Ending::centre_taken:
            return fill(tr("A decisive victory for the French, with {pieces} in the Allied centre (W12.2)."), {pieces});
        case Ending::pursuit_indecisive: return tr("The beaten army got away: the pursuit was indecisive (W13.9).");
        case Ending::pursuit_minor: return tr("A minor victory: the beaten army lost some more than the victor (W13.9).");
        case Ending::pursuit_major: return tr("A major victory: the beaten army was ruined in the pursuit (W13.9).");
    }
    return {};
}

/// W3.3
void draw_lines(Window& window, const PlayerView& view) {
    if (!view.sides.french.line_of_retreat && !view.sides.allied.line_of_retreat) return;
    small_text(window, tr("The lines of retreat, turned up:"));
    const float gap = window.units(14);
    const float wide = std::floor((room_width() - gap) / 2);
    const SDL_FRect row = place(room_width(), std::round(wide * 1.25F));
    float x = row.x;
    for (const Seat seat : seats) {
        draw_line_card(window, *ImGui::GetWindowDrawList(), {x, row.y, wide, row.h}, seat, view.sides[seat].line_of_retreat,
                       view.sides[seat].line_squares);
        x += wide + gap;
    }
}

/// W13.9
void draw_losses(Window& window, const SeenPursuit& pursuit) {
    const Seat beaten = other(pursuit.victor);
    paragraph(window, fill(tr("Losses of the whole battle: French {french}, Allied {allied}."),
                           {{"french", std::to_string(pursuit.losses.french)}, {"allied", std::to_string(pursuit.losses.allied)}}));
    const Named count{"difference", std::to_string(std::abs(pursuit.difference))};
    const bool fewer = pursuit.difference < 0;
    if (beaten == Seat::french)
        paragraph(window, fill(fewer ? tr("The French lost {difference} fewer than their pursuers.")
                                     : tr("The French lost {difference} more than their pursuers."),
                               {count}));
    else
        paragraph(window, fill(fewer ? tr("The Allies lost {difference} fewer than their pursuers.")
                                     : tr("The Allies lost {difference} more than their pursuers."),
                               {count}));
    small_text(window, fill(tr("{minor} or more is a minor victory, {major} or more a major one."),
                            {{"minor", std::to_string(pursuit.minor_from)}, {"major", std::to_string(pursuit.major_from)}}));
}

}  // namespace

std::optional<VictoryChoice> VictoryScreen::draw(Window& window, const VictoryModel& model, std::string& save_name) {
    std::optional<VictoryChoice> made;
    const PlayLayout layout = play_layout(window);
    const PlayerView& view = model.view;
    const Result& result = *view.result;
    BoardMarks marks;
    marks.all_faces = true;
    for (const Seat seat : seats)
        marks.zone.insert(marks.zone.end(), view.sides[seat].line_squares.begin(), view.sides[seat].line_squares.end());
    draw_board(window, layout.map, view, model.roster, marks);
    draw_surroundings(window, layout, view, model.roster);

    card_begin(window, "victory", layout.column);
    space(window, 6);
    if (result.winner) {
        centred(window, Type::title, fill(tr("{name} wins"), {{"name", model.names[*result.winner]}}));
        centred(window, Type::italic, *result.winner == Seat::french ? tr("a French victory") : tr("an Allied victory"));
    } else {
        centred(window, Type::title, tr("A drawn battle"));
    }
    space(window, 4);
    separator(window);
    paragraph(window, ending_text(result, view));
    paragraph(window,
              fill(tr("It ended in turn {turn}, at {clock}."), {{"turn", std::to_string(view.turn)}, {"clock", clock_text(view.minutes)}}));
    space(window, 4);
    draw_lines(window, view);
    if (view.pursuit) draw_losses(window, *view.pursuit);
    if (model.lesson) {
        card_end(window);
        return made;
    }
    space(window, 8);
    if (button(window, "step-through", tr("Step through the battle"), {.primary = true, .width = -1})) made = VictoryChoice::step_through;
    space(window, 2);
    text_field(window, "save-name", save_name,
               {.label = tr("Save the record as"), .placeholder = tr("Sunday evening"), .enter = "save-now"});
    if (button(window, "save-now", tr("Save the record"), {.enabled = !save_name.empty(), .width = -1})) made = VictoryChoice::save;
    if (!model.notice.empty()) small_text(window, model.notice);
    const float half = share_of_room(window, 2);
    if (button(window, "new-game", tr("New game"), {.width = half})) made = VictoryChoice::new_game;
    ImGui::SameLine();
    if (button(window, "to-title", tr("Title"), {.width = half})) made = VictoryChoice::title;
    card_end(window);
    return made;
}

}  // namespace fow::ui
