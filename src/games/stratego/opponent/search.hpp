// Looks ahead over what is believed: hidden pieces stay hidden, an attack on one is a bet.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "board.hpp"

namespace fow::stratego::opponent {

/// A turn that may be played, and what it is worth.
struct Choice {
    Move move;
    Stride stride;
    double value = 0;    ///< in points, as far as it was looked ahead
    double penalty = 0;  ///< for bringing back a board that was there before
};

struct Found {
    std::vector<Choice> choices;  ///< the best first
    std::uint64_t nodes = 0;
    int depth = 0;  ///< plies that were looked through completely
};

/// Judges those moves. `most_nodes`: when to stop; the plies before the last are always complete. `exact`: one of the moves, to be judged
/// as exactly as the best one and looked through as deep.
[[nodiscard]] Found look(Board& board, const Knowledge& knowledge, const std::vector<Move>& moves, const Skill& skill,
                         std::uint64_t most_nodes, const std::optional<Move>& exact = {});

/// The chance to win in thousandths, for that many points ahead.
[[nodiscard]] int chance_of(const Board& board, double points);

}  // namespace fow::stratego::opponent
