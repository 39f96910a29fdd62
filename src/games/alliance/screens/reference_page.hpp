// The reference card: the tables of all cards, and how far each can be trusted (L14.1).
#pragma once

#include "games/alliance/screens/words.hpp"
#include "ui/window/window.hpp"

namespace fow::alliance::screens {

/// A page above everything. True when it is closed.
[[nodiscard]] bool reference_page(Window& window, const RuleSet& rules);

}  // namespace fow::alliance::screens
