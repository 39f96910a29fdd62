// How good a decision is, and what hidden pieces are thought to be, as computed players judge it. A game that has computed players defines,
// in its own namespace,
//   appraise(rules, view, heard, mind, budget, action)   an Appraisal of an action of that view; none for talk and set-ups
//   believed(rules, view, heard, mind)                   a BelievedOf for each enemy piece on the board
// Both rest on what one seat knows, as think() does (fow/core/opponent.hpp).
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace fow {

/// Chances to win in thousandths, a draw counting as half.
struct Appraisal {
    int chance = 500;         ///< before the decision
    int best = 500;           ///< with the best action that was found
    int made = 500;           ///< with the action that was made; at most `best`
    std::string better{};     ///< the best action in the game's notation; empty if none was better
    std::uint64_t nodes = 0;  ///< how many positions were judged
    [[nodiscard]] int cost() const { return best - made; }
    friend bool operator==(const Appraisal&, const Appraisal&) = default;
};

template <class What>
struct LikelyOf {
    What what{};
    int chance = 0;  ///< thousandths
    friend bool operator==(const LikelyOf&, const LikelyOf&) = default;
};
/// What the piece at that place may be.
template <class Place, class What>
struct BelievedOf {
    Place at{};
    std::vector<LikelyOf<What>> may_be{};  ///< the likeliest first; together 1000
    friend bool operator==(const BelievedOf&, const BelievedOf&) = default;
};

/// The weights as thousandths of their sum, which must be more than 0: the likeliest first, and equals in their original order. Entries
/// that round to 0 are left out, and the likeliest one absorbs the rounding error.
template <class What>
[[nodiscard]] std::vector<LikelyOf<What>> in_thousandths(const std::vector<std::pair<What, double>>& weights) {
    double sum = 0;
    for (const auto& weight : weights) sum += weight.second;
    std::vector<LikelyOf<What>> likely;
    int rest = 1000;
    for (const auto& [what, weight] : weights) {
        const int chance = static_cast<int>(std::lround(1000 * weight / sum));
        if (chance == 0) continue;
        likely.push_back({what, chance});
        rest -= chance;
    }
    std::stable_sort(likely.begin(), likely.end(), [](const auto& a, const auto& b) { return a.chance > b.chance; });
    if (!likely.empty()) likely.front().chance += rest;
    return likely;
}

}  // namespace fow
