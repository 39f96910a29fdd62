#include "ui/pictures.hpp"

#include <SDL_image.h>

#include <algorithm>
#include <utility>

#include "ui/desk.hpp"

namespace fow::ui {

namespace {

/// SDL_BlitSurface leaves the colour of see-through targets wrong, so the pixels are mixed here.
void mix(Uint32& under, Uint32 over, unsigned alpha) {
    const unsigned a = (over >> 24) * alpha / 255;
    if (a == 0) return;
    const unsigned below = (under >> 24) * (255 - a) / 255;
    const unsigned sum = a + below;
    const auto channel = [&](int shift) {
        return (((over >> shift) & 255) * a + ((under >> shift) & 255) * below + sum / 2) / sum << shift;
    };
    under = sum << 24 | channel(16) | channel(8) | channel(0);
}

/// What is black takes the colour, what is white stays.
Uint32 dyed(Uint32 pixel, unsigned rgb) {
    const auto channel = [&](int shift) {
        const unsigned dye = (rgb >> shift) & 255;
        return (dye + (255 - dye) * ((pixel >> shift) & 255) / 255) << shift;
    };
    return (pixel & 0xFF000000) | channel(16) | channel(8) | channel(0);
}

Uint32* row(SDL_Surface& surface, int y) {
    return reinterpret_cast<Uint32*>(static_cast<Uint8*>(surface.pixels) + y * surface.pitch);
}

Surface as_argb(Surface surface) {
    if (!surface || surface->format->format == SDL_PIXELFORMAT_ARGB8888) return surface;
    return Surface(SDL_ConvertSurfaceFormat(surface.get(), SDL_PIXELFORMAT_ARGB8888, 0));
}

}  // namespace

Surface empty_surface(int width, int height) {
    Surface surface(SDL_CreateRGBSurfaceWithFormat(0, std::max(width, 1), std::max(height, 1), 32, SDL_PIXELFORMAT_ARGB8888));
    if (surface) SDL_FillRect(surface.get(), nullptr, 0);
    return surface;
}

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

Pictures::Pictures(Desk& desk, std::filesystem::path assets)
    : desk_(desk), assets_(std::move(assets)), files_(find_fonts()) {}
Pictures::~Pictures() = default;

Surface Pictures::svg(std::string_view name, int width, int height, std::optional<unsigned> rgb) {
    const std::filesystem::path path = assets_ / (std::string(name) + ".svg");
    Surface surface;
    if (SDL_RWops* file = SDL_RWFromFile(path.string().c_str(), "rb")) {
        surface = as_argb(Surface(IMG_LoadSizedSVG_RW(file, width, height)));
        SDL_RWclose(file);
    }
    if (!surface) {
        desk_.notice("The picture " + path.filename().string() + " is missing; a plain shape stands in.");
        surface = empty_surface(width, height);
        if (!surface) return surface;
        const SDL_Rect inner{width / 4, height / 4, width / 2, height / 2};
        SDL_FillRect(surface.get(), &inner, 0xFF808080);
    }
    if (rgb) {
        for (int y = 0; y < surface->h; ++y) {
            Uint32* pixels = row(*surface, y);
            std::for_each(pixels, pixels + surface->w, [&](Uint32& p) { p = dyed(p, *rgb); });
        }
    }
    return surface;
}

TTF_Font* Pictures::font(Cut cut, int size) {
    auto& kept = fonts_[{cut, size}];
    if (!kept) {
        const auto& path = cut == Cut::bold     ? files_.bold
                           : cut == Cut::italic ? files_.italic
                           : cut == Cut::small  ? files_.small
                                                : files_.regular;
        kept.reset(path.empty() ? nullptr : TTF_OpenFont(path.c_str(), size));
        if (kept) TTF_SetFontHinting(kept.get(), TTF_HINTING_LIGHT);
    }
    return kept.get();
}

Surface Pictures::text(Cut cut, int size, std::string_view line, unsigned rgb) {
    TTF_Font* face = font(cut, std::max(size, 4));
    const SDL_Color ink{static_cast<Uint8>(rgb >> 16), static_cast<Uint8>(rgb >> 8), static_cast<Uint8>(rgb), 255};
    Surface surface(face && !line.empty() ? TTF_RenderUTF8_Blended(face, std::string(line).c_str(), ink) : nullptr);
    return surface ? as_argb(std::move(surface)) : empty_surface(1, 1);
}

SDL_Texture* Pictures::kept(const std::string& key, const std::function<Surface()>& make) {
    auto found = kept_.find(key);
    if (found == kept_.end()) {
        const Surface surface = make();
        Kept entry;
        if (surface) {
            entry.texture.reset(SDL_CreateTextureFromSurface(desk_.renderer(), surface.get()));
            entry.bytes = static_cast<std::size_t>(surface->w) * static_cast<std::size_t>(surface->h) * 4;
        }
        if (entry.texture) SDL_SetTextureBlendMode(entry.texture.get(), SDL_BLENDMODE_BLEND);
        bytes_ += entry.bytes;
        found = kept_.emplace(key, std::move(entry)).first;
    }
    found->second.used = frame_;
    return found->second.texture.get();
}

Pictures::Canvas Pictures::canvas(const std::string& key, int width, int height, const std::string& signature) {
    Kept& entry = kept_[key];
    entry.used = frame_;
    const std::string whole = std::to_string(width) + "x" + std::to_string(height) + " " + signature;
    if (entry.texture && entry.signature == whole) return {entry.texture.get(), false};
    int old_width = 0;
    int old_height = 0;
    if (entry.texture) SDL_QueryTexture(entry.texture.get(), nullptr, nullptr, &old_width, &old_height);
    if (old_width != width || old_height != height) {
        bytes_ -= entry.bytes;
        entry.texture.reset(SDL_CreateTexture(desk_.renderer(), SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET, width, height));
        entry.bytes = static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4;
        bytes_ += entry.bytes;
    }
    entry.signature = whole;
    return {entry.texture.get(), true};
}

void Pictures::begin_frame() {
    // Enough for the map, the board on it and a few sets of pieces.
    const std::size_t enough = static_cast<std::size_t>(desk_.width()) * static_cast<std::size_t>(desk_.height()) * 12;
    if (bytes_ > enough) {
        for (auto it = kept_.begin(); it != kept_.end();) {
            if (it->second.used + 1 < frame_) {
                bytes_ -= it->second.bytes;
                it = kept_.erase(it);
            } else {
                ++it;
            }
        }
    }
    ++frame_;
}

void Pictures::forget() {
    kept_.clear();
    fonts_.clear();
    bytes_ = 0;
}

}  // namespace fow::ui
