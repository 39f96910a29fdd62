// Setting up an army (W6), for any battlefield and any pieces.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/opponent.hpp"
#include "games/waterloo/engine/rules.hpp"

namespace fow::waterloo::opponent {

/// Where to place the pieces; the others stay in reserve. The plan depends only on the rules, enemy backs, line of retreat and mind, not on
/// pieces already placed: the commander in chief in a corner behind infantry, guns with a clear field of fire, a screen of light infantry.
[[nodiscard]] std::vector<PlaceUnit> planned_army(const Rules& rules, const PlayerView& view, const Mind& mind);

/// The same around the friendly pieces already on the board, which stay there.
[[nodiscard]] std::vector<PlaceUnit> army_around(const Rules& rules, const PlayerView& view, const Mind& mind);

/// The next act of a set-up by that plan.
[[nodiscard]] Action next_placing(const Rules& rules, const PlayerView& view, const Mind& mind);

}  // namespace fow::waterloo::opponent
