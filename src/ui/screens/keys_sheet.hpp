// Which key does what.
#pragma once

#include "ui/desk/desk.hpp"

namespace fow::ui {

/// Lies over whatever is on the screen. True when the player has read it.
[[nodiscard]] bool keys_sheet(Desk& desk);

}  // namespace fow::ui
