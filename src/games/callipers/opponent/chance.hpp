// How a game stands, and the chance to win that follows from it.
#pragma once

#include <array>

#include "value.hpp"

namespace fow::callipers::opponent {

/// What counts, all in thousandths: of the men that decide the battle (K12.2), and of its turns (K3.1).
struct Standing {
    PerSeat<int> lost{};       ///< men lost
    PerSeat<int> gains{};      ///< what each side may gain by fights in its present or next turn
    int time = 0;              ///< turns that are over
    Seat waits = french_seat;  ///< who wins when time is up (K12.3)
};
/// Orders are due, or `pending` is what the side in turn gains on average by what is being settled, in men.
[[nodiscard]] Standing standing_of(const Rules& rules, const State& state, const Judge& judge, const Value& value, int pending = 0);

inline constexpr std::size_t standing_terms = 4;
/// The terms of the curve, in thousandths; each is better for the side that waits when it is higher.
[[nodiscard]] std::array<int, standing_terms> terms_of(const Standing& standing);
/// The chance of that side, in thousandths, 1 to 999. The curve was fitted to games of computed players against each other
/// (tests/games/callipers/fit).
[[nodiscard]] int chance_of(const Standing& standing, Seat side);

}  // namespace fow::callipers::opponent
