// The form of a new game, and the end of a game.
#pragma once

#include <optional>

#include "games/alliance/screens/words.hpp"
#include "ui/pages/new_game.hpp"
#include "ui/pages/victory_page.hpp"

namespace fow::alliance::screens {

[[nodiscard]] std::optional<FormChoice> new_game_screen(Window& window, SeatingForm& form);

/// L12: the end of a game: who won, and why. `view`: of the finished game; its result is set.
[[nodiscard]] VictoryPage victory_page_of(const View& view, const RuleSet& rules);

}  // namespace fow::alliance::screens
