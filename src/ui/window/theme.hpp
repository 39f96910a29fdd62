// The look of Dear ImGui in the game.
#pragma once

#include <imgui.h>

#include <set>
#include <vector>

#include "ui/window/fonts.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// Roundings, padding and colours for that scale.
void apply_style(ImGuiStyle& style, float scale);

/// Font size in pixels at that scale, by Type.
[[nodiscard]] float pixels_of(Type type, float scale);

/// Fills the font atlas for that scale.
void load_fonts(ImFontAtlas& atlas, const FontFiles& files, const std::set<char32_t>& letters, float scale, Fonts& fonts);

}  // namespace fow::ui
