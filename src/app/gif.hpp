// A moving picture that opens everywhere.
#pragma once

#include <SDL.h>

#include <memory>
#include <string>
#include <vector>

#include "ui/window/surfaces.hpp"

struct GifFileType;

namespace fow::app {

/// Picture after picture, each of the same size, in 256 colours; of each only what has changed is written.
class Gif {
public:
    /// `samples`: pictures that hold the colours that will be wanted; at least one.
    explicit Gif(const std::vector<SDL_Surface*>& samples);
    ~Gif();
    Gif(const Gif&) = delete;
    Gif& operator=(const Gif&) = delete;

    /// `hundredths` of a second that it is seen. False where it could not be written: then nothing of it is any good.
    [[nodiscard]] bool add(ui::Surface picture, int hundredths);
    /// The whole file; empty where it could not be written.
    [[nodiscard]] std::string finish();

private:
    struct Map;
    [[nodiscard]] bool begin(const SDL_Surface& picture);
    [[nodiscard]] bool write(SDL_Surface& picture, const SDL_Rect& part, int hundredths);
    [[nodiscard]] unsigned char index_of(Uint32 pixel);

    std::string bytes_;
    GifFileType* file_ = nullptr;
    std::unique_ptr<Map> map_;
    std::vector<short> nearest_;  ///< by the six highest bits of red, green and blue; -1 = not looked for yet
    ui::Surface last_;            ///< what is seen before the next one
};

}  // namespace fow::app
