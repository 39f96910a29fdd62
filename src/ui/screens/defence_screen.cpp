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
void draw_pair(Desk& desk, const DefenceModel& model) {
    const SeenFight& fight = *model.view.fight;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float size = desk.units(88);
    const float line = desk.line_height(Type::small);
    const SDL_FRect row = place(room_width(), size + line + 4 * desk.scale());
    const auto show = [&](const SeenPiece& piece, const std::string& role, float middle) {
        draw_text(desk, list, Type::small, middle, row.y, colour::ink, role, 0.5F);
        draw_piece(desk, list, {std::floor(middle - size / 2), row.y + line, size, size}, piece, model.roster,
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

std::optional<DefenceIntent> defence_screen(Desk& desk, const DefenceModel& model) {
    std::optional<DefenceIntent> intent;
    const PlayerView& view = model.view;
    const SeenFight& fight = *view.fight;
    const PlayLayout layout = play_layout(desk);
    BoardMarks marks;
    marks.attacks = {fight.at};
    marks.last_way = {fight.via, fight.at};
    marks.zone = view.sides[model.seat].line_squares;
    const auto hovered = board_input(desk, layout.map).hovered;
    marks.hover = hovered;
    draw_board(desk, layout.map, view, model.roster, marks);
    draw_staff_map(desk, layout.map, view, model.roster, model.staff);
    draw_surroundings(desk, layout, view, model.roster);

    card_begin(desk, "defence", layout.column, Sheet::paper, true);
    heading(desk, tr("You are attacked"));
    italic_text(desk, model.seat == Seat::french ? fill(tr("{name}, for the French"), {{"name", model.name}})
                                                 : fill(tr("{name}, for the Allies"), {{"name", model.name}}));
    rule(desk);
    paragraph(desk, fill(fight.frenzy ? tr("In a frenzy an enemy piece falls upon yours at {at}, from {via}.")
                                      : tr("An enemy piece attacks yours at {at}, from {via}."),
                         {{"at", to_text(fight.at)}, {"via", to_text(fight.via)}}));
    space(desk, 2);
    draw_pair(desk, model);
    space(desk, 2);
    paragraph(desk, what_is_known(model));
    if (!fight.attacker.unit) small_text(desk, may_be_text(model.roster, by_sight(view, model.roster, fight.attacker)));
    paragraph(desk, fill(tr("Yours is {piece}."), {{"piece", describe(model.roster, fight.defender, tr)}}));
    if (const auto might = might_in_defence(view, fight.via, fight.at); might && !might->bonuses.empty())
        small_text(desk, fill(tr("Here it defends itself with {sum}."), {{"sum", sum_text(view, *might)}}));
    rule(desk);
    const bool held = view.cards->hand[Card::fighting_spirit] > 0;
    const std::string more = std::to_string(view.bonuses[static_cast<std::size_t>(Bonus::spirit)]);
    paragraph(desk, fill(tr("Fighting spirit gives it +{points} in this fight alone, and is then spent. It costs no action. It helps "
                            "neither a commander in chief nor against one (W11.8)."),
                         {{"points", more}}));
    if (button(desk, "spirit", tr("Play Fighting spirit"),
               {.enabled = held,
                .width = -1,
                .hint = held ? "" : tr("You do not hold this card. You are asked all the same, so that asking tells nothing (W11.9).")}))
        intent = AnswerAttack{true};
    if (button(desk, "no-card", tr("No card"), {.primary = true, .width = -1})) intent = AnswerAttack{false};
    space(desk, 2);
    small_text(desk, tr("In your own turn you can order not to be asked (W15.3)."));
    if (veil_button(desk, -1)) intent = DropVeil{};
    space(desk, 2);
    rule(desk);
    scroll_begin(desk, "log", rest_of_column(desk), !(hovered && view.at(*hovered)));
    if (hovered && view.at(*hovered)) piece_card(desk, {view, model.roster, model.staff, model.seat}, *view.at(*hovered), hovered);
    else
        for (std::size_t i = 0; i < model.log.size(); ++i) log_line(desk, model.log[i], i + 1);
    scroll_end(desk);
    card_end(desk);
    return intent;
}

}  // namespace fow::ui
