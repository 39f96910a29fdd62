// Small drawings for the editor's tools.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include "ui/screens/editor_screen.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// Inside `rect` (pixels, a square).
void draw_tool_icon(Window& window, ImDrawList& list, const SDL_FRect& rect, EditorTool tool, const Roster& roster);

}  // namespace fow::ui
