// The end of a game: who won, how, and both lines of retreat revealed (W3.3).
#pragma once

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/pages/victory_page.hpp"

namespace fow::waterloo::screens {

/// `view`: of the finished game, everything shown; its result is set.
[[nodiscard]] VictoryPage victory_page_of(const PlayerView& view, const Roster& roster);

}  // namespace fow::waterloo::screens
