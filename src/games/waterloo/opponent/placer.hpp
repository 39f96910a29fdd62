// Setting up an army (W6), for any battlefield and any pieces.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "fow/core/opponent.hpp"
#include "fow/games/waterloo/engine/rules.hpp"

namespace fow::inline waterloo::opponent {

/// Where the pieces shall stand; the others stay in reserve. The same for the same rules, enemy backs, line of retreat and mind, whatever
/// stands there already: the commander in chief in a corner behind foot, guns with a clear field of fire, light infantry as a screen.
[[nodiscard]] std::vector<PlaceUnit> planned_army(const Rules& rules, const PlayerView& view, const Mind& mind);

/// The same around friendly pieces already on the board, which stay.
[[nodiscard]] std::vector<PlaceUnit> army_around(const Rules& rules, const PlayerView& view, const Mind& mind);

/// The next act of a set-up after that plan.
[[nodiscard]] Action next_placing(const Rules& rules, const PlayerView& view, const Mind& mind);

}  // namespace fow::inline waterloo::opponent
