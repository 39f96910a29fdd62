#include "ui/screens/defence_screen.hpp"

#include <imgui.h>

#include <cmath>

#include "ui/screens/parts.hpp"
#include "ui/screens/piece_card.hpp"
#include "ui/screens/trays.hpp"
#include "ui/table/board.hpp"
#include "ui/table/card_painter.hpp"
#include "ui/table/layout.hpp"
#include "ui/table/piece_painter.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/odds.hpp"
#include "ui/words/play_words.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

/// The two pieces side by side, as far as each is known here.
void draw_pair(Window& window, const DefenceModel& model) {
    const SeenFight& fight = *model.view.fight;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float size = window.units(88);
    const float line = window.line_height(Type::small);
    const SDL_FRect row = place(room_width(), size + line + 4 * window.scale());
    const auto show = [&](const SeenPiece& piece, const std::string& role, float middle) {
        draw_text(window, list, Type::small, middle, row.y, colour::ink, role, 0.5F);
        draw_piece(window, list, {std::floor(middle - size / 2), row.y + line, size, size}, piece, model.roster,
                   {.face = piece.unit.has_value()});
    };
    show(fight.attacker, tr("attacks"), row.x + row.w / 4);
    show(fight.defender, tr("is yours"), row.x + row.w * 3 / 4);
}

std::string what_is_known(const DefenceModel& model) {
    const SeenPiece& attacker = model.view.fight->attacker;
    const Named piece{"piece", describe(model.roster, attacker, tr)};
    return attacker.knowledge == Knowledge::back ? fill(tr("Of the attacker you know its back alone: {piece}."), {piece})
                                                 : fill(tr("The attacker is known to you: {piece}."), {piece});
}

}  // namespace

std::optional<DefenceIntent> defence_screen(Window& window, const DefenceModel& model) {
    std::optional<DefenceIntent> intent;
    const PlayerView& view = model.view;
    const SeenFight& fight = *view.fight;
    const PlayLayout layout = play_layout(window);
    BoardMarks marks;
    marks.attacks = {fight.at};
    marks.last_way = {fight.via, fight.at};
    marks.zone = view.sides[model.seat].line_squares;
    const auto hovered = board_input(window, layout.map).hovered;
    marks.hover = hovered;
    draw_board(window, layout.map, view, model.roster, marks);
    draw_staff_map(window, layout.map, view, model.roster, model.staff);
    draw_surroundings(window, layout, view, model.roster);

    card_begin(window, "defence", layout.column, Sheet::paper, true);
    heading(window, tr("You are attacked"));
    italic_text(window, model.seat == Seat::french ? fill(tr("{name}, for the French"), {{"name", model.name}})
                                                   : fill(tr("{name}, for the Allies"), {{"name", model.name}}));
    rule(window);
    paragraph(window, fill(fight.frenzy ? tr("In a frenzy an enemy piece falls upon yours at {at}, from {via}.")
                                        : tr("An enemy piece attacks yours at {at}, from {via}."),
                           {{"at", to_text(fight.at)}, {"via", to_text(fight.via)}}));
    space(window, 2);
    draw_pair(window, model);
    space(window, 2);
    paragraph(window, what_is_known(model));
    if (!fight.attacker.unit) small_text(window, may_be_text(model.roster, by_sight(view, model.roster, fight.attacker)));
    paragraph(window, fill(tr("Yours is {piece}."), {{"piece", describe(model.roster, fight.defender, tr)}}));
    if (const auto might = strength_in_defence(view, fight.via, fight.at); might && !might->bonuses.empty())
        small_text(window, fill(tr("Here it defends itself with {sum}."), {{"sum", sum_text(view, *might)}}));
    rule(window);
    const bool held = view.cards->hand[Card::fighting_spirit] > 0;
    const std::string more = std::to_string(view.bonuses[static_cast<std::size_t>(Bonus::spirit)]);
    paragraph(window, fill(tr("Fighting spirit gives it +{points} in this fight alone, and is then spent. It costs no action. It helps "
                              "neither a commander in chief nor against one (W11.8)."),
                           {{"points", more}}));
    if (button(window, "spirit", tr("Play Fighting spirit"),
               {.enabled = held,
                .width = -1,
                .hint = held ? "" : tr("You do not hold this card. You are asked all the same, so that asking tells nothing (W11.9).")}))
        intent = AnswerAttack{true};
    if (button(window, "no-card", tr("No card"), {.primary = true, .width = -1})) intent = AnswerAttack{false};
    space(window, 2);
    small_text(window, tr("In your own turn you can order not to be asked (W15.3)."));
    if (veil_button(window, -1)) intent = DropVeil{};
    space(window, 2);
    rule(window);
    scroll_begin(window, "log", rest_of_column(window), !(hovered && view.at(*hovered)));
    if (hovered && view.at(*hovered)) piece_card(window, {view, model.roster, model.staff, model.seat}, *view.at(*hovered), hovered);
    else
        for (std::size_t i = 0; i < model.log.size(); ++i) log_line(window, model.log[i], i + 1);
    scroll_end(window);
    card_end(window);
    return intent;
}

}  // namespace fow::ui
