// A number with a button on either side.
#pragma once

#include <string>
#include <string_view>

#include "ui/window/window.hpp"

namespace fow::ui {

/// How high a stepper is, pixels.
[[nodiscard]] float stepper_height(const Window& window);
/// "-  12  +" across the room that is left, or at `width` pixels; registers "name:less" and "name:more". -1, 0 or 1.
int stepper(Window& window, std::string_view name, std::string_view text, bool less, bool more, float width = 0);

}  // namespace fow::ui
