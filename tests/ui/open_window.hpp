// A window under the dummy video driver.
#pragma once

#include <SDL.h>

#include <memory>

#include "ui/window/window.hpp"

namespace fow::test {

[[nodiscard]] inline std::unique_ptr<ui::Window> open_window(int width, int height) {
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    ui::Setup setup;
    setup.width = width;
    setup.height = height;
    setup.assets = FOW_SOURCE_DIR "/assets";
    return std::make_unique<ui::Window>(setup);
}

}  // namespace fow::test
