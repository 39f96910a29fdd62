// Small drawings for the editor's tools.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include "ui/desk/desk.hpp"
#include "ui/screens/editor_screen.hpp"

namespace fow::ui {

/// Inside `rect` (pixels, a square).
void draw_tool_icon(Desk& desk, ImDrawList& list, const SDL_FRect& rect, EditorTool tool, const Roster& roster);

}  // namespace fow::ui
