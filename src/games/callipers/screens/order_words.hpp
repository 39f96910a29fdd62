// Orders in the words of a map, as parts of a sentence.
#pragma once

#include <string>

#include "games/callipers/screens/words.hpp"

namespace fow::callipers::screens {

/// "Foy marching to the south wall of Hougoumont", for "with ... 48 %". `view`: before the order; its pieces are those of the battle.
[[nodiscard]] std::string order_told(const Action& action, const View& view, const RuleSet& rules);

}  // namespace fow::callipers::screens
