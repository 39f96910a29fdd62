// How good a decision is and what hidden pieces are thought to be, as computed players judge it, and the analysis of a finished game from
// such judgements.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/seat.hpp"

namespace fow {

// A game that has computed players defines, in its own namespace,
//   appraise(rules, view, heard, mind, budget, action)   an Appraisal of an action of that view; none for talk and set-ups
//   believed(rules, view, heard, mind)                   a BelievedOf for each enemy piece on the board
// Both rest on what one seat knows, as think() does (core/opponent.hpp).

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

/// A decision of a finished game, judged twice.
struct Decision {
    std::size_t plies = 0;  ///< made before it
    Seat seat = Seat::first;
    Appraisal known{};  ///< from what the seat could know
    Appraisal truth{};  ///< with open eyes
    /// Set if it was an attack on a piece that the seat did not know: the chance, in thousandths, that the seat gave to the true piece.
    std::optional<int> target{};
    friend bool operator==(const Decision&, const Decision&) = default;
};

/// The first seat's chance to win, in thousandths, at one moment.
struct ChancePoint {
    std::size_t plies = 0;
    PerSeat<int> known{500, 500};  ///< as each seat could know it at its own latest decision
    int truth = 500;               ///< in truth: the mean of both seats' latest decisions, judged with open eyes
    friend bool operator==(const ChancePoint&, const ChancePoint&) = default;
};

/// How the chances stood, both as each seat could know them and in truth, which decisions cost most, and when a seat was fooled.
/// Independent of any game: each game judges its own decisions.
struct Analysis {
    std::vector<ChancePoint> curve;  ///< one for each decision, in order
    std::vector<Decision> costly;    ///< by their cost as far as the seat could know, the costliest first
    std::vector<Decision> fooled;    ///< by their true cost, the costliest first
    friend bool operator==(const Analysis&, const Analysis&) = default;
};

/// Which moments are worth reporting. Costs and chances in thousandths.
struct ReportLimits {
    std::size_t each = 5;    ///< the most moments of one list for each seat
    std::size_t apart = 4;   ///< the fewest decisions of the same seat between two of them
    int costly = 30;         ///< a decision that costs less is not reported
    int blameless = 25;      ///< a seat was fooled if a decision seemed to cost at most this ...
    int bitter = 90;         ///< ... but in truth cost at least this,
    int unlikely = 150;      ///< or if it attacked a piece whose true identity it thought no likelier than this
    int bitter_attack = 40;  ///< and the attack cost at least this in truth
};

/// The analysis of all decisions, or of the first few; they must be in order.
[[nodiscard]] Analysis analysis_of(const std::vector<Decision>& decisions, const ReportLimits& limits = {});

}  // namespace fow
