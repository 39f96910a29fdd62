// What each unknown enemy piece may be, and how likely: weights by place and deeds, within the counts of the army (C1.3, C3.7).
#pragma once

#include <cstdint>
#include <vector>

#include "core/pcg32.hpp"
#include "knowledge.hpp"

namespace fow::stratego::opponent {

/// How many unknown pieces there are of each rank.
using Counts = std::array<int, rank_count>;

/// Unknown pieces and the ranks that are left for them. Each weight is at least 0; a weight of 0 rules the rank out.
struct Puzzle {
    std::vector<std::size_t> pieces;  ///< indices into Knowledge::pieces
    std::vector<PerRank> weights;     ///< of each piece
    Counts counts{};
};

/// The enemy's unknown pieces, weighted by what that skill concludes.
[[nodiscard]] Puzzle puzzle_of(const Rules& rules, const View& view, const Knowledge& knowledge, const Skill& skill);

/// Counts all ways in which the ranks can be dealt out, each as likely as the product of its weights.
class Deals {
public:
    explicit Deals(const Puzzle& puzzle);
    /// Whether counting is cheap enough: at most `most_states` states.
    [[nodiscard]] static bool fits(const Puzzle& puzzle, std::uint64_t most_states);
    /// False if the ranks cannot be dealt out at all.
    [[nodiscard]] bool possible() const { return total_ > 0; }
    /// How likely each piece is to be of each rank. possible() must hold.
    [[nodiscard]] std::vector<PerRank> chances() const;
    /// One of the ways, drawn with its own probability. possible() must hold.
    [[nodiscard]] std::vector<Rank> draw(Pcg32& numbers) const;

private:
    [[nodiscard]] bool room(std::size_t state, std::size_t rank) const;

    const Puzzle& puzzle_;
    std::array<std::size_t, rank_count> stride_{};
    std::vector<std::vector<std::size_t>> of_size_;  ///< the states by how many pieces have been dealt
    std::vector<double> before_;                     ///< the weight of all ways to reach that state
    std::vector<double> after_;                      ///< the same from there to the end
    double total_ = 0;
};

/// How likely each piece of the puzzle is to be of each rank: exact where that is cheap, otherwise as balanced() estimates it.
[[nodiscard]] std::vector<PerRank> chances_of(const Puzzle& puzzle);
/// The same by iterative scaling: made to fit the counts and the pieces in turn.
[[nodiscard]] std::vector<PerRank> balanced(const Puzzle& puzzle);

}  // namespace fow::stratego::opponent
