// The end of a game: who won, how, and both lines of retreat revealed (W3.3).
#pragma once

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/pages/victory_page.hpp"

namespace fow::waterloo::screens {

/// A sentence: how a battle ended. `lines_to_sever`: pieces on a line of retreat that win.
[[nodiscard]] std::string ending_text(Ending ending, int lines_to_sever);

/// `view`: of the finished game, everything shown; its result is set.
[[nodiscard]] VictoryPage victory_page_of(const PlayerView& view, const Roster& roster);

}  // namespace fow::waterloo::screens
