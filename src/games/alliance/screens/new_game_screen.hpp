// The form of a new game.
#pragma once

#include <optional>

#include "games/alliance/screens/words.hpp"
#include "ui/pages/new_game.hpp"

namespace fow::alliance::screens {

[[nodiscard]] std::optional<FormChoice> new_game_screen(Window& window, SeatingForm& form);

}  // namespace fow::alliance::screens
