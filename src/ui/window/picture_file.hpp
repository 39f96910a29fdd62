// Pictures for export: a board drawn off-screen with a line of text below it, and PNG files.
#pragma once

#include <SDL.h>

#include <functional>
#include <string>

#include "ui/window/surfaces.hpp"

namespace fow::ui {

class Window;

struct Caption {
    std::string moment{};    ///< "Turn 3, 12:00", on the left
    std::string happened{};  ///< beside it, cut to fit
};
/// A picture of that size (pixels) with the caption below it. `paint` draws it on a target texture of that size. `cell`: size of a square
/// of the board, pixels; the lettering is sized to match. Opaque; empty when out of memory.
[[nodiscard]] Surface captioned_picture(Window& window, SDL_FPoint size, float cell, const Caption& caption,
                                        const std::function<void(SDL_Texture&)>& paint);
/// The picture as a PNG file; empty on failure.
[[nodiscard]] std::string png_of(SDL_Surface& picture);

}  // namespace fow::ui
