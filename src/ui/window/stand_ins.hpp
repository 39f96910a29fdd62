// What is shown when a font or a picture is missing: plain, and enough to tell the pieces apart.
#pragma once

#include <string_view>

#include "ui/window/surfaces.hpp"

namespace fow::ui {

/// The figures of that line, a letter of which would be `size` pixels high; its other letters are left out.
[[nodiscard]] Surface plain_figures(int size, std::string_view line, unsigned rgb);
/// A frame with a letter in it, filled for the back and the face of a block; nothing at all for what is too large to be a
/// sign. `letter` may be null.
[[nodiscard]] Surface plain_sign(std::string_view file, int width, int height, SDL_Surface* letter);

}  // namespace fow::ui
