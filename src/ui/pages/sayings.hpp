// What was said in 1815, beside the game, and the introduction.
#pragma once

#include "core/voices.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// In the current card, small: the words in italics, and who said them.
void saying(Window& window, const Saying& said);
/// Its height in the width left, pixels.
[[nodiscard]] float saying_height(Window& window, const Saying& said);
/// The same on the cloth below `card`, in the middle, if there is room for it up to the edge of the window; else nothing.
void saying_below(Window& window, const Saying& said, const SDL_FRect& card);

/// The introduction over the current page. True when it was read. Registers "introduction-done".
[[nodiscard]] bool introduction_sheet(Window& window, const Introduction& introduction);

}  // namespace fow::ui
