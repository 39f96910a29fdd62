#include "games/waterloo/screens/set_up/new_game_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/waterloo/screens/table/layout.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/event.hpp"
#include "ui/pages/parts.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

std::string sentence_of(const std::string& mode) {
    if (mode == "expert")
        return tr(
            "Expert also adds the village of Plancenoit, a garrison in Hougoumont, open aims instead of secret lines of retreat, and the "
            "Pursuit of a beaten army.");
    if (mode == "standard")
        return tr(
            "Standard adds hills and buildings that help their holders, and manoeuvre cards that both players draft before the battle.");
    return tr("Basic has hidden pieces on an open field, no cards and no terrain: the place to begin.");
}

void draw_rules(Window& window, NewGameForm& form) {
    const bool own_field = !form.field_name.empty();
    const std::string fixed = own_field ? tr("The battlefield sets the rules.") : std::string();
    const auto mode = [&](const char* key, const std::string& label) { return Choice{key, label, !own_field || form.mode == key, fixed}; };
    small_text(window, tr("Rules"));
    choice(window, "mode",
           {mode("basic", mode_name(Mode::basic)), mode("standard", mode_name(Mode::standard)), mode("expert", mode_name(Mode::expert))},
           form.mode);
    if (form.more && form.players.second.player()) return;  // the seats need its room
    const ImVec2 top = ImGui::GetCursorScreenPos();
    small_text(window, sentence_of(form.mode));
    // Always two lines, so that nothing below moves with the choice.
    const float line = window.line_height(Type::small);
    ImGui::SetCursorScreenPos({top.x, top.y + 2 * line + 2 * ImGui::GetStyle().ItemSpacing.y});
}

void draw_options(Window& window, NewGameForm& form, const NewGameNumbers& rules) {
    bool night = form.night_falls();
    if (checkbox(window, "nightfall",
                 fill(tr("Nightfall: drawn at the end of turn {turn}, at {clock}"),
                      {{"turn", std::to_string(rules.nightfall_turn)}, {"clock", clock_text(rules.nightfall_minutes)}}),
                 night, tr("Otherwise the battle goes on until somebody wins or both agree on a draw (W15.2).")))
        form.nightfall = night;
    bool table = !form.memory;
    if (checkbox(window, "true-to-the-table", tr("True to the table: the screen forgets what was shown"), table,
                 tr("As with wooden pieces: you yourself must remember what an enemy piece was. Otherwise a piece once shown keeps a small "
                    "number on its back (W15.1).")))
        form.memory = !table;
    alone_or_hints(window, form.players);
    if (!form.offers_scenarios()) return;
    checkbox(window, "start-early",
             fill(tr("Start the battle early: at {clock}, while part of the French army is still coming"),
                  {{"clock", clock_text(rules.early_minutes)}}),
             form.start_early,
             fill(rules.early_mover == french_seat
                      ? tr("The French move first; {count} of their pieces, known to both, come from turn {turn} on (W14.1).")
                      : tr("The Allies move first; {count} French pieces, known to both, come from turn {turn} on (W14.1)."),
                  {{"count", std::to_string(rules.late_pieces)}, {"turn", std::to_string(rules.late_turn)}}));
    checkbox(window, "where-are-the-prussians",
             fill(tr("Where are the Prussians? A die at {clock} says whether they come"), {{"clock", clock_text(rules.doubt_minutes)}}),
             form.where_are_the_prussians, tr("On a blue face they never come (W14.2)."));
    checkbox(window, "handicap", handicap_told(rules.handicap), form.handicap,
             tr("The chances of equal players are then about even; otherwise the French win more often (W15.7)."));
}

}  // namespace

std::optional<FormChoice> new_game_screen(Window& window, NewGameForm& form, const NewGameNumbers& rules) {
    std::optional<FormChoice> made;
    draw_backdrop(window);
    const SDL_FRect sheet = centred_rect(window, 660, 720);  // as high as with all choices: nothing moves when they unfold
    card_begin(window, "new game", sheet);
    heading(window, tr("A new game"));
    separator(window);
    space(window, 2);
    players_choice(window, form.players);
    space(window, 2);
    leads_choice(window, form, {"french", tr("The French")}, {"allied", tr("The Allies")});
    space(window, 2);
    draw_rules(window, form);
    const float third = share_of_room(window, 3);
    const float narrow = form.clock.kind == ClockKind::fischer ? std::floor(third * 0.9F) : third;  // the name of that clock is long
    if (button(window, "more-choices", form.more ? tr("Fewer choices") : tr("More choices"), {.width = narrow})) form.more = !form.more;
    if (form.more) {
        const std::string field = form.field_name.empty() ? tr("Mont St Jean (classic)") : tr(form.field_name);
        ImGui::SameLine();
        if (button(window, "choose-battlefield", shortened(window, Type::body, field, window.units(narrow) - window.units(24)),
                   {.width = narrow, .hint = fill(tr("Battlefield: {name}"), {{"name", field}})}))
            made = FormChoice::choose_field;
        ImGui::SameLine();
        if (clock_button(window, form, -1)) form.sets_clock = true;
        const float below = window.line_height(Type::body) + 14 * window.scale() + 2 * ImGui::GetStyle().ItemSpacing.y;
        scroll_begin(window, "options", std::max(1.0F, room_height() - below));  // two computers leave little room
        draw_options(window, form, rules);
        scroll_end(window);
    }

    const float row = window.line_height(Type::body) + 14 * window.scale();
    const std::string veil = secrecy_of(form.players, tr("The Allied army is set up first."),
                                        tr("One map, two players in turn: the screen is veiled whenever the seat changes."));
    // If all choices are shown, or the commands of two programs, they need its room.
    const bool told = !form.more && !(form.players.watched() && form.players.first.who == "program");
    const float foot = !told ? 0 : text_size(window, Type::small, veil, room_width()).y + ImGui::GetStyle().ItemSpacing.y;
    space(window, std::max(0.0F, (room_height() - row - foot - ImGui::GetStyle().ItemSpacing.y) / window.scale()));
    if (told) small_text(window, veil);
    if (const auto left = form_buttons(window)) made = left;
    card_end(window);
    if (!form.sets_clock && escape_pressed(window)) made = FormChoice::back;
    return made;
}

}  // namespace fow::waterloo::screens
