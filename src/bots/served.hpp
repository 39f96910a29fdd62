// The other end of the protocol: one of our computed players, which speaks `fow-bot 1` on its standard streams.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "bots/game_in_words.hpp"

namespace fow::bots {

/// Plays until it is told to quit or its input ends. If it receives bad input, it reports that on `err` and returns false. `mind`: its seed
/// is mixed with that of the referee. `budget`: 0 = what the referee allows, or else the budget of the level.
[[nodiscard]] bool serve(const std::vector<GameInWords>& games, Mind mind, Budget budget, std::istream& in, std::ostream& out,
                         std::ostream& err);

}  // namespace fow::bots
