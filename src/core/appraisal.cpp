#include "core/appraisal.hpp"

#include <algorithm>

namespace fow {
namespace {

int for_first(Seat seat, int chance) { return seat == Seat::first ? chance : 1000 - chance; }

std::vector<ChancePoint> curve_of(const std::vector<Decision>& decisions) {
    std::vector<ChancePoint> curve;
    PerSeat<std::optional<int>> truth;
    ChancePoint now;
    for (const Decision& decision : decisions) {
        now.plies = decision.plies;
        now.known[decision.seat] = for_first(decision.seat, decision.known.chance);
        truth[decision.seat] = for_first(decision.seat, decision.truth.chance);
        now.truth = (*truth[decision.seat] + truth[other(decision.seat)].value_or(*truth[decision.seat])) / 2;
        curve.push_back(now);
    }
    return curve;
}

/// The costliest of the decisions that `told` accepts: only a few for each seat, and no two that are close together.
template <class Told, class Cost>
std::vector<Decision> dearest(const std::vector<Decision>& decisions, const ReportLimits& limits, const Told& told, const Cost& cost) {
    struct Moment {
        std::size_t own;  ///< the number of the decision among those of its seat
        const Decision* decision;
    };
    std::vector<Moment> moments;
    PerSeat<std::size_t> counts;
    for (const Decision& decision : decisions) {
        const std::size_t own = counts[decision.seat]++;
        if (told(decision)) moments.push_back({own, &decision});
    }
    std::stable_sort(moments.begin(), moments.end(),
                     [&](const Moment& a, const Moment& b) { return cost(*a.decision) > cost(*b.decision); });
    std::vector<Moment> chosen;
    PerSeat<std::size_t> taken;
    for (const Moment& moment : moments) {
        const Seat seat = moment.decision->seat;
        const bool beside = std::any_of(chosen.begin(), chosen.end(), [&](const Moment& other) {
            const std::size_t between = std::max(other.own, moment.own) - std::min(other.own, moment.own);
            return other.decision->seat == seat && between <= limits.apart;
        });
        if (beside || taken[seat] >= limits.each) continue;
        ++taken[seat];
        chosen.push_back(moment);
    }
    std::vector<Decision> list;
    for (const Moment& moment : chosen) list.push_back(*moment.decision);
    return list;
}

}  // namespace

Analysis analysis_of(const std::vector<Decision>& decisions, const ReportLimits& limits) {
    Analysis analysis;
    analysis.curve = curve_of(decisions);
    const auto known = [](const Decision& decision) { return decision.known.cost(); };
    const auto truth = [](const Decision& decision) { return decision.truth.cost(); };
    analysis.costly = dearest(decisions, limits, [&](const Decision& decision) { return known(decision) >= limits.costly; }, known);
    analysis.fooled = dearest(
        decisions, limits,
        [&](const Decision& decision) {
            if (decision.target && *decision.target <= limits.unlikely && truth(decision) >= limits.bitter_attack) return true;
            return known(decision) <= limits.blameless && truth(decision) >= limits.bitter;
        },
        truth);
    return analysis;
}

}  // namespace fow
