// Whose beliefs are shown once a game is over.
#pragma once

#include <cstddef>
#include <optional>

#include "core/table.hpp"

namespace fow {

/// The computed player that held that seat when so many plies had been made; none if a person did.
[[nodiscard]] std::optional<ComputedPlayer> player_then(const TableNotes& notes, Seat seat, std::size_t plies);
/// The mind that thinks for that seat as it could have then: that player's, or a Marshal's in place of a person.
[[nodiscard]] Mind believer_of(const std::optional<ComputedPlayer>& player);

}  // namespace fow
