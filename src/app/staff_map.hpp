// What a seat makes of the enemy pieces, out of what it has heard.
#pragma once

#include "fow/engine/session.hpp"
#include "ui/screens/staff_map.hpp"

namespace fow::app {

/// `view` is the seat's own, of now.
[[nodiscard]] ui::StaffMap staff_map_of(const Session& session, Seat seat, const PlayerView& view);

}  // namespace fow::app
