// Dear ImGui in the game's dress.
#pragma once

#include <imgui.h>

#include <vector>

#include "ui/window/fonts.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// Roundings, paddings and colours for that scale.
void dress(ImGuiStyle& style, float scale);

/// Sizes of the lettering in pixels at that scale, by Type.
[[nodiscard]] float pixels_of(Type type, float scale);

/// Fills the font atlas for that scale.
void load_letters(ImFontAtlas& atlas, const FontFiles& files, float scale, Fonts& fonts);

}  // namespace fow::ui
