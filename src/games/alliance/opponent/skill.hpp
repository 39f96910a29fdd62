// What a level can do, and what a style likes: numbers, nothing else.
#pragma once

#include "fow/core/opponent.hpp"
#include "value.hpp"

namespace fow::alliance::opponent {

/// How far a level looks, and what it sees.
struct Skill {
    int phases = 1;              ///< its own action and so many phases after it, less one
    Parts parts = all_parts;     ///< what it looks at in the position that it arrives at
    double within = 0.01;        ///< chooses among actions that are less than this worse than the best, in chances of an even game
    std::uint64_t nodes = 1000;  ///< its usual budget
};
[[nodiscard]] Skill skill_of(Level level);

/// What each loss of anybody is worth to a player of that style, in thousandths of Weights: the bold like a bloody battle.
[[nodiscard]] int bloodshed_of(Style style);

/// The value of positions to that mind in that seat.
[[nodiscard]] Value value_for(const Mind& mind, Seat seat);

}  // namespace fow::alliance::opponent
