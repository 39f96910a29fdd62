#include "ui/window/scale.hpp"

#include <algorithm>

namespace fow::ui {

float scale_for(int width, int height, TextSize size, float strip) {
    const float w = static_cast<float>(width);
    const float h = static_cast<float>(height);
    const float plain = std::clamp(std::min(w / 1280, h / 800), 0.8F, 6.0F);
    const float most = std::min(w / smallest_width, h / (smallest_height + strip));
    return std::max(plain, std::min(plain * factor_of(size), most));
}

}  // namespace fow::ui
