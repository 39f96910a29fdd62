// A diagram of the rulebook, drawn as the game's own map: a part of it, with what may be done there and what may not.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include "fow/view/diagram.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// How large it is drawn where there is room for `width` pixels.
[[nodiscard]] SDL_FPoint diagram_size(const Window& window, const Diagram& diagram, float width);
/// On that draw list, its corner at `rect`, which has the size of diagram_size(). A march is an arrow, an attack an arrow and a
/// ring, a shot a dashed line and a cross hair, an arrival an open dot, a look an eye; what is refused is crossed out.
void draw_diagram(Window& window, ImDrawList& list, const SDL_FRect& rect, const Diagram& diagram, const Roster& roster);

}  // namespace fow::ui
