// What each unknown enemy piece may be, and how likely: weights by place and deeds, kept within the counts of the army (C1.3, C3.7).
#pragma once

#include <cstdint>
#include <vector>

#include "fow/core/pcg32.hpp"
#include "knowledge.hpp"

namespace fow::stratego::opponent {

/// How many of each rank the unknown pieces are.
using Counts = std::array<int, rank_count>;

/// Unknown pieces and the ranks that are left for them. Each weight is at least 0; a weight of 0 means that it cannot be.
struct Puzzle {
    std::vector<std::size_t> pieces;  ///< indices into Knowledge::pieces
    std::vector<PerRank> weights;     ///< of each of them
    Counts counts{};
};

/// The enemy's unknown pieces, weighted by what that skill concludes.
[[nodiscard]] Puzzle puzzle_of(const Rules& rules, const View& view, const Knowledge& knowledge, const Skill& skill);

/// Counts all ways in which the ranks can be dealt out, each as likely as the product of its weights.
class Deals {
public:
    explicit Deals(const Puzzle& puzzle);
    /// Whether a count is cheap enough: at most so many states.
    [[nodiscard]] static bool fits(const Puzzle& puzzle, std::uint64_t most_states);
    /// False if the ranks cannot be dealt out at all.
    [[nodiscard]] bool possible() const { return total_ > 0; }
    /// How likely each piece is of each rank. possible() must hold.
    [[nodiscard]] std::vector<PerRank> chances() const;
    /// One of the ways, drawn as likely as it is. possible() must hold.
    [[nodiscard]] std::vector<Rank> draw(Pcg32& numbers) const;

private:
    [[nodiscard]] bool room(std::size_t state, std::size_t rank) const;

    const Puzzle& puzzle_;
    std::array<std::size_t, rank_count> stride_{};
    std::vector<std::vector<std::size_t>> of_size_;  ///< the states by how many pieces they deal with
    std::vector<double> before_;                     ///< the weight of all ways to come to that state
    std::vector<double> after_;                      ///< the same from there to the end
    double total_ = 0;
};

/// How likely each piece of the puzzle is of each rank: exact where that is cheap, otherwise by turns made to fit pieces and counts.
[[nodiscard]] std::vector<PerRank> chances_of(const Puzzle& puzzle);
/// The same, always by turns.
[[nodiscard]] std::vector<PerRank> balanced(const Puzzle& puzzle);

}  // namespace fow::stratego::opponent
