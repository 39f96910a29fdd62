#include "games/alliance/screens/new_game_screen.hpp"

#include "ui/pages/parts.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::screens {

std::optional<FormChoice> new_game_screen(Window& window, SeatingForm& form) {
    draw_backdrop(window);
    card_begin(window, "new game", centred_rect(window, 640, form.players.styles.empty() ? 480 : 600));
    heading(window, tr("A new game"));
    separator(window);
    players_choice(window, form.players);
    space(window, 4);
    leads_choice(window, form, {"french", tr("The French")}, {"allied", tr("The Allies")});
    space(window, 4);
    if (form.players.second.player()) alone_or_hints(window, form.players);
    const bool sets_clock = clock_button(window, form, -1);
    space(window, 4);
    paragraph(window, tr("Corps, cards and dice: each phase one action, one die. The army that routs first has lost. A game takes about "
                         "half an hour."));
    auto made =
        form_foot(window, tr("Everything is open: both players look at one screen, and nothing is veiled (L13.1). For a match of two "
                             "games with sides changed, choose Swap sides at the end (L12.3)."));
    if (!made && sets_clock) made = FormChoice::choose_clock;
    card_end(window);
    return made;
}

}  // namespace fow::alliance::screens
