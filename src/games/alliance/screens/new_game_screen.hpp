// The form of a new game.
#pragma once

#include <optional>
#include <string>

#include "games/alliance/screens/words.hpp"
#include "ui/pages/opponent_choice.hpp"
#include "ui/window/window.hpp"

namespace fow::alliance::screens {

struct NewGameForm {
    PlayersChoice players{};
    std::string first_takes = "french";  ///< "french", "allied" or "lot"
    std::string clock;                   ///< what the clock is set to, in words; the page that sets it is shared by all games
};
enum class FormChoice { begin, back, choose_clock };
[[nodiscard]] std::optional<FormChoice> new_game_screen(Window& window, NewGameForm& form);

}  // namespace fow::alliance::screens
