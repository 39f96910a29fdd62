// What a seat takes an enemy piece for.
#pragma once

#include "core/appraisal.hpp"
#include "games/stratego/view/board.hpp"

namespace fow::stratego {

using Believed = BelievedOf<Square, Rank>;

}  // namespace fow::stratego
