// Which key does what.
#pragma once

#include "ui/window/window.hpp"

namespace fow::ui {

/// Lies over whatever is on the screen. True when the player has read it.
[[nodiscard]] bool keys_sheet(Window& window);

}  // namespace fow::ui
