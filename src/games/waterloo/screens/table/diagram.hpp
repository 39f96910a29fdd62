// A diagram of the rulebook, drawn like the game's map: part of the map, with what is allowed and what is not.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <vector>

#include "fow/games/waterloo/view/diagram.hpp"
#include "ui/pages/rulebook_screen.hpp"
#include "ui/window/window.hpp"

namespace fow::ui::inline waterloo {

/// Its size if `width` pixels are available.
[[nodiscard]] SDL_FPoint diagram_size(const Window& window, const Diagram& diagram, float width);
/// Draws the diagram at `rect`, which must have the size from diagram_size(). A march is an arrow, an attack an arrow and a ring, a shot a
/// dashed line and a crosshair, an arrival an open dot, a look an eye; refused actions are crossed out.
void draw_diagram(Window& window, ImDrawList& list, const SDL_FRect& rect, const Diagram& diagram, const Roster& roster);

/// The diagrams for the pages of the rulebook; they and the roster must outlive the result.
[[nodiscard]] std::vector<RuleDiagram> rule_diagrams(const std::vector<Diagram>& diagrams, const Roster& roster);

}  // namespace fow::ui::inline waterloo
