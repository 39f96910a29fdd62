#include "ui/window/colours.hpp"

#include <algorithm>

namespace fow::ui {

ImU32 packed(unsigned rgb, float alpha) {
    return IM_COL32(rgb >> 16, (rgb >> 8) & 255, rgb & 255, static_cast<int>(std::clamp(alpha, 0.0F, 1.0F) * 255 + 0.5F));
}

ImVec4 vivid(unsigned rgb, float alpha) {
    ImVec4 colour = ImGui::ColorConvertU32ToFloat4(packed(rgb));
    colour.w = alpha;
    return colour;
}

}  // namespace fow::ui
