#include "games/alliance/screens/new_game_screen.hpp"

#include <imgui.h>

#include <algorithm>

#include "games/alliance/screens/words.hpp"
#include "ui/pages/parts.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::screens {

std::optional<FormChoice> new_game_screen(Window& window, NewGameForm& form) {
    std::optional<FormChoice> made;
    draw_backdrop(window);
    card_begin(window, "new game", centred_rect(window, 640, form.players.styles.empty() ? 480 : 600));
    heading(window, tr("A new game"));
    separator(window);
    const float half = share_of_room(window, 2);
    players_choice(window, form.players);
    space(window, 4);
    small_text(window, tr("The first player leads"));
    choice(window, "first-takes", {{"french", tr("The French")}, {"allied", tr("The Allies")}, {"lot", tr("Draw lots")}}, form.first_takes);
    space(window, 4);
    if (form.players.second.player()) alone_or_hints(window, form.players);
    if (button(window, "choose-clock", fill(tr("Clock: {clock}"), {{"clock", form.clock.empty() ? tr("none") : form.clock}}),
               {.width = -1}))
        made = FormChoice::choose_clock;
    space(window, 4);
    paragraph(window, tr("Corps, cards and dice: each phase one action, one die. The army that routs first has lost. A game takes about "
                         "half an hour."));
    const std::string told =
        tr("Everything is open: both players look at one screen, and nothing is veiled (L13.1). For a match of two "
           "games with sides changed, choose Swap sides at the end (L12.3).");
    const float foot = text_size(window, Type::small, told, room_width()).y;
    space(window, std::max(0.0F, (room_height() - button_height(window) - foot - 2 * ImGui::GetStyle().ItemSpacing.y) / window.scale()));
    small_text(window, told);
    if (button(window, "back", tr("Back"), {.width = half, .key = SDLK_ESCAPE})) made = FormChoice::back;
    ImGui::SameLine();
    if (button(window, "begin", tr("Start game"), {.primary = true, .width = half})) made = FormChoice::begin;
    card_end(window);
    return made;
}

}  // namespace fow::alliance::screens
