// The other end of the protocol: a computed player of ours who speaks `fow-bot 1` on its standard streams.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "bots/bout.hpp"

namespace fow::bots {

/// Plays until it is told to quit or its input ends. What it is not told rightly is said on `err`; returns false then. `mind`: its seed is
/// mixed with that of the referee. `budget`: 0 = what the referee says, else that of the level.
[[nodiscard]] bool serve(const std::vector<BotGame>& games, Mind mind, Budget budget, std::istream& in, std::ostream& out,
                         std::ostream& err);

}  // namespace fow::bots
