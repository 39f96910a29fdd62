// The strengths of a fight with all that adds to them (W10.5, W10.10, W11.7, W12.6), foretold and written out. Pure.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fow/view/player_view.hpp"

namespace fow::ui {

/// What one piece would fight with.
struct Might {
    int printed = 0;  ///< as it stands, weakened blocks taken off
    std::vector<Bonus> bonuses;
    int total = 0;    ///< at most PlayerView::strength_limit (W4.15)
    friend bool operator==(const Might&, const Might&) = default;
};
struct Odds {
    Might attack;
    Might defence;
    friend bool operator==(const Odds&, const Odds&) = default;
};
/// The piece on `from` against that on `at`, coming from its neighbour `via`. Nothing where a strength is
/// unknown or does not count: guns, commanders in chief.
[[nodiscard]] std::optional<Odds> odds_of(const PlayerView& view, Square from, Square via, Square at);
/// What an own piece defends itself with on its square against one that comes from `via`; as odds_of().
[[nodiscard]] std::optional<Might> might_in_defence(const PlayerView& view, Square via, Square at);

/// "4", "3 + 1 fortified = 4", "6 less 2 weakened + 1 hill = 5", "5 + 1 hill + 1 spirit = 6 at most".
/// `weakened` blocks are already taken off `might.printed`.
[[nodiscard]] std::string sum_text(const PlayerView& view, const Might& might, int weakened = 0);

}  // namespace fow::ui
