#include "bots/strength.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fow::bots {
namespace {

/// The quantile of the normal distribution for 95 %.
constexpr double z = 1.959964;
/// A run of equal results must not look like certainty: half a pair of each result is counted in advance.
constexpr double prior_pairs = 0.5;

[[nodiscard]] double elo_at(double share) {
    if (share <= 0) return -std::numeric_limits<double>::infinity();
    if (share >= 1) return std::numeric_limits<double>::infinity();
    return 400 * std::log10(share / (1 - share));
}

}  // namespace

Estimate share_of(const Score& score) {
    const auto n = static_cast<double>(score.games());
    if (n == 0) return {0.5, 0, 1};
    const double share = score.points() / n;
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return {share, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

Estimate elo_of(const Score& score) {
    const Estimate share = share_of(score);
    return {elo_at(share.value), elo_at(share.low), elo_at(share.high)};
}

double share_at(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

TestState judged(const Test& test, const std::vector<double>& pairs) {
    TestState state;
    state.bound = std::log(0.95 / 0.05);
    if (pairs.empty()) return state;
    double n = 0, sum = 0, squares = 0;
    const auto add = [&](double weight, double share) {
        n += weight;
        sum += weight * share;
        squares += weight * share * share;
    };
    for (const double points : pairs) add(1, points / 2);
    for (const double share : {0.0, 0.5, 1.0}) add(prior_pairs, share);
    const double mean = sum / n, variance = squares / n - mean * mean;
    const double low = share_at(test.low), high = share_at(test.high);
    state.ratio = n * (high - low) * (2 * mean - low - high) / (2 * variance);
    if (state.ratio >= state.bound) state.finding = Finding::high;
    if (state.ratio <= -state.bound) state.finding = Finding::low;
    return state;
}

}  // namespace fow::bots
