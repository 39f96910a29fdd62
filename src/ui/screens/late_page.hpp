// W14.1: the French pieces that come late, known to both.
#pragma once

#include "fow/view/player_view.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// A page over everything; true when it is put away.
[[nodiscard]] bool late_page(Window& window, const PlayerView& view, const Roster& roster);

}  // namespace fow::ui
