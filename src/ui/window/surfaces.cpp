#include "ui/window/surfaces.hpp"

#include <algorithm>
#include <cmath>

namespace fow::ui {
namespace {

/// SDL_BlitSurface leaves the colour of see-through targets wrong, so the pixels are mixed here.
void mix(Uint32& under, Uint32 over, unsigned alpha) {
    const unsigned a = (over >> 24) * alpha / 255;
    if (a == 0) return;
    if (a == 255) {
        under = over;
        return;
    }
    const unsigned below = (under >> 24) * (255 - a) / 255;
    const unsigned sum = a + below;
    const auto channel = [&](int shift) {
        return (((over >> shift) & 255) * a + ((under >> shift) & 255) * below + sum / 2) / sum << shift;
    };
    under = sum << 24 | channel(16) | channel(8) | channel(0);
}

}  // namespace

int whole(float pixels) { return static_cast<int>(std::lround(pixels)); }

int part(int size, float share) { return std::max(1, whole(static_cast<float>(size) * share)); }

SDL_FPoint size_of(SDL_Texture* texture) {
    int width = 0;
    int height = 0;
    if (texture != nullptr) SDL_QueryTexture(texture, nullptr, nullptr, &width, &height);
    return {static_cast<float>(width), static_cast<float>(height)};
}

Surface empty_surface(int width, int height) {
    Surface surface(SDL_CreateRGBSurfaceWithFormat(0, std::max(width, 1), std::max(height, 1), 32, SDL_PIXELFORMAT_ARGB8888));
    if (surface) SDL_FillRect(surface.get(), nullptr, 0);
    return surface;
}

Uint32* row(SDL_Surface& surface, int y) { return reinterpret_cast<Uint32*>(static_cast<Uint8*>(surface.pixels) + y * surface.pitch); }

void lay(SDL_Surface& target, SDL_Surface& source, int x, int y, float alpha) {
    const unsigned a = static_cast<unsigned>(std::clamp(alpha, 0.0F, 1.0F) * 255 + 0.5F);
    const int left = std::max(0, -x);
    const int right = std::min(source.w, target.w - x);
    for (int v = std::max(0, -y); v < std::min(source.h, target.h - y); ++v) {
        const Uint32* from = row(source, v);
        Uint32* to = row(target, y + v);
        for (int u = left; u < right; ++u) mix(to[x + u], from[u], a);
    }
}

}  // namespace fow::ui
