// A battlefield at a glance.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include "fow/view/battlefield.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// The ground, the pieces and the entry squares as a small map inside `rect` (pixels), at its top, in its middle.
void draw_field_picture(Window& window, ImDrawList& list, const SDL_FRect& rect, const Battlefield& field, const Roster& roster);

}  // namespace fow::ui
