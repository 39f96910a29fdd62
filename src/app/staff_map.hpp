// What a seat makes of the enemy pieces, out of what it has heard.
#pragma once

#include <span>

#include "fow/engine/session.hpp"
#include "ui/table/staff_map.hpp"

namespace fow::app {

/// Of a seat's own view, and of what that seat had heard by then; without its marks.
[[nodiscard]] ui::StaffMap staff_map_of(const Session& session, const PlayerView& view, std::span<const LogLine> heard);
/// The same of its view of now, with its marks.
[[nodiscard]] ui::StaffMap staff_map_of(const Session& session, Seat seat, const PlayerView& view);

}  // namespace fow::app
