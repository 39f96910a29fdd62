// How large everything is drawn. Pure.
#pragma once

#include "fow/view/settings.hpp"

namespace fow::ui {

/// The ui's scale for a window: 1 at 1280x800, at least 0.8; with larger text as much more as leaves every screen its room of
/// 1024 by 640 units beside a strip of so many.
[[nodiscard]] float scale_for(int width, int height, TextSize size = TextSize::normal, float strip = 0);

}  // namespace fow::ui
