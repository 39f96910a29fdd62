// L12: the end of a game: who won, and why.
#pragma once

#include "games/alliance/screens/words.hpp"
#include "ui/pages/victory_page.hpp"

namespace fow::alliance::screens {

/// `view`: of the finished game; its result is set.
[[nodiscard]] VictoryPage victory_page_of(const View& view, const RuleSet& rules);

}  // namespace fow::alliance::screens
