// What a position is worth: the chance that the French win it, without looking ahead.
#pragma once

#include "features.hpp"

namespace fow::alliance::opponent {

/// In thousandths of a unit of the sum that chance_of() takes; by the side that chooses next, then by entry.
struct Weights {
    PerSeat<std::array<std::int16_t, feature_count>> of{};
};
/// Fitted to games of the player against itself: tests/games/alliance/fit/.
extern const Weights fitted_weights;

/// Which parts a player looks at: bit index(Part).
using Parts = std::uint64_t;
inline constexpr Parts all_parts = (Parts{1} << part_count) - 1;
[[nodiscard]] constexpr Parts part_bit(Part part) { return Parts{1} << index(part); }

/// A value of positions: some parts of some weights.
class Value {
public:
    explicit Value(const Weights& weights, Parts parts = all_parts, int bloodshed = 0);
    /// The chance that the French win, above 0 and below 1. An action must be due.
    [[nodiscard]] double operator()(const Rules& rules, const State& state) const;
    /// The sum of the weights, in thousandths.
    [[nodiscard]] int sum(const Rules& rules, const State& state) const;

private:
    PerSeat<std::array<std::int16_t, feature_count>> of_;
    int bloodshed_;  ///< what each loss on either side is worth to the French by their style, in thousandths
};

/// Maps an unbounded sum to a chance. The curve is algebraic, so it is the same on every machine.
[[nodiscard]] double chance_of(double sum);

}  // namespace fow::alliance::opponent
