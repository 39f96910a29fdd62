#include "ui/window/picture_file.hpp"

#include <SDL_image.h>

#include "core/letters.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {
namespace {

/// The band below stays empty.
void paint_above(Window& window, SDL_Surface& onto, int width, int height, const std::function<void(SDL_Texture&)>& paint) {
    const Texture canvas(SDL_CreateTexture(window.renderer(), SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET, width, height));
    if (!canvas || window.blank()) return;
    paint(*canvas);
    SDL_SetRenderTarget(window.renderer(), canvas.get());
    SDL_RenderReadPixels(window.renderer(), nullptr, SDL_PIXELFORMAT_ARGB8888, onto.pixels, onto.pitch);
    SDL_SetRenderTarget(window.renderer(), nullptr);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) row(onto, y)[x] |= 0xFF000000;
}

/// Cut to fit, with dots at the end.
Surface caption_words(Window& window, int size, const std::string& text, int room, unsigned rgb) {
    constexpr std::size_t enough = 400;  // letters of the widest picture
    std::string part(first_letters(text, enough));
    Surface whole = window.pictures().text(Cut::regular, size, part, rgb);
    while (whole && whole->w > room && letters_in(part) > 8) {
        const std::size_t blank = part.find_last_of(' ');
        part =
            std::string(blank == std::string::npos ? first_letters(part, letters_in(part) - 4) : std::string_view(part).substr(0, blank));
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

Surface captioned_picture(Window& window, SDL_FPoint area, float cell, const Caption& caption,
                          const std::function<void(SDL_Texture&)>& paint) {
    const int width = static_cast<int>(area.x);
    const int height = static_cast<int>(area.y);
    const int size = whole(cell * 0.36F);
    const int band = size * 2;
    Surface picture = empty_surface(width, height + band);
    if (!picture) return picture;
    SDL_FillRect(picture.get(), nullptr, 0xFF000000 | colour::baize);
    paint_above(window, *picture, width, height, paint);
    const int pad = size / 2;
    const Surface moment = window.pictures().text(Cut::regular, size, caption.moment, colour::gold);
    const int from = pad + (moment ? moment->w : 0) + 2 * pad;
    const Surface happened = caption_words(window, size, caption.happened, width - from - pad, colour::chalk);
    const auto top = [&](const Surface& text) { return height + (band - text->h) / 2; };
    if (moment) blit(*picture, *moment, pad, top(moment));
    if (happened && !caption.happened.empty()) blit(*picture, *happened, from, top(happened));
    return picture;
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

}  // namespace fow::ui
