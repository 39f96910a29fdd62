// How strong one player is against another, from the results of a match.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace fow::bots {

/// An estimate with its 95 % interval.
struct Estimate {
    double value = 0, low = 0, high = 0;
};

/// Results from one player's side.
struct Score {
    std::uint64_t won = 0, drawn = 0, lost = 0;
    [[nodiscard]] std::uint64_t games() const { return won + drawn + lost; }
    /// A draw is half a point.
    [[nodiscard]] double points() const { return static_cast<double>(won) + 0.5 * static_cast<double>(drawn); }
    friend bool operator==(const Score&, const Score&) = default;
};

/// The share of the points, with Wilson's interval; 0.5 and everything from 0 to 1 without games.
[[nodiscard]] Estimate share_of(const Score& score);
/// The difference in strength: at 400 the stronger player scores ten points out of eleven. Infinite if one of them has scored none.
[[nodiscard]] Estimate elo_of(const Score& score);
/// The expected share of the points at such a difference.
[[nodiscard]] double share_at(double elo);

/// A sequential test: is the difference `low` or `high` Elo? Both kinds of error 5 %.
struct Test {
    double low = 0, high = 0;
};
enum class Finding : std::uint8_t { open, low, high };
struct TestState {
    double ratio = 0;  ///< the logarithm of the likelihood ratio
    double bound = 0;  ///< reached at +bound or -bound
    Finding finding = Finding::open;
};
/// `pairs`: the points of each pair of games, 0 to 2. The two games of a pair are not independent, so pairs are counted.
[[nodiscard]] TestState judged(const Test& test, const std::vector<double>& pairs);

}  // namespace fow::bots
