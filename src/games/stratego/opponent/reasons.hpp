// Why a player does what it does, in one sentence that uses only what its own seat knows.
#pragma once

#include <string>

#include "search.hpp"

namespace fow::stratego::opponent {

/// "The Miner attacks b9: most likely a Bomb."
[[nodiscard]] std::string reason_for(const Board& board, const Choice& choice);

}  // namespace fow::stratego::opponent
