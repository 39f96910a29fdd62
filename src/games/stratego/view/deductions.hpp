// What a piece may be, and the odds of an attack, concluded from what one viewer sees and never from the truth (C3.6, C3.7).
#pragma once

#include <array>
#include <optional>

#include "core/appraisal.hpp"
#include "games/stratego/view/board.hpp"
#include "games/stratego/view/rule_set.hpp"
#include "games/stratego/view/view.hpp"

namespace fow::stratego {

/// A number for each rank.
using RankCounts = std::array<int, rank_count>;
[[nodiscard]] constexpr int of(const RankCounts& counts, Rank rank) { return counts[static_cast<std::size_t>(rank)]; }
[[nodiscard]] constexpr int total(const RankCounts& counts) {
    int sum = 0;
    for (const int count : counts) sum += count;
    return sum;
}

/// The pieces of that side on the board whose ranks the viewer does not know: the army less those lost and those known.
[[nodiscard]] RankCounts unknown_of(const View& view, const RuleSet& rules, Seat side);

/// For each rank, how many unknown pieces the piece on that square may be; 1 for its own rank if the viewer knows it, all 0 on an empty
/// square. A piece that has moved is neither Bomb nor Flag (C2.2); once all unknown movers have moved, a piece that has not is one of
/// these.
[[nodiscard]] RankCounts possible(const View& view, const RuleSet& rules, Square square);

/// How likely each rank is, as whole-number weights of a common total: all ways in which the unknown pieces can stand on their squares are
/// equally likely. Differs from possible() for pieces that have not moved, since those that have cannot be Bombs.
[[nodiscard]] RankCounts likely(const View& view, const RuleSet& rules, Square square);

/// Weights of a common total: as many cases out of `all()`.
struct AttackOdds {
    int won = 0;   ///< the defender is taken off, and the attacker takes the square
    int both = 0;  ///< both are taken off
    int lost = 0;  ///< the attacker is taken off
    int flag = 0;  ///< of those won: the game (C4.1)
    [[nodiscard]] constexpr int all() const { return won + both + lost; }
    friend constexpr bool operator==(const AttackOdds&, const AttackOdds&) = default;
};
/// The piece on `from` attacks the one on `at`. Nothing if one of them is missing, or if the viewer does not know the attacker.
[[nodiscard]] std::optional<AttackOdds> attack_odds(const View& view, const RuleSet& rules, Square from, Square at);

/// `part` of `all` as a whole percentage; 0 and 100 occur only for never and always. `all` must be at least 1.
[[nodiscard]] constexpr int percent(int part, int all) {
    if (part <= 0) return 0;
    if (part >= all) return 100;
    const int rounded = (100 * part + all / 2) / all;
    return rounded < 1 ? 1 : rounded > 99 ? 99 : rounded;
}

/// What a seat takes an enemy piece for.
using Believed = BelievedOf<Square, Rank>;

}  // namespace fow::stratego
