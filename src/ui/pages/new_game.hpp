// What the forms of a new game have in common: who plays, who leads which side, and the clock.
#pragma once

#include <optional>
#include <string>

#include "core/clock.hpp"
#include "ui/pages/opponent_choice.hpp"
#include "ui/widgets/buttons.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// Each game draws its own form around it.
struct SeatingForm {
    PlayersChoice players{};
    std::string first_takes;  ///< the word of the seat that the first player leads, or "lot"
    ClockRules clock{};
    bool sets_clock = false;  ///< the page that sets the clock is open
};
enum class FormChoice { begin, back, choose_clock, choose_field };

/// Which seat the first player leads. Registers "first-takes:" and the keys, and "first-takes:lot".
void leads_choice(Window& window, SeatingForm& form, Choice one, Choice other);
/// Registers "choose-clock". True when it was clicked. `width` as in ButtonOptions.
[[nodiscard]] bool clock_button(Window& window, const SeatingForm& form, float width);
/// Registers "back" and "begin".
[[nodiscard]] std::optional<FormChoice> form_buttons(Window& window);
/// The same at the foot of the current card, below that sentence in small type.
[[nodiscard]] std::optional<FormChoice> form_foot(Window& window, const std::string& told);

}  // namespace fow::ui
