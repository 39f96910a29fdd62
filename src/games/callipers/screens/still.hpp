// The map with its pieces when nobody is playing: in replays, on the page of the winner, in exported pictures.
#pragma once

#include "games/callipers/screens/camera.hpp"
#include "games/callipers/screens/motion.hpp"
#include "ui/window/window.hpp"

namespace fow::callipers::screens {

/// Draws under all cards. `motion`: pieces that are moving, or null.
void draw_still(Window& window, const Camera& camera, const View& view, const RuleSet& rules, const Motion* motion);
/// The pieces alone, on any list.
void paint_still(Window& window, ImDrawList& list, const Camera& camera, const View& view, const RuleSet& rules, const Motion* motion);
/// The wheel, a drag with the right button, and the keys + - 0 change what is seen.
void use_sight(Window& window, const SDL_FRect& map, const Battle& battle, Sight& sight);
/// How far the arrow keys have moved something since the last frame: 10 yards each, 50 with Shift, 1 with Ctrl.
[[nodiscard]] Point arrows_pressed(const Keyboard& keys);
/// How far comma and full stop have turned something since the last frame: 1 degree each, 15 with Shift; clockwise is positive.
[[nodiscard]] int degrees_pressed(const Keyboard& keys);

}  // namespace fow::callipers::screens
