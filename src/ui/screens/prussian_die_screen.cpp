#include "ui/screens/prussian_die_screen.hpp"

#include <imgui.h>

#include <cmath>

#include "ui/motion/motion.hpp"
#include "ui/screens/parts.hpp"
#include "ui/screens/trays.hpp"
#include "ui/table/board.hpp"
#include "ui/table/furniture.hpp"
#include "ui/table/layout.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/clock.hpp"
#include "ui/words/names.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

void PrussianDieScreen::die_rolled(Window& window) {
    window.play(Sound::die);
    rolling_since_ = now();
}

std::optional<PrussianDieChoice> PrussianDieScreen::draw(Window& window, const PlayerView& view, const Roster& roster,
                                                         const std::optional<PrussiansDecided>& decided) {
    std::optional<PrussianDieChoice> made;
    const PlayLayout layout = play_layout(window);
    BoardMarks marks;
    marks.hide_faces = true;
    draw_board(window, layout.map, view, roster, marks);
    draw_surroundings(window, layout, view, roster);
    card_begin(window, "prussian column", layout.column);
    heading(window, moment_text(view));
    card_end(window);
    if (rolling_since_ && (now() - *rolling_since_ >= tumbling_ms(window) || asked_to_hurry(window))) {
        rolling_since_.reset();
        window.wake();
    }
    const bool told = decided && !rolling_since_;

    modal_begin(window, "prussian die", 520);
    heading(window, tr("Where are the Prussians?"));
    rule(window);
    paragraph(window, fill(tr("It is {clock}, and dust is seen in the east. A red face: they are Prussians, and march to the field. "
                              "A blue face: they never come (W14.2)."),
                           {{"clock", clock_text(view.minutes)}}));
    space(window, 6);
    const float size = window.units(96);
    const SDL_FRect row = place(room_width(), size);
    const float turning = rolling_since_ ? static_cast<float>(now() - *rolling_since_) / static_cast<float>(tumbling_ms(window)) : 1;
    draw_die(window, *ImGui::GetWindowDrawList(), {std::floor(row.x + (row.w - size) / 2), row.y, size, size},
             told ? std::optional(decided->face) : std::nullopt, turning);
    space(window, 6);
    if (told) {
        centred(window, Type::heading, decided->come ? tr("The Prussians are on the march.") : tr("The Prussians will not come."));
        paragraph(window, decided->come ? fill(tr("The first of them arrive at the end of turn {turn} (W9.1)."),
                                               {{"turn", std::to_string(view.prussian_turn)}})
                                        : tr("The Allies stand alone, and take no new cards later (W9.8)."));
        space(window, 4);
    }
    if (!decided) {
        if (button(window, "roll-die", tr("Roll the Battle die"), {.primary = true, .width = -1})) made = PrussianDieChoice::roll_die;
    } else if (button(window, "continue", tr("Continue"), {.enabled = told, .primary = true, .width = -1})) {
        made = PrussianDieChoice::go_on;
    }
    both_may_look(window);
    modal_end(window);
    return made;
}

}  // namespace fow::ui
