// A state that could be the true one, as far as a seat knows.
#pragma once

#include "belief.hpp"

namespace fow::stratego::opponent {

/// The ranks of the puzzle's pieces, drawn with about their true probability. Empty if they cannot be dealt out.
[[nodiscard]] std::vector<Rank> deal(const Puzzle& puzzle, Pcg32& numbers);
/// The same by many random exchanges, for puzzles of any size.
[[nodiscard]] std::vector<Rank> deal_by_exchange(const Puzzle& puzzle, Pcg32& numbers);

/// A state in which the ranks of the enemy's unknown pieces are drawn with `numbers`, with the past that was heard. Its view for that
/// seat is `view`. The armies must be set up. Nothing if the known facts contradict each other.
[[nodiscard]] std::optional<State> guess(const Rules& rules, const View& view, std::span<const Line> heard, Pcg32& numbers);

}  // namespace fow::stratego::opponent
