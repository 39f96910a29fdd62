// The reference card: keys, typed orders, and the figures of the game with how far each can be trusted (K13).
#pragma once

#include "games/callipers/screens/names.hpp"
#include "ui/window/window.hpp"

namespace fow::ui::callipers {

/// A page above everything. True when it is closed.
[[nodiscard]] bool reference_page(Window& window, const RuleSet& rules);

}  // namespace fow::ui::callipers
