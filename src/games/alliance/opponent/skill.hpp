// What a level can do and what a style prefers, as numbers.
#pragma once

#include "core/opponent.hpp"
#include "value.hpp"

namespace fow::alliance::opponent {

/// How far a level looks, and what it sees.
struct Skill {
    int phases = 1;              ///< how many phases ahead it looks, including its own action
    Parts parts = all_parts;     ///< what it sees in the position that it reaches
    double within = 0.01;        ///< chooses among actions that are less than this worse than the best, in chances of an even game
    std::uint64_t nodes = 1000;  ///< its usual budget
};
[[nodiscard]] Skill skill_of(Level level);

/// What each loss on either side is worth to a player of that style, in thousandths as in Weights: bold players like a bloody battle.
[[nodiscard]] int bloodshed_of(Style style);

/// The value of positions to that mind in that seat.
[[nodiscard]] Value value_for(const Mind& mind, Seat seat);

}  // namespace fow::alliance::opponent
