#include "ui/window/pictures.hpp"

#include <SDL_image.h>

#include <algorithm>
#include <cctype>
#include <utility>
#include <vector>

#include "ui/window/surfaces.hpp"
#include "ui/window/svg_bounds.hpp"
#include "ui/window/window.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

namespace {

/// Black becomes `rgb`; white stays white.
Uint32 tinted(Uint32 pixel, unsigned rgb) {
    const auto channel = [&](int shift) {
        const unsigned dye = (rgb >> shift) & 255;
        return (dye + (255 - dye) * ((pixel >> shift) & 255) / 255) << shift;
    };
    return (pixel & 0xFF000000) | channel(16) | channel(8) | channel(0);
}

Surface as_argb(Surface surface) {
    if (!surface || surface->format->format == SDL_PIXELFORMAT_ARGB8888) return surface;
    return Surface(SDL_ConvertSurfaceFormat(surface.get(), SDL_PIXELFORMAT_ARGB8888, 0));
}

/// "#27508f"
std::string hex(unsigned rgb) {
    char text[8];
    std::snprintf(text, sizeof text, "#%06x", rgb & 0xFFFFFF);
    return text;
}

Surface picture_of(std::string_view document, int width, int height) {
    SDL_RWops* memory = SDL_RWFromConstMem(document.data(), static_cast<int>(document.size()));
    if (memory == nullptr) return nullptr;
    Surface surface = as_argb(Surface(IMG_LoadSizedSVG_RW(memory, width, height)));
    SDL_RWclose(memory);
    return surface;
}

}  // namespace

Pictures::Pictures(Window& window, std::filesystem::path assets, FontFiles fonts)
    : window_(window), assets_(std::move(assets)), files_(std::move(fonts)) {}
Pictures::~Pictures() = default;

Surface Pictures::svg(std::string_view name, int width, int height, std::optional<unsigned> rgb) {
    Surface surface = svg(name, width, height, {});
    if (rgb && surface) {
        for (int y = 0; y < surface->h; ++y) {
            Uint32* pixels = row(*surface, y);
            std::for_each(pixels, pixels + surface->w, [&](Uint32& p) { p = tinted(p, *rgb); });
        }
    }
    return surface;
}

Surface Pictures::svg(std::string_view name, int width, int height, std::initializer_list<Exchange> colours) {
    const std::filesystem::path path = assets_ / (std::string(name) + ".svg");
    const std::string file = path.filename().string();
    const auto instead = [&](const std::string& fault) {
        window_.notice(fault.empty() ? fill(tr("The picture {file} is missing; a plain shape is shown."), {{"file", file}})
                                     : fill(tr("The picture {file} is not used, because {reason}; a plain shape is shown."),
                                            {{"file", file}, {"reason", fault}}));
        return placeholder(file, width, height);
    };
    std::error_code unknown;
    if (!std::filesystem::is_regular_file(path, unknown)) return instead({});
    if (const std::string fault = fault_of_svg_size(std::filesystem::file_size(path, unknown)); !fault.empty()) return instead(fault);
    std::size_t size = 0;
    const std::unique_ptr<void, decltype(&SDL_free)> bytes(SDL_LoadFile(path.string().c_str(), &size), SDL_free);
    if (!bytes) return instead({});
    std::string document(static_cast<const char*>(bytes.get()), size);
    if (const std::string fault = fault_of_svg(document); !fault.empty()) return instead(fault);
    for (const Exchange& exchange : colours) {
        const std::string from = hex(exchange.from);
        for (std::size_t at = document.find(from); at != std::string::npos; at = document.find(from, at + from.size()))
            document.replace(at, from.size(), hex(exchange.to));
    }
    Surface surface = picture_of(document, width, height);
    return surface ? std::move(surface) : instead({});
}

Surface Pictures::placeholder(const std::string& file, int width, int height) {
    // The first letter of the last word of its name, so that armies and branches can still be told apart.
    const std::size_t underline = file.find_last_of('_');
    const char first = file[underline == std::string::npos ? 0 : underline + 1];
    const Surface letter =
        text(Cut::bold, height / 2, std::string(1, static_cast<char>(std::toupper(static_cast<unsigned char>(first)))), 0x000000);
    return plain_sign(file, width, height, letter.get());
}

Surface Pictures::drawing(std::string_view document, int width, int height) {
    Surface surface = picture_of(document, width, height);
    return surface ? std::move(surface) : empty_surface(width, height);
}

const std::filesystem::path& Pictures::file(Cut cut) const {
    switch (cut) {
        case Cut::bold: return files_.bold;
        case Cut::italic: return files_.italic;
        case Cut::small: return files_.small;
        case Cut::regular: break;
    }
    return files_.regular;
}

TTF_Font* Pictures::font(Cut cut, int size) {
    auto& kept = fonts_[{cut, size}];
    if (!kept) {
        kept.reset(file(cut).empty() ? nullptr : TTF_OpenFont(file(cut).string().c_str(), size));
        if (kept) TTF_SetFontHinting(kept.get(), TTF_HINTING_LIGHT);
    }
    return kept.get();
}

Surface Pictures::text(Cut cut, int size, std::string_view line, unsigned rgb) {
    size = std::max(size, 4);
    TTF_Font* face = font(cut, size);
    if (line.empty()) return empty_surface(1, 1);
    if (!face) return plain_figures(size, line, rgb);
    const SDL_Color ink{static_cast<Uint8>(rgb >> 16), static_cast<Uint8>(rgb >> 8), static_cast<Uint8>(rgb), 255};
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    std::vector<Surface> runs;
    int width = 0;
    for (std::size_t from = 0; from < line.size();) {
        std::size_t to = from + 1;
        if (is_digit(line[from])) {
            runs.push_back(figure(cut, size, line[from], rgb));
        } else {
            while (to < line.size() && !is_digit(line[to])) ++to;
            runs.push_back(as_argb(Surface(TTF_RenderUTF8_Blended(face, std::string(line.substr(from, to - from)).c_str(), ink))));
        }
        if (runs.back()) width += runs.back()->w;
        from = to;
    }
    if (runs.size() == 1 && runs.front()) return std::move(runs.front());
    Surface whole = empty_surface(width, TTF_FontHeight(face));
    int x = 0;
    for (const Surface& run : runs) {
        if (!whole || !run) continue;
        blit(*whole, *run, x, 0);
        x += run->w;
    }
    return whole;
}

Surface Pictures::figure(Cut cut, int size, char digit, unsigned rgb) {
    // The bold cut has no lining figures: use the regular ones, thickened.
    const bool heavier = cut == Cut::bold;
    const Figure f = figures_.draw(file(heavier ? Cut::regular : cut), static_cast<float>(size), Figures::By::em, digit, heavier);
    Surface surface = empty_surface(static_cast<int>(f.advance), TTF_FontHeight(font(cut, size)));
    if (!surface) return surface;
    const int top = TTF_FontAscent(font(cut, size)) - f.top;
    for (int y = std::max(0, -top); y < std::min(f.height, surface->h - top); ++y) {
        Uint32* to = row(*surface, top + y);
        for (int x = std::max(0, -f.left); x < std::min(f.width, surface->w - f.left); ++x) {
            const Uint32 alpha = f.coverage[static_cast<std::size_t>(y) * static_cast<std::size_t>(f.width) + static_cast<std::size_t>(x)];
            to[f.left + x] = alpha << 24 | rgb;
        }
    }
    return surface;
}

SDL_Texture* Pictures::kept(const std::string& key, const std::function<Surface()>& make) {
    auto found = kept_.find(key);
    if (found == kept_.end()) {
        const Surface surface = window_.blank() ? empty_surface(1, 1) : make();
        Kept entry;
        if (surface) {
            entry.texture.reset(SDL_CreateTextureFromSurface(window_.renderer(), surface.get()));
            entry.bytes = static_cast<std::size_t>(surface->w) * static_cast<std::size_t>(surface->h) * 4;
        }
        if (entry.texture) SDL_SetTextureBlendMode(entry.texture.get(), SDL_BLENDMODE_BLEND);
        bytes_ += entry.bytes;
        found = kept_.emplace(key, std::move(entry)).first;
    }
    found->second.used = frame_;
    return found->second.texture.get();
}

SDL_Texture* Pictures::sign(std::string_view name, int width, int height, std::optional<unsigned> rgb) {
    const std::string key = "sign " + std::string(name) + ' ' + std::to_string(width) + 'x' + std::to_string(height);
    return kept(rgb ? key + ' ' + std::to_string(*rgb) : key, [&] { return svg(name, width, height, rgb); });
}

Pictures::Canvas Pictures::canvas(const std::string& key, int width, int height, const std::string& signature) {
    if (window_.blank()) return {kept(key, [] { return Surface(); }), false};
    Kept& entry = kept_[key];
    entry.used = frame_;
    const std::string wanted = std::to_string(width) + "x" + std::to_string(height) + " " + signature;
    if (entry.texture && entry.signature == wanted) return {entry.texture.get(), false};
    const SDL_FPoint before = size_of(entry.texture.get());
    if (whole(before.x) != width || whole(before.y) != height) {
        bytes_ -= entry.bytes;
        entry.texture.reset(SDL_CreateTexture(window_.renderer(), SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET, width, height));
        entry.bytes = static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4;
        bytes_ += entry.bytes;
    }
    entry.signature = wanted;
    return {entry.texture.get(), true};
}

void Pictures::begin_frame() {
    // SDL's software renderer leaves the tint of the last image on its texture, and tints what is drawn later with it as well.
    for (auto& [key, entry] : kept_) {
        if (!entry.texture || entry.used != frame_) continue;
        SDL_SetTextureAlphaMod(entry.texture.get(), 255);
        SDL_SetTextureColorMod(entry.texture.get(), 255, 255, 255);
    }
    // Enough for the map, the board on it and a few sets of pieces.
    const std::size_t enough = static_cast<std::size_t>(window_.width()) * static_cast<std::size_t>(window_.height()) * 12;
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
