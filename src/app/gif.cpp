#include "app/gif.hpp"

#include <gif_lib.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace fow::app {
namespace {

constexpr int colours = 256;

int append(GifFileType* file, const GifByteType* data, int size) {
    static_cast<std::string*>(file->UserData)->append(reinterpret_cast<const char*>(data), static_cast<std::size_t>(size));
    return size;
}

/// The part that differs; one pixel if nothing does.
SDL_Rect changed(SDL_Surface& before, SDL_Surface& after) {
    int left = after.w;
    int right = -1;
    int top = after.h;
    int bottom = -1;
    for (int y = 0; y < after.h; ++y) {
        const Uint32* a = ui::row(before, y);
        const Uint32* b = ui::row(after, y);
        for (int x = 0; x < after.w; ++x) {
            if (a[x] == b[x]) continue;
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            bottom = y;
        }
    }
    if (right < 0) return {0, 0, 1, 1};
    return {left, top, right - left + 1, bottom - top + 1};
}

}  // namespace

struct Gif::Map {
    Map() : object(GifMakeMapObject(colours, nullptr)) {}
    ~Map() { GifFreeMapObject(object); }
    Map(const Map&) = delete;
    Map& operator=(const Map&) = delete;
    ColorMapObject* object;
};

Gif::Gif(const std::vector<SDL_Surface*>& samples)
    : file_(EGifOpen(&bytes_, append, nullptr)), map_(std::make_unique<Map>()), nearest_(1U << 18, -1) {
    std::array<std::vector<GifByteType>, 3> channels;
    for (SDL_Surface* sample : samples)
        for (int y = 0; y < sample->h; ++y)
            for (int x = 0; x < sample->w; ++x)
                for (unsigned i = 0; i < 3; ++i) channels[i].push_back(static_cast<GifByteType>(ui::row(*sample, y)[x] >> (16 - 8 * i)));
    int wanted = colours;
    std::vector<GifByteType> unused(channels[0].size());
    const auto width = static_cast<unsigned>(samples.front()->w);
    const bool found =
        map_->object != nullptr && GifQuantizeBuffer(width, static_cast<unsigned>(unused.size()) / width, &wanted, channels[0].data(),
                                                     channels[1].data(), channels[2].data(), unused.data(), map_->object->Colors) == GIF_OK;
    if (!found && file_ != nullptr) EGifCloseFile(std::exchange(file_, nullptr), nullptr);
}

Gif::~Gif() {
    if (file_ != nullptr) EGifCloseFile(file_, nullptr);
}

unsigned char Gif::index_of(Uint32 pixel) {
    const auto channel = [pixel](int shift) { return static_cast<int>((pixel >> shift) & 255); };
    const int red = channel(16);
    const int green = channel(8);
    const int blue = channel(0);
    short& nearest = nearest_[static_cast<std::size_t>((red >> 2) << 12 | (green >> 2) << 6 | blue >> 2)];
    if (nearest >= 0) return static_cast<unsigned char>(nearest);
    int least = 1 << 30;
    for (int i = 0; i < colours; ++i) {
        const GifColorType& colour = map_->object->Colors[i];
        const int far = (colour.Red - red) * (colour.Red - red) + 2 * (colour.Green - green) * (colour.Green - green) +
                        (colour.Blue - blue) * (colour.Blue - blue);
        if (far >= least) continue;
        least = far;
        nearest = static_cast<short>(i);
    }
    return static_cast<unsigned char>(nearest);
}

bool Gif::begin(const SDL_Surface& picture) {
    if (file_ == nullptr) return false;
    EGifSetGifVersion(file_, true);
    const GifByteType loop_forever[] = {1, 0, 0};
    return EGifPutScreenDesc(file_, picture.w, picture.h, 8, 0, map_->object) == GIF_OK &&
           EGifPutExtensionLeader(file_, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(file_, 11, "NETSCAPE2.0") == GIF_OK &&
           EGifPutExtensionBlock(file_, sizeof loop_forever, loop_forever) == GIF_OK && EGifPutExtensionTrailer(file_) == GIF_OK;
}

bool Gif::write(SDL_Surface& picture, const SDL_Rect& part, int hundredths) {
    GraphicsControlBlock control{};
    control.DisposalMode = DISPOSE_DO_NOT;
    control.DelayTime = hundredths;
    control.TransparentColor = NO_TRANSPARENT_COLOR;
    GifByteType block[4];
    EGifGCBToExtension(&control, block);
    if (EGifPutExtension(file_, GRAPHICS_EXT_FUNC_CODE, sizeof block, block) != GIF_OK) return false;
    if (EGifPutImageDesc(file_, part.x, part.y, part.w, part.h, false, nullptr) != GIF_OK) return false;
    std::vector<GifByteType> line(static_cast<std::size_t>(part.w));
    for (int y = part.y; y < part.y + part.h; ++y) {
        const Uint32* pixels = ui::row(picture, y) + part.x;
        std::transform(pixels, pixels + part.w, line.begin(), [this](Uint32 pixel) { return index_of(pixel); });
        if (EGifPutLine(file_, line.data(), part.w) != GIF_OK) return false;
    }
    return true;
}

bool Gif::add(ui::Surface picture, int hundredths) {
    if (!picture || (!last_ && !begin(*picture))) return false;
    const SDL_Rect part = last_ ? changed(*last_, *picture) : SDL_Rect{0, 0, picture->w, picture->h};
    if (!write(*picture, part, hundredths)) return false;
    last_ = std::move(picture);
    return true;
}

std::string Gif::finish() {
    GifFileType* file = std::exchange(file_, nullptr);
    if (file == nullptr || !last_ || EGifCloseFile(file, nullptr) != GIF_OK) return {};
    return std::move(bytes_);
}

}  // namespace fow::app
