// What a position is worth: the chance of the French to win it, without looking ahead.
#pragma once

#include "features.hpp"

namespace fow::alliance::opponent {

/// In thousandths of a step of the bent scale of chance_of(); by the side that chooses next, then by entry.
struct Weights {
    PerSeat<std::array<std::int16_t, feature_count>> of{};
};
/// Fitted by games of the player against itself: tests/games/alliance/fit/.
extern const Weights fitted_weights;

/// Which parts a player looks at: bit index(Part).
using Parts = std::uint64_t;
inline constexpr Parts all_parts = (Parts{1} << part_count) - 1;
[[nodiscard]] constexpr Parts part_bit(Part part) { return Parts{1} << index(part); }

/// A value of positions: some parts of some weights.
class Value {
public:
    explicit Value(const Weights& weights, Parts parts = all_parts, int bloodshed = 0);
    /// The chance of the French, above 0 and below 1. An action must be due.
    [[nodiscard]] double operator()(const Rules& rules, const State& state) const;
    /// The sum of the weights, in thousandths.
    [[nodiscard]] int sum(const Rules& rules, const State& state) const;

private:
    PerSeat<std::array<std::int16_t, feature_count>> of_;
    int bloodshed_;  ///< a taste: what each loss of anybody is worth to the French, in thousandths
};

/// Bends a sum without bounds into a chance. An algebraic curve: it is the same on every machine.
[[nodiscard]] double chance_of(double sum);

}  // namespace fow::alliance::opponent
