// The moments at which a game turned, as lines that lead there.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/window/window.hpp"

namespace fow::ui {

/// In the current card, below a line that says what a click does. Registers "turning:1" and up. Returns the index of the one clicked.
[[nodiscard]] std::optional<std::size_t> turning_list(Window& window, const std::vector<std::string>& lines);

}  // namespace fow::ui
