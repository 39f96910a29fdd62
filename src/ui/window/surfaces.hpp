// Pictures in the making: pixels of 0xAARRGGBB, and one laid over another.
#pragma once

#include <SDL.h>

#include <memory>

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

/// How large a texture is, pixels; nothing of none.
[[nodiscard]] SDL_FPoint size_of(SDL_Texture* texture);

/// Transparent, at least one pixel wide and high; empty when there is no memory for it.
[[nodiscard]] Surface empty_surface(int width, int height);
/// The row at `y`, from 0 at the top.
[[nodiscard]] Uint32* row(SDL_Surface& surface, int y);
/// `source` over `target` at a pixel; `alpha` 0 to 1.
void lay(SDL_Surface& target, SDL_Surface& source, int x, int y, float alpha = 1);

}  // namespace fow::ui
