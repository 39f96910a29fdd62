// The ground: paper with relief, roads as wide as their strips, farms with their walls, the limits of the battle.
#pragma once

#include <imgui.h>

#include "games/callipers/screens/camera.hpp"
#include "ui/window/window.hpp"

namespace fow::callipers::screens {

/// On any list; `lines`: with thin lines every 500 yards.
void paint_ground(Window& window, ImDrawList& list, const Camera& camera, const RuleSet& rules, bool lines);
/// The same from a texture that is kept while the camera does not move.
void draw_ground(Window& window, ImDrawList& list, const Camera& camera, const RuleSet& rules, bool lines);
/// Without scale and rose, for pictures in lists; kept for each battle.
void draw_small_ground(Window& window, ImDrawList& list, const Camera& camera, const RuleSet& rules);
/// Who holds the strongpoints, on top of the ground.
void paint_owners(Window& window, ImDrawList& list, const Camera& camera, const View& view, const RuleSet& rules);
/// The flags and names of the strongpoints, as rectangles in pixels: names are beside them where no piece stands.
[[nodiscard]] std::vector<SDL_FRect> signs_of_farms(Window& window, const Camera& camera, const View& view, const RuleSet& rules);
/// The scale and the rose, and the walls of a farm, as rectangles in pixels: no name is written over them.
[[nodiscard]] std::vector<SDL_FRect> instruments_on(Window& window, const Camera& camera);
[[nodiscard]] SDL_FRect walls_on(const Camera& camera, const callipers::Strongpoint& farm);
/// Ink on a halo of paper.
void paint_name(Window& window, ImDrawList& list, Type type, ImVec2 middle, unsigned rgb, const std::string& name,
                unsigned halo = 0xF2EAD2);

}  // namespace fow::callipers::screens
