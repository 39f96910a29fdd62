// The reference card: keys, typed orders, and the figures of the game with how far each can be trusted (K13).
#pragma once

#include "games/callipers/screens/words.hpp"
#include "ui/window/window.hpp"

namespace fow::callipers::screens {

/// A page above everything. True when it is closed.
[[nodiscard]] bool reference_page(Window& window, const RuleSet& rules);

}  // namespace fow::callipers::screens
