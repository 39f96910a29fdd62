// The colours of the window.
#pragma once

#include <imgui.h>

namespace fow::ui {

/// Colours of the window, 0xRRGGBB.
namespace colour {
inline constexpr unsigned paper = 0xEFE6CF, ink = 0x2A2520, field = 0xD5D7AE, hachure = 0x9A7B4F, mud = 0xA58A68, roof = 0x9E5A3C,
                          road = 0xC9B48A, brass = 0xB58E3C, baize = 0x24382F, prussian = 0x26282D, chalk = 0xE6E3D3;
}
/// ImGui's packed colour of 0xRRGGBB; `alpha` 0 to 1.
[[nodiscard]] ImU32 packed(unsigned rgb, float alpha = 1);
/// The same as four numbers from 0 to 1.
[[nodiscard]] ImVec4 vivid(unsigned rgb, float alpha = 1);

}  // namespace fow::ui
