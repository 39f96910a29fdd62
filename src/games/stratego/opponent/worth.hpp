// What pieces are worth in the current position, by side and by the enemies that are left to beat.
#pragma once

#include "knowledge.hpp"

namespace fow::stratego::opponent {

/// In points, for each rank, without any bonus for secrecy.
struct Worth {
    PerRank mine{};
    PerRank his{};
};

/// `mine`, `his`: the armies that are on the board. Both are public (C3.7).
[[nodiscard]] Worth worth_of(const Army& mine, const Army& his, const Weights& weights);

}  // namespace fow::stratego::opponent
