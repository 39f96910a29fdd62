// What is on the map, the tracks and the cards: division blocks, guns, cubes and dice, of armies that differ in shape, not only in colour.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <optional>

#include "games/alliance/screens/words.hpp"
#include "ui/window/window.hpp"

namespace fow::alliance::screens {

/// A division: a French square, an Allied circle, a Prussian triangle, `size` pixels high, with the sign of its arm, as far as there is
/// room for one. `gone`: only its outline.
void draw_division(Window& window, ImDrawList& list, ImVec2 middle, float size, Nation nation, std::optional<Arm> arm, bool gone = false);
/// A marker of the Grand Battery.
void draw_gun(const Window& window, ImDrawList& list, ImVec2 middle, float size, bool gone = false);
/// The cube of the army that holds a place, with its sign.
void draw_cube(const Window& window, ImDrawList& list, ImVec2 middle, float size, Nation nation);
/// A die in the colour of an army; `face` 1 to 6, none while it rolls. `turning` 0 to 1: progress of the roll.
void draw_die(const Window& window, ImDrawList& list, ImVec2 middle, float size, Nation nation, int face, float turning = 1);

}  // namespace fow::alliance::screens
