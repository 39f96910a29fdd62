// Pictures being made: pixels of 0xAARRGGBB, one blended over another, and placeholders for missing fonts and pictures.
#pragma once

#include <SDL.h>

#include <memory>
#include <string_view>

namespace fow::ui {

struct SurfaceCloser {
    void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
};
using Surface = std::unique_ptr<SDL_Surface, SurfaceCloser>;
struct TextureCloser {
    void operator()(SDL_Texture* texture) const { SDL_DestroyTexture(texture); }
};
using Texture = std::unique_ptr<SDL_Texture, TextureCloser>;

/// The nearest whole pixel.
[[nodiscard]] int whole(float pixels);
/// That share of a size in pixels, at least 1.
[[nodiscard]] int part(int size, float share);

/// Size of a texture, pixels; 0 for null.
[[nodiscard]] SDL_FPoint size_of(SDL_Texture* texture);

/// Transparent, at least one pixel wide and high; empty when out of memory.
[[nodiscard]] Surface empty_surface(int width, int height);
/// The row at `y`, from 0 at the top.
[[nodiscard]] Uint32* row(SDL_Surface& surface, int y);
/// Blends `source` over `target` at a pixel; `alpha` 0 to 1.
void blit(SDL_Surface& target, SDL_Surface& source, int x, int y, float alpha = 1);
/// The bounding box of the strokes, so that a numeral can be placed by its ink.
[[nodiscard]] SDL_Rect ink_box(SDL_Surface& surface);

/// The digits of that line in a plain font for letters `size` pixels high; leaves out other characters.
[[nodiscard]] Surface plain_figures(int size, std::string_view line, unsigned rgb);
/// A frame with a letter in it, filled for the back and face of a block; transparent if it is too large to be a sign. `letter` may be null.
[[nodiscard]] Surface plain_sign(std::string_view file, int width, int height, SDL_Surface* letter);

}  // namespace fow::ui
