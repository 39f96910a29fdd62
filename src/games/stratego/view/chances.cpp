#include "games/stratego/view/chances.hpp"

namespace fow::stratego {

std::optional<AttackOdds> attack_odds(const View& view, const RuleSet& rules, Square from, Square at) {
    const auto& attacker = view.at(from);
    if (!attacker || !attacker->rank || !view.at(at)) return std::nullopt;
    const RankCounts weights = likely(view, rules, at);
    AttackOdds odds;
    for (const Rank rank : ranks) {
        const int weight = of(weights, rank);
        switch (fight(*attacker->rank, rank)) {
            case Outcome::won: odds.won += weight; break;
            case Outcome::lost: odds.lost += weight; break;
            case Outcome::both: odds.both += weight; break;
        }
        if (rank == Rank::flag) odds.flag = weight;
    }
    return odds.all() > 0 ? std::optional(odds) : std::nullopt;
}

}  // namespace fow::stratego
