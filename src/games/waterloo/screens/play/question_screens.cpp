#include "games/waterloo/screens/play/question_screens.hpp"

#include <imgui.h>

#include <cmath>
#include <vector>

#include "games/waterloo/screens/motion/motion.hpp"
#include "games/waterloo/screens/play/battle_screen.hpp"
#include "games/waterloo/screens/play/piece_card.hpp"
#include "games/waterloo/screens/play/trays.hpp"
#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/card_painter.hpp"
#include "games/waterloo/screens/table/furniture.hpp"
#include "games/waterloo/screens/table/layout.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/screens/words/play_words.hpp"
#include "ui/pages/parts.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/window.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {

std::optional<bool> frenzy_screen(Window& window, const PlayerView& view, const Roster& roster, const std::string& name) {
    std::optional<bool> frenzied_falls;
    const PlayLayout layout = play_layout(window, view);
    BoardMarks marks;
    marks.selected = view.fight->via;
    marks.attacks = {view.fight->at};
    draw_board(window, layout.map, view, roster, marks);
    draw_surroundings(window, layout, view, roster);

    modal_begin(window, "frenzy", 560);
    heading(window, fill(tr("{name}, which one falls?"), {{"name", name}}));
    separator(window);
    paragraph(window,
              fill(tr("In its frenzy {attacker} has run into {defender}, your own piece, equally strong. One of the two is lost; if the "
                      "other one falls, the frenzied piece takes its square (W8.9)."),
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

std::optional<BuildingIntent> building_screen(Window& window, const Perspective& eyes, const std::string& name) {
    const PlayerView& view = eyes.view;
    const Roster& roster = eyes.roster;
    std::optional<BuildingIntent> intent;
    const SeenFight& fight = *view.fight;
    std::vector<Square> targets;
    for (const Action& action : view.legal)
        if (const auto* choice = std::get_if<ChooseTarget>(&action); choice != nullptr && choice->target)
            targets.push_back(*choice->target);

    const PlayLayout layout = play_layout(window, view);
    const BoardInput pointer = board_input(window, layout.map);
    BoardMarks marks;
    marks.selected = fight.at;
    marks.hover = pointer.hovered;
    marks.lines = lines_of(view);
    marks.attacks = targets;
    draw_board(window, layout.map, view, roster, marks);
    draw_staff_map(window, layout.map, view, roster, eyes.staff);
    draw_surroundings(window, layout, view, roster);
    if (pointer.pressed && is_among(targets, *pointer.pressed)) intent = ChooseTarget{*pointer.pressed};

    card_begin(window, "building", layout.column, Sheet::paper, true);
    heading(window, fill(tr("{name}, attack which one?"), {{"name", name}}));
    separator(window);
    const float size = window.units(88);
    const SDL_FRect row = place(room_width(), size);
    draw_piece(window, *ImGui::GetWindowDrawList(), {std::floor(row.x + (row.w - size) / 2), row.y, size, size}, fight.attacker, roster,
               {.face = true});
    paragraph(window, fill(tr("{piece} won at {at}, in a frenzy and inside a building. It may attack any enemy on another square of the "
                              "building, even diagonally, or stop (W10.9)."),
                           {{"piece", describe(roster, fight.attacker, tr)}, {"at", to_text(fight.at)}}));
    space(window, 2);
    for (const Square square : targets) {
        paragraph(window, fill(tr("{square}: {piece}."), {{"square", to_text(square)}, {"piece", describe(roster, *view.at(square), tr)}}));
        const std::string label = fill(tr("Attack {square}"), {{"square", to_text(square)}});
        if (button(window, "target:" + to_text(square), label, {.width = -1})) intent = ChooseTarget{square};
        if (shows_odds(window, eyes.staff)) attack_lines(window, eyes, fight.at, fight.at, square);
    }
    if (button(window, "target:none", tr("Stop here"), {.width = -1})) intent = ChooseTarget{};
    space(window, 4);
    if (veil_button(window, -1)) intent = DropVeil{};
    separator(window);
    if (pointer.hovered && view.at(*pointer.hovered)) piece_card(window, eyes, *view.at(*pointer.hovered), pointer.hovered);
    card_end(window);
    return intent;
}

namespace {

/// The two pieces side by side, as far as the player knows them.
void draw_pair(Window& window, const DefenceModel& model) {
    const SeenFight& fight = *model.view.fight;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float size = window.units(64);
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
    return attacker.knowledge == Knowledge::back ? fill(tr("You see only the attacker's back: {piece}."), {piece})
                                                 : fill(tr("You know the attacker: {piece}."), {piece});
}

}  // namespace

std::optional<DefenceIntent> defence_screen(Window& window, const DefenceModel& model) {
    std::optional<DefenceIntent> intent;
    const PlayerView& view = model.view;
    const SeenFight& fight = *view.fight;
    const PlayLayout layout = play_layout(window, view);
    BoardMarks marks;
    marks.attacks = {fight.at};
    marks.ways = {fight.from == fight.via ? std::vector{fight.via, fight.at} : std::vector{fight.from, fight.via, fight.at}};
    marks.lines = lines_of(view);
    const auto hovered = board_input(window, layout.map).hovered;
    marks.hover = hovered;
    draw_board(window, layout.map, view, model.roster, marks);
    draw_staff_map(window, layout.map, view, model.roster, model.staff);
    draw_surroundings(window, layout, view, model.roster);

    card_begin(window, "defence", layout.column);
    heading(window, tr("You are attacked"));
    italic_text(window, model.seat == french_seat ? fill(tr("{name}, for the French"), {{"name", model.name}})
                                                  : fill(tr("{name}, for the Allies"), {{"name", model.name}}));
    separator(window);
    const float gap = ImGui::GetStyle().ItemSpacing.y;
    const std::string when = tr("In your turn you can choose when to be asked (W15.3).");
    const float foot = 3 * (button_height(window) + gap) + text_size(window, Type::small, when, room_width()).y + gap + window.units(16);
    scroll_begin(window, "told", std::max(1.0F, room_height() - foot));
    paragraph(window, fill(fight.frenzy              ? tr("In a frenzy an enemy piece attacks yours at {at}, from {via}.")
                           : fight.from == fight.via ? tr("An enemy piece attacks yours at {at}, from {via}.")
                                                     : tr("An enemy piece from {from} attacks yours at {at}, over {via}."),
                           {{"at", to_text(fight.at)}, {"via", to_text(fight.via)}, {"from", to_text(fight.from)}}));
    space(window, 2);
    draw_pair(window, model);
    space(window, 2);
    small_text(window, what_is_known(model));
    if (!fight.attacker.unit) small_text(window, may_be_text(model.roster, by_sight(view, model.roster, fight.attacker)));
    small_text(window, fill(tr("Yours is {piece}."), {{"piece", describe(model.roster, fight.defender, tr)}}));
    if (const auto might = strength_in_defence(view, fight.via, fight.at); might && !might->bonuses.empty())
        small_text(window, fill(tr("It defends with {sum} here."), {{"sum", sum_text(view, *might)}}));
    separator(window);
    const bool held = view.cards->hand[Card::fighting_spirit] > 0;
    small_text(window, fill(tr("Fighting spirit gives it +{points} in this fight only, and is then spent. It costs no action. It does not "
                               "help for or against a commander in chief (W11.8)."),
                            {{"points", std::to_string(view.bonuses[static_cast<std::size_t>(Bonus::spirit)])}}));
    separator(window);
    if (hovered && view.at(*hovered)) piece_card(window, {view, model.roster, model.staff, model.seat}, *view.at(*hovered), hovered);
    else {
        small_text(window, tr("What was heard, the latest first:"));
        for (std::size_t i = model.log.size(); i > 0; --i) log_line(window, model.log[i - 1], i);
    }
    scroll_end(window);
    separator(window);
    const std::string why = tr("You do not hold this card. You are asked anyway, so that asking reveals nothing (W11.9).");
    if (button(window, "spirit", tr("Play Fighting spirit"), {.enabled = held, .width = -1, .hint = held ? std::string() : why}))
        intent = AnswerAttack{true};
    if (button(window, "no-card", tr("No card"), {.primary = true, .width = -1})) intent = AnswerAttack{false};
    if (veil_button(window, -1)) intent = DropVeil{};
    small_text(window, when);
    card_end(window);
    return intent;
}

void PrussianDieScreen::die_rolled(Window& window) {
    window.play(Sound::die);
    rolling_since_ = now();
}

std::optional<PrussianDieChoice> PrussianDieScreen::draw(Window& window, const PlayerView& view, const Roster& roster,
                                                         const std::optional<PrussiansDecided>& decided, bool alone) {
    const PlayLayout layout = play_layout(window, view);
    BoardMarks marks;
    marks.hide_faces = view.viewer == Viewer::onlooker;
    draw_board(window, layout.map, view, roster, marks);
    draw_surroundings(window, layout, view, roster);
    if (rolling_since_ && (now() - *rolling_since_ >= tumbling_ms(window) || skip_requested(window))) {
        rolling_since_.reset();
        window.wake();
    }
    const bool told = decided && !rolling_since_;
    const SDL_FRect room = geometry_of(window, layout.map).room();
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    list.AddRectFilled(corner(room), far_corner(room), packed(0x000000, 0.35F));
    const float size = std::min(room.w, room.h) * 0.24F;
    draw_die(window, list, {std::floor(room.x + (room.w - size) / 2), std::floor(room.y + (room.h - size) / 2), size, size},
             told ? std::optional(decided->face) : std::nullopt, share_since(rolling_since_, tumbling_ms(window)));

    std::optional<PrussianDieChoice> made;
    card_begin(window, "prussian die", layout.column);
    heading(window, moment_text(view));
    const NextLook next{.text = {}, .alone = alone, .at_once = false};
    if (!decided) {
        if (fight_button(window, "roll-die", tr("Roll the Battle die"), true, next, held_)) made = PrussianDieChoice::roll_die;
    } else if (fight_button(window, "continue", tr("Continue"), told, next, held_)) {
        made = PrussianDieChoice::go_on;
    }
    scroll_begin(window, "told", std::max(1.0F, room_height()));
    heading(window, tr("Where are the Prussians?"));
    paragraph(window, fill(tr("It is {clock}, and dust rises in the east. On a red face the Prussians are on their way. On a blue face "
                              "they never come (W14.2)."),
                           {{"clock", clock_text(view.minutes)}}));
    if (told) {
        space(window, 6);
        heading(window, decided->come ? tr("The Prussians are on the march.") : tr("The Prussians will not come."));
        paragraph(window, decided->come ? fill(tr("The first of them arrive at the end of turn {turn} (W9.1)."),
                                               {{"turn", std::to_string(view.prussian_turn)}})
                                        : tr("The Allies stand alone, and take no new cards later (W9.8)."));
    }
    scroll_end(window);
    card_end(window);
    return made;
}

}  // namespace fow::waterloo::screens
