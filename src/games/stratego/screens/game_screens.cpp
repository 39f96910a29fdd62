#include "games/stratego/screens/game_screens.hpp"

#include <imgui.h>
#include <algorithm>
#include <cmath>

#include "games/stratego/screens/losses.hpp"
#include "games/stratego/screens/table/board.hpp"
#include "games/stratego/screens/table/piece_painter.hpp"
#include "games/stratego/screens/words.hpp"
#include "ui/pages/parts.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/fields.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::screens {

std::optional<FormChoice> new_game_screen(Window& window, NewGameForm& form) {
    std::optional<FormChoice> made;
    draw_backdrop(window);
    card_begin(window, "new game", centred_rect(window, 660, 690));
    heading(window, tr("A new game"));
    separator(window);
    const float half = share_of_room(window, 2);
    players_choice(window, form.players);
    space(window, 2);
    leads_choice(window, form, {"red", side_name(red_seat)}, {"blue", side_name(blue_seat)});
    space(window, 2);
    small_text(window, tr.in("which one", "The game"));
    const bool own_field = !form.field_name.empty();
    std::vector<Choice> variants;
    for (const std::string& id : form.variants)
        variants.push_back({id, tr(words_of(id).name), !own_field || form.variant == id,
                            own_field            ? tr("The battlefield sets the game.")
                            : id == form.variant ? std::string()
                                                 : tr(words_of(id).told)});
    choice(window, "variant", variants, form.variant);
    // What the game is, where two boxes, two rows of buttons and the words above them leave room for it.
    const float line = window.line_height(Type::small) + ImGui::GetStyle().ItemSpacing.y;
    const bool roomy = room_height() > 4 * (button_height(window) + ImGui::GetStyle().ItemSpacing.y) + 4 * line;
    if (!own_field) {
        if (roomy) small_text(window, tr(words_of(form.variant).told));
    } else if (form.field_armies.empty()) {
        small_text(window, tr("The battlefield has its own board and its own army, the same for both sides (C1.8)."));
    } else {
        small_text(window, fill(tr("Each side has an army of its own there (C1.8). {pieces}"), {{"pieces", form.field_armies}}));
    }
    space(window, 2);
    bool table = !form.memory;
    if (checkbox(window, "true-to-the-table", tr("True to the table: no odds, no deductions, no pencil marks"), table,
                 tr("Otherwise the screen counts for you what an unknown piece may still be.")))
        form.memory = !table;
    alone_or_hints(window, form.players);
    const std::string battlefield = fill(tr("Battlefield: {name}"), {{"name", own_field ? tr(form.field_name) : tr("the printed board")}});
    if (button(window, "choose-battlefield", shortened(window, Type::body, battlefield, window.units(half) - window.units(24)),
               {.width = half}))
        made = FormChoice::choose_field;
    ImGui::SameLine();
    if (clock_button(window, form, half)) made = FormChoice::choose_clock;

    const auto left = form_foot(window, secrecy_of(form.players, tr("Red sets up and moves first."),
                                                   tr("One board, two players in turn: the screen is veiled whenever the seat changes.")));
    card_end(window);
    return left ? left : made;
}

namespace {

/// "Blue has taken the Red Flag (C4.1)."
std::string ending_text(const Result& result) {
    using fow::stratego::Ending;
    const bool blue = result.winner == blue_seat;
    switch (result.ending) {
        case Ending::flag_taken: return blue ? tr("Blue has taken the Red Flag (C4.1).") : tr("Red has taken the Blue Flag (C4.1).");
        case Ending::no_move: return blue ? tr("Red could not move any piece (C4.2).") : tr("Blue could not move any piece (C4.2).");
        case Ending::nobody_can_move: return tr("Neither side has a piece left that can move (C4.2).");
        case Ending::quiet: return tr("There was no attack for so long that the game is drawn (C4.5).");
        case Ending::resigned: return blue ? tr("Red has resigned (C4.3).") : tr("Blue has resigned (C4.3).");
        case Ending::draw_agreed: return tr("Both players agreed on a draw (C4.3).");
    }
    return {};
}

}  // namespace

VictoryPage victory_page_of(const View& view, const RuleSet& rules) {
    const Result& result = *view.result;
    VictoryPage page;
    page.board = [view, rules](Window& window) {
        const TableLayout layout = table_layout(window, rules);
        TableMarks marks;
        marks.all_faces = true;
        draw_board(window, layout.map, rules, view, marks);
        draw_losses(window, layout.tray, rules, view);
        return layout.column;
    };
    page.moment = fill(tr("after {turns} turn", "after {turns} turns", view.turns), {{"turns", std::to_string(view.turns)}});
    page.winner = result.winner;
    page.drawn = tr("A drawn game");
    page.verdict = !result.winner                ? tr("neither side has won")
                   : *result.winner == blue_seat ? tr("a victory for Blue")
                                                 : tr("a victory for Red");
    page.crest = draw_arms;
    page.left = red_seat;
    page.sentences.push_back(ending_text(result));
    page.below = [view](Window& window) {
        for (const Seat side : {red_seat, blue_seat}) small_text(window, losses_text(view, side));
        small_text(window, tr("All pieces are shown now (C4.6)."));
    };
    return page;
}

}  // namespace fow::stratego::screens
