// C4: the end of a game: who won, how, and all pieces shown (C4.6).
#pragma once

#include "games/stratego/screens/words.hpp"
#include "ui/pages/victory_page.hpp"

namespace fow::stratego::screens {

/// `view`: of the finished game, everything shown; its result is set.
[[nodiscard]] VictoryPage victory_page_of(const View& view, const RuleSet& rules);

}  // namespace fow::stratego::screens
