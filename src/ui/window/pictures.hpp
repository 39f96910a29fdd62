// Textures drawn once and cached: pictures from the assets folder at the size needed, and compositions of them.
#pragma once

#include <SDL.h>
#include <SDL_ttf.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ui/window/fonts.hpp"
#include "ui/window/surfaces.hpp"

namespace fow::ui {

class Window;

/// A cut of the font family.
enum class Cut { regular, small, italic, bold };

class Pictures {
public:
    Pictures(Window& window, std::filesystem::path assets, FontFiles fonts);
    ~Pictures();
    Pictures(const Pictures&) = delete;
    Pictures& operator=(const Pictures&) = delete;

    /// assets/<name>.svg at that size in pixels, with black replaced by `rgb` if given. A missing picture leaves a notice and a plain
    /// placeholder.
    [[nodiscard]] Surface svg(std::string_view name, int width, int height, std::optional<unsigned> rgb = {});
    /// The same with colours of the document replaced, each 0xRRGGBB.
    struct Exchange {
        unsigned from;
        unsigned to;
    };
    [[nodiscard]] Surface svg(std::string_view name, int width, int height, std::initializer_list<Exchange> colours);
    /// An SVG document as a picture of that size in pixels; empty on failure.
    [[nodiscard]] static Surface drawing(std::string_view document, int width, int height);
    /// One line of text, `size` pixels high. Without a font only its digits, plainly drawn: strengths must stay readable.
    [[nodiscard]] Surface text(Cut cut, int size, std::string_view line, unsigned rgb);

    /// The texture of that key, made if it is not cached. Valid until the next frame starts.
    SDL_Texture* kept(const std::string& key, const std::function<Surface()>& make);
    /// svg() of that size and colour, cached.
    SDL_Texture* sign(std::string_view name, int width, int height, std::optional<unsigned> rgb = {});
    /// A texture to draw on; `fresh`: its contents do not match `signature` and must be redrawn.
    struct Canvas {
        SDL_Texture* texture = nullptr;
        bool fresh = false;
    };
    Canvas canvas(const std::string& key, int width, int height, const std::string& signature);

    /// A new frame: frees textures that were not used lately if the cache is too large.
    void begin_frame();
    /// Clears the cache.
    void forget();

private:
    struct FontCloser {
        void operator()(TTF_Font* font) const { TTF_CloseFont(font); }
    };
    struct Kept {
        Texture texture;
        std::string signature;
        std::size_t bytes = 0;
        std::uint64_t used = 0;
    };
    [[nodiscard]] Surface placeholder(const std::string& file, int width, int height);
    TTF_Font* font(Cut cut, int size);
    [[nodiscard]] const std::filesystem::path& file(Cut cut) const;
    [[nodiscard]] Surface figure(Cut cut, int size, char digit, unsigned rgb);

    Window& window_;
    std::filesystem::path assets_;
    FontFiles files_;
    Figures figures_;
    std::map<std::string, Kept, std::less<>> kept_;
    std::map<std::pair<Cut, int>, std::unique_ptr<TTF_Font, FontCloser>> fonts_;
    std::size_t bytes_ = 0;
    std::uint64_t frame_ = 0;
};

}  // namespace fow::ui
