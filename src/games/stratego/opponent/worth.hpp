// What pieces are worth in the position at hand, to whom they belong and by what is still there to be beaten.
#pragma once

#include "knowledge.hpp"

namespace fow::stratego::opponent {

/// In points, for each rank, before anything for secrets.
struct Worth {
    PerRank mine{};
    PerRank his{};
};

/// `mine`, `his`: the armies that are on the board. Both are public (C3.7).
[[nodiscard]] Worth worth_of(const Army& mine, const Army& his, const Weights& weights);

}  // namespace fow::stratego::opponent
