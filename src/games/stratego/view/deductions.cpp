#include "games/stratego/view/deductions.hpp"

#include <algorithm>

namespace fow::stratego {
namespace {

int& of(RankCounts& counts, Rank rank) { return counts[static_cast<std::size_t>(rank)]; }

/// A side's unknown pieces: their ranks, and what is seen of them.
struct Unknown {
    RankCounts ranks{};
    int movers = 0;  ///< of `ranks`, those that can move (C2.2)
    int fixed = 0;   ///< the others
    int moved = 0;   ///< pieces seen to have moved
    int still = 0;   ///< the others
};

Unknown unknown_pieces(const View& view, const RuleSet& rules, Seat side) {
    Unknown unknown;
    for (const Rank rank : ranks) of(unknown.ranks, rank) = rules.armies[side][rank] - view.lost[side][rank];
    for (const auto& piece : view.board) {
        if (!piece || piece->side != side) continue;
        if (piece->rank) --of(unknown.ranks, *piece->rank);
        else ++(piece->moved ? unknown.moved : unknown.still);
    }
    for (const Rank rank : ranks) {
        int& count = of(unknown.ranks, rank);
        count = std::max(count, 0);
        (can_move(rank) ? unknown.movers : unknown.fixed) += count;
    }
    return unknown;
}

}  // namespace

RankCounts unknown_of(const View& view, const RuleSet& rules, Seat side) { return unknown_pieces(view, rules, side).ranks; }

RankCounts possible(const View& view, const RuleSet& rules, Square square) {
    RankCounts counts{};
    const auto& piece = view.at(square);
    if (!piece) return counts;
    if (piece->rank) {
        of(counts, *piece->rank) = 1;
        return counts;
    }
    const Unknown unknown = unknown_pieces(view, rules, piece->side);
    const bool all_movers_seen = unknown.moved >= unknown.movers;
    for (const Rank rank : ranks)
        if (can_move(rank) ? piece->moved || !all_movers_seen : !piece->moved) of(counts, rank) = stratego::of(unknown.ranks, rank);
    return counts;
}

RankCounts likely(const View& view, const RuleSet& rules, Square square) {
    RankCounts weights = possible(view, rules, square);
    const auto& piece = view.at(square);
    if (!piece || piece->rank || piece->moved) return weights;
    // Pieces that have moved get their ranks from the movers; the ranks that are left are equally likely for all still pieces.
    const Unknown unknown = unknown_pieces(view, rules, piece->side);
    const int movers_left = std::max(0, unknown.movers - unknown.moved);
    for (const Rank rank : ranks) of(weights, rank) *= can_move(rank) ? movers_left : std::max(1, unknown.movers);
    return weights;
}

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
