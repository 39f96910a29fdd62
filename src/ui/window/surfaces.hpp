// Pictures being made, pixel by pixel, placeholders for missing fonts and pictures, and how much of the map is shown.
#pragma once

#include <SDL.h>
#include <algorithm>
#include <array>
#include <memory>
#include <string_view>

namespace fow::ui {

struct SurfaceCloser {
    void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
};
/// Its pixels are 0xAARRGGBB.
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

/// The whole map, or a part of it, enlarged.
struct Lens {
    float zoom = 1;  ///< one of zoom_steps
    float x = 0.5F;  ///< what is in the middle, as a share of the sheet's width and height
    float y = 0.5F;
    [[nodiscard]] bool whole() const { return zoom <= 1; }
    friend bool operator==(const Lens&, const Lens&) = default;
};
inline constexpr std::array zoom_steps{1.0F, 1.3F, 1.7F, 2.2F};

/// The next larger or smaller step, `way` 1 or -1. The point of the sheet at `x`, `y` stays where it is. Pure.
[[nodiscard]] inline Lens zoomed(const Lens& lens, int way, float x, float y) {
    const auto found = std::find(zoom_steps.begin(), zoom_steps.end(), lens.zoom);
    const int place = static_cast<int>(found - zoom_steps.begin()) + way;
    if (place <= 0) return {};
    if (place >= static_cast<int>(zoom_steps.size())) return lens;
    Lens next{zoom_steps[static_cast<std::size_t>(place)], 0, 0};
    const float kept = lens.zoom / next.zoom;
    next.x = x + (lens.x - x) * kept;
    next.y = y + (lens.y - y) * kept;
    return next;
}

}  // namespace fow::ui
