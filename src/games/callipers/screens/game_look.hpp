// How the pages of every game look in Waterloo by callipers, the diagrams of its rulebook, and its reference card.
#pragma once

#include <vector>

#include "games/callipers/screens/words.hpp"
#include "games/callipers/view/position.hpp"
#include "ui/pages/rulebook_screen.hpp"
#include "ui/window/game_look.hpp"
#include "ui/window/window.hpp"

namespace fow::callipers::screens {

/// In the player's language: open the catalogue first.
[[nodiscard]] GameLook look_of_callipers();
/// A small picture of the field of a saved game.
[[nodiscard]] Drawing picture_of(const RuleSet& rules, const View& view);
/// All pieces where the battle puts them, for pictures.
[[nodiscard]] View view_at_start(const RuleSet& rules);
/// The arms of a side.
void draw_crest(Window& window, ImDrawList& list, const SDL_FRect& rect, Seat side);

/// The diagrams for the pages of the rulebook; they must outlive the result. Callipers measure a march; a turn or a wheel swings; guns have
/// their arcs and targets their lines of front and rear; what is refused is crossed out. All are drawn like the map of the game.
[[nodiscard]] std::vector<RuleDiagram> rule_diagrams(const std::vector<callipers::Diagram>& diagrams);

/// The reference card: keys, typed orders, and the figures of the game with how far each can be trusted (K13). A page above everything.
/// True when it is closed.
[[nodiscard]] bool reference_page(Window& window, const RuleSet& rules);

}  // namespace fow::callipers::screens
