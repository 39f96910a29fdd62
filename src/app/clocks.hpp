// What the clocks of a game show.
#pragma once

#include <optional>

#include "core/clock.hpp"
#include "core/table.hpp"
#include "ui/pages/parts.hpp"

namespace fow::app {

/// Nothing if the game has no clock. `turn`: the game turn, counted as in Thought::turn.
[[nodiscard]] std::optional<ui::ClockShown> clocks_at(const TableNotes& notes, int turn);

}  // namespace fow::app
