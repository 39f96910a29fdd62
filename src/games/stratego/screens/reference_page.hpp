// The reference card: ranks, what they do and take, and how many of each are left.
#pragma once

#include "games/stratego/screens/words.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

/// A page above everything. True when it is closed.
[[nodiscard]] bool reference_page(Window& window, const View& view, const RuleSet& rules);

}  // namespace fow::stratego::screens
