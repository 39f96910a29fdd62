// The moments at which a game turned, as lines that lead there.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/window/window.hpp"

namespace fow::ui {

/// In the current card. Registers as the name, ":" and a number from 1 on. Returns the index of the one clicked.
[[nodiscard]] std::optional<std::size_t> moment_list(Window& window, std::string_view name, const std::vector<std::string>& lines);
/// The same below a line that says what a click does, as "turning:1" and up.
[[nodiscard]] std::optional<std::size_t> turning_list(Window& window, const std::vector<std::string>& lines);

}  // namespace fow::ui
