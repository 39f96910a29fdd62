// Set-ups and positions as public programs write them (C6.3, C6.4).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/stratego/engine/rules.hpp"

namespace fow::stratego {

/// C6.3: the player's own back row first, each row from file a on, with or without '/' between the rows; '.' is an empty square. The places
/// are in the order of the text. Throws DataError with every fault: wrong length, unknown letters, surplus or missing pieces, squares
/// outside the zone or in a lake.
[[nodiscard]] std::vector<Place> read_set_up(const Rules& rules, Seat side, std::string_view text);
/// The reverse; `state` shows both armies, so the caller must be allowed to see them.
[[nodiscard]] std::string write_set_up(const Rules& rules, const State& state, Seat side);

/// C6.4: 100 letters, from the northernmost row down. No piece has moved or been shown. `mover` moves first. Throws DataError.
[[nodiscard]] State read_position(const Rules& rules, std::string_view text, Seat mover);
[[nodiscard]] std::string write_position(const Rules& rules, const State& state);

}  // namespace fow::stratego
