// The odds of an attack, from what one viewer knows (C3.6, C3.7).
#pragma once

#include <optional>

#include "games/stratego/view/deductions.hpp"

namespace fow::stratego {

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

}  // namespace fow::stratego
