// Looks ahead on the imagined board: hidden pieces stay hidden, and an attack on one has uncertain results.
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
    double value = 0;    ///< in points, as far as the search looked
    double penalty = 0;  ///< for bringing back an earlier board
};

struct Found {
    std::vector<Choice> choices;  ///< the best first
    std::uint64_t nodes = 0;
    int depth = 0;  ///< plies that were searched completely
};

/// Judges those moves. `most_nodes`: when to stop; the plies before the last are always complete. `exact`: one of the moves, to be judged
/// as exactly and searched as deeply as the best one.
[[nodiscard]] Found look(Board& board, const Knowledge& knowledge, const std::vector<Move>& moves, const Skill& skill,
                         std::uint64_t most_nodes, const std::optional<Move>& exact = {});

/// The chance to win, in thousandths, for a lead of that many points.
[[nodiscard]] int chance_of(const Board& board, double points);

}  // namespace fow::stratego::opponent
