#include "games/stratego/screens/new_game_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/stratego/screens/words.hpp"
#include "ui/pages/parts.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/fields.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::screens {
namespace {

SDL_FRect middle_rect(const Window& window, float w, float h) {
    const auto wide = static_cast<float>(window.width()), high = static_cast<float>(window.height());
    const float real_w = std::min(window.units(w), wide), real_h = std::min(window.units(h), high);
    return {std::floor((wide - real_w) / 2), std::floor((high - real_h) / 2), real_w, real_h};
}

}  // namespace

std::optional<FormChoice> new_game_screen(Window& window, NewGameForm& form) {
    std::optional<FormChoice> made;
    draw_backdrop(window);
    card_begin(window, "new game", middle_rect(window, 660, 690));
    heading(window, tr("A new game"));
    separator(window);
    const float half = share_of_room(window, 2);
    players_choice(window, form.players);
    space(window, 2);
    small_text(window, tr("The first player leads"));
    choice(window, "first-takes", {{"red", side_name(red_seat)}, {"blue", side_name(blue_seat)}, {"lot", tr("Draw lots")}},
           form.first_takes);
    space(window, 2);
    small_text(window, tr("The game"));
    const bool own_field = !form.field_name.empty();
    std::vector<Choice> variants;
    for (const std::string& id : form.variants)
        variants.push_back({id, tr(words_of(id).name), !own_field || form.variant == id,
                            own_field ? tr("The battlefield sets the game.") : tr(words_of(id).told)});
    choice(window, "variant", variants, form.variant);
    if (own_field && form.field_armies.empty())
        small_text(window, tr("The battlefield has its own board and its own army, the same for both sides (C1.8)."));
    else if (own_field)
        small_text(window, fill(tr("Each side has an army of its own there (C1.8). {pieces}"), {{"pieces", form.field_armies}}));
    space(window, 2);
    bool table = !form.memory;
    if (checkbox(window, "true-to-the-table", tr("True to the table: no odds, no deductions, no pencil marks"), table,
                 tr("Otherwise the screen counts for you what an unknown piece may still be.")))
        form.memory = !table;
    alone_or_hints(window, form.players);
    const std::string battlefield = fill(tr("Battlefield: {name}"), {{"name", own_field ? form.field_name : tr("the printed board")}});
    if (button(window, "choose-battlefield", shortened(window, Type::body, battlefield, window.units(half) - window.units(24)),
               {.width = half}))
        made = FormChoice::choose_field;
    ImGui::SameLine();
    if (button(window, "choose-clock", fill(tr("Clock: {clock}"), {{"clock", form.clock.empty() ? tr("none") : form.clock}}),
               {.width = half}))
        made = FormChoice::choose_clock;

    const std::string veil = secrecy_of(form.players, tr("Red sets up and moves first."),
                                        tr("One board, two players in turn: the screen is veiled whenever the seat changes."));
    const float foot = text_size(window, Type::small, veil, room_width()).y;
    space(window, std::max(0.0F, (room_height() - button_height(window) - foot - 2 * ImGui::GetStyle().ItemSpacing.y) / window.scale()));
    small_text(window, veil);
    if (button(window, "back", tr("Back"), {.width = half, .key = SDLK_ESCAPE})) made = FormChoice::back;
    ImGui::SameLine();
    if (button(window, "begin", tr("Start game"), {.primary = true, .width = half})) made = FormChoice::begin;
    card_end(window);
    return made;
}

}  // namespace fow::stratego::screens
