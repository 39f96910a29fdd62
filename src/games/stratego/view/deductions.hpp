// What a piece may be, concluded from what one viewer sees (C3.7): never from the truth.
#pragma once

#include <array>

#include "games/stratego/view/rule_set.hpp"
#include "games/stratego/view/view.hpp"

namespace fow::stratego {

/// A number for each rank.
using RankCounts = std::array<int, rank_count>;
[[nodiscard]] constexpr int of(const RankCounts& counts, Rank rank) { return counts[static_cast<std::size_t>(rank)]; }
[[nodiscard]] constexpr int total(const RankCounts& counts) {
    int sum = 0;
    for (const int count : counts) sum += count;
    return sum;
}

/// The pieces of that side on the board whose ranks the viewer does not know: the army less those lost and those known.
[[nodiscard]] RankCounts unknown_of(const View& view, const RuleSet& rules, Seat side);

/// For each rank, how many unknown pieces the piece on that square may be; 1 for its own rank if the viewer knows it, all 0 on an empty
/// square. A piece that has moved is neither Bomb nor Flag (C2.2); once all unknown movers have moved, a piece that has not is one of
/// these.
[[nodiscard]] RankCounts possible(const View& view, const RuleSet& rules, Square square);

/// How likely each rank is, as whole-number weights of a common total: all ways in which the unknown pieces can stand on their squares are
/// equally likely. Differs from possible() for pieces that have not moved, since those that have cannot be Bombs.
[[nodiscard]] RankCounts likely(const View& view, const RuleSet& rules, Square square);

}  // namespace fow::stratego
