// Writes animated GIF files.
#pragma once

#include <SDL.h>

#include <memory>
#include <string>
#include <vector>

#include "ui/window/surfaces.hpp"

struct GifFileType;

namespace fow::app {

/// Frames of one size in 256 colours. Of each frame only the changed part is written.
class Gif {
public:
    /// `samples`: at least one picture; the palette is made from them.
    explicit Gif(const std::vector<SDL_Surface*>& samples);
    ~Gif();
    Gif(const Gif&) = delete;
    Gif& operator=(const Gif&) = delete;

    /// `hundredths`: how long the frame is shown, in 1/100 s. False if it could not be written; then the file is unusable.
    [[nodiscard]] bool add(ui::Surface picture, int hundredths);
    /// The whole file; empty if it could not be written.
    [[nodiscard]] std::string finish();

private:
    struct Map;
    [[nodiscard]] bool begin(const SDL_Surface& picture);
    [[nodiscard]] bool write(SDL_Surface& picture, const SDL_Rect& part, int hundredths);
    [[nodiscard]] unsigned char index_of(Uint32 pixel);

    std::string bytes_;
    GifFileType* file_ = nullptr;
    std::unique_ptr<Map> map_;
    std::vector<short> nearest_;  ///< palette index by the six highest bits of red, green and blue; -1 = not searched yet
    ui::Surface last_;            ///< the frame before the next one
};

}  // namespace fow::app
