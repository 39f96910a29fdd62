#include "games/waterloo/screens/table/board_picture.hpp"

#include <SDL_image.h>

#include <cmath>

#include "ui/window/draw_list.hpp"
#include "ui/window/pictures.hpp"

namespace fow::ui::inline waterloo {
namespace {

/// The map only; the band below stays empty.
void draw_map(Window& window, const BoardPicture& picture, float cell, SDL_Surface& onto, int width, int height) {
    const Texture canvas(SDL_CreateTexture(window.renderer(), SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET, width, height));
    if (!canvas || window.blank()) return;
    paint_board(window, *canvas, cell, picture.view, picture.roster, picture.marks);
    SDL_SetRenderTarget(window.renderer(), canvas.get());
    SDL_RenderReadPixels(window.renderer(), nullptr, SDL_PIXELFORMAT_ARGB8888, onto.pixels, onto.pitch);
    SDL_SetRenderTarget(window.renderer(), nullptr);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) row(onto, y)[x] |= 0xFF000000;
}

/// Cut to fit, with dots at the end.
Surface words(Window& window, int size, const std::string& text, int room, unsigned rgb) {
    Surface whole = window.pictures().text(Cut::regular, size, text, rgb);
    std::string part = text;
    while (whole && whole->w > room && part.size() > 8) {
        const std::size_t blank = part.find_last_of(' ');
        part.resize(blank == std::string::npos ? part.size() - 4 : blank);
        whole = window.pictures().text(Cut::regular, size, part + " ...", rgb);
    }
    return whole;
}

Sint64 unknown_size(SDL_RWops*) { return -1; }
Sint64 seek(SDL_RWops* file, Sint64 offset, int whence) {
    const auto* bytes = static_cast<std::string*>(file->hidden.unknown.data1);
    return whence == RW_SEEK_CUR && offset == 0 ? static_cast<Sint64>(bytes->size()) : -1;
}
size_t read_nothing(SDL_RWops*, void*, size_t, size_t) { return 0; }
size_t write_bytes(SDL_RWops* file, const void* data, size_t size, size_t count) {
    static_cast<std::string*>(file->hidden.unknown.data1)->append(static_cast<const char*>(data), size * count);
    return count;
}
int close_file(SDL_RWops* file) {
    SDL_FreeRW(file);
    return 0;
}

}  // namespace

Surface board_picture(Window& window, const BoardPicture& picture, float cell) {
    const SDL_FPoint sheet = BoardGeometry::size_for(cell);
    const int width = static_cast<int>(sheet.x);
    const int height = static_cast<int>(sheet.y);
    const int size = whole(cell * 0.36F);
    const int band = size * 2;
    Surface whole = empty_surface(width, height + band);
    if (!whole) return whole;
    SDL_FillRect(whole.get(), nullptr, 0xFF000000 | colour::baize);
    draw_map(window, picture, cell, *whole, width, height);
    const int pad = size / 2;
    const Surface moment = window.pictures().text(Cut::regular, size, picture.moment, colour::gold);
    const int from = pad + (moment ? moment->w : 0) + 2 * pad;
    const Surface happened = words(window, size, picture.happened, width - from - pad, colour::chalk);
    const auto top = [&](const Surface& text) { return height + (band - text->h) / 2; };
    if (moment) blit(*whole, *moment, pad, top(moment));
    if (happened && !picture.happened.empty()) blit(*whole, *happened, from, top(happened));
    return whole;
}

std::string png_of(SDL_Surface& picture) {
    std::string bytes;
    SDL_RWops* file = SDL_AllocRW();
    if (file == nullptr) return {};
    file->size = unknown_size;
    file->seek = seek;
    file->read = read_nothing;
    file->write = write_bytes;
    file->close = close_file;
    file->type = SDL_RWOPS_UNKNOWN;
    file->hidden.unknown.data1 = &bytes;
    const bool made = IMG_SavePNG_RW(&picture, file, 0) == 0;
    SDL_RWclose(file);
    return made ? bytes : std::string();
}

}  // namespace fow::ui::inline waterloo
