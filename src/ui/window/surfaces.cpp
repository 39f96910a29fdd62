#include "ui/window/surfaces.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>

namespace fow::ui {

namespace {

/// SDL_BlitSurface gets the colour of transparent targets wrong, so pixels are blended here.
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

void blit(SDL_Surface& target, SDL_Surface& source, int x, int y, float alpha) {
    const unsigned a = static_cast<unsigned>(std::clamp(alpha, 0.0F, 1.0F) * 255 + 0.5F);
    const int left = std::max(0, -x);
    const int right = std::min(source.w, target.w - x);
    for (int v = std::max(0, -y); v < std::min(source.h, target.h - y); ++v) {
        const Uint32* from = row(source, v);
        Uint32* to = row(target, y + v);
        for (int u = left; u < right; ++u) mix(to[x + u], from[u], a);
    }
}

SDL_Rect ink_box(SDL_Surface& surface) {
    constexpr Uint32 faint = 40;
    int left = surface.w, right = -1, top = surface.h, bottom = -1;
    for (int y = 0; y < surface.h; ++y) {
        const Uint32* pixels = row(surface, y);
        for (int x = 0; x < surface.w; ++x) {
            if (pixels[x] >> 24 < faint) continue;
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            bottom = std::max(bottom, y);
        }
    }
    return right < 0 ? SDL_Rect{0, 0, 1, 1} : SDL_Rect{left, top, right - left + 1, bottom - top + 1};
}

Surface plain_figures(int size, std::string_view line, unsigned rgb) {
    // Three points wide and five high each, from the top left.
    constexpr std::string_view shapes[] = {"####.##.##.####", ".#.##..#..#.###", "###..#####..###", "###..####..####", "#.##.####..#..#",
                                           "####..###..####", "####..####.####", "###..#..#..#..#", "####.#####.####", "####.####..####"};
    const int point = std::max(1, size / 7);
    std::string figures;
    std::copy_if(line.begin(), line.end(), std::back_inserter(figures), [](char c) { return c >= '0' && c <= '9'; });
    Surface surface = empty_surface(static_cast<int>(figures.size()) * 4 * point, 5 * point);
    if (!surface) return surface;
    int left = 0;
    for (const char figure : figures) {
        for (int i = 0; i < 15; ++i) {
            if (shapes[figure - '0'][static_cast<std::size_t>(i)] != '#') continue;
            const SDL_Rect at{left + i % 3 * point, i / 3 * point, point, point};
            SDL_FillRect(surface.get(), &at, 0xFF000000 | rgb);
        }
        left += 4 * point;
    }
    return surface;
}

Surface plain_sign(std::string_view file, int width, int height, SDL_Surface* letter) {
    constexpr int largest = 400;  // pixels; larger pictures are scenery
    Surface surface = empty_surface(width, height);
    if (!surface || width > largest) return surface;
    const int edge = std::max(1, width / 16);
    const SDL_Rect plate{edge, edge, width - 2 * edge, height - 2 * edge};
    const SDL_Rect inner{2 * edge, 2 * edge, width - 4 * edge, height - 4 * edge};
    const bool is_block = file.rfind("back_", 0) == 0 || file.rfind("face_", 0) == 0;
    SDL_FillRect(surface.get(), &plate, 0xFF000000);
    SDL_FillRect(surface.get(), &inner, is_block ? 0xFFB0B0B0 : 0);
    if (letter != nullptr) blit(*surface, *letter, (width - letter->w) / 2, (height - letter->h) / 2);
    return surface;
}

}  // namespace fow::ui
