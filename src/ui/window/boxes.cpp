#include "ui/window/boxes.hpp"

#include <algorithm>

namespace fow::ui {

SDL_FRect common_part(const SDL_FRect& a, const SDL_FRect& b) {
    const float left = std::max(a.x, b.x);
    const float top = std::max(a.y, b.y);
    return {left, top, std::max(0.0F, std::min(a.x + a.w, b.x + b.w) - left), std::max(0.0F, std::min(a.y + a.h, b.y + b.h) - top)};
}

void Boxes::clear(int width, int height) {
    boxes_.clear();
    rooms_.assign(1, {{0, 0, static_cast<float>(width), static_cast<float>(height)}, false});
    layer_ = 0;
}

void Boxes::add(Box::Kind kind, std::string_view name, const SDL_FRect& rect) {
    if (records_) boxes_.push_back({kind, std::string(name), rect, rooms_.back().clip, rooms_.back().scrolls, layer_});
}

void Boxes::enter(Box::Kind kind, std::string_view name, const SDL_FRect& rect, const SDL_FRect& clip, bool scrolls) {
    add(kind, name, rect);
    rooms_.push_back({common_part(clip, rooms_.back().clip), scrolls});
}

}  // namespace fow::ui
