// How the pages of every game look in La Belle Alliance, the diagrams of its rulebook, and its reference card.
#pragma once

#include <vector>

#include "games/alliance/screens/words.hpp"
#include "games/alliance/view/position.hpp"
#include "ui/pages/rulebook_screen.hpp"
#include "ui/window/game_look.hpp"
#include "ui/window/window.hpp"

namespace fow::alliance::screens {

/// In the player's language: open the catalogue first.
[[nodiscard]] GameLook look_of_alliance();

/// A small picture of the battlefield of a saved game: what is left in each camp.
[[nodiscard]] Drawing picture_of(const RuleSet& rules, const View& view);
/// The arms of a side.
void draw_crest(Window& window, ImDrawList& list, const SDL_FRect& rect, Seat side);

/// The diagrams for the pages of the rulebook; they must outlive the result. An action is an arrow from its camp to its target, a refused
/// one is crossed out; a rout test shows the tracks below the map. All are drawn like the map of the game.
[[nodiscard]] std::vector<RuleDiagram> rule_diagrams(const std::vector<alliance::Diagram>& diagrams);

/// The reference card: the tables of all cards, and how far each can be trusted (L14.1). A page above everything. True when it is closed.
[[nodiscard]] bool reference_page(Window& window, const RuleSet& rules);

}  // namespace fow::alliance::screens
