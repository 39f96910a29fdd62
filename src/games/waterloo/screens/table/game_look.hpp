// How the pages of every game look in Waterloo, and the diagrams of its rulebook.
#pragma once

#include <vector>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/pages/rulebook_screen.hpp"
#include "ui/window/game_look.hpp"

namespace fow::waterloo::screens {

/// In the player's language: open the catalogue first.
[[nodiscard]] GameLook waterloo_look();

/// The diagrams for the pages of the rulebook; they and the roster must outlive the result. A march is an arrow, an attack an arrow and a
/// ring, a shot a dashed line and a crosshair, an arrival an open dot, a look an eye; refused actions are crossed out. Each is part of the
/// map, drawn like the game's.
[[nodiscard]] std::vector<RuleDiagram> rule_diagrams(const std::vector<Diagram>& diagrams, const Roster& roster);

}  // namespace fow::waterloo::screens
