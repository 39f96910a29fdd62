// How the pages of every game look in La Belle Alliance.
#pragma once

#include "games/alliance/screens/words.hpp"
#include "ui/window/game_look.hpp"

namespace fow::alliance::screens {

/// In the player's language: open the catalogue first.
[[nodiscard]] GameLook look_of_alliance();

/// A small picture of the battlefield of a saved game: what is left in each camp.
[[nodiscard]] Drawing picture_of(const RuleSet& rules, const View& view);
/// The arms of a side.
void draw_crest(Window& window, ImDrawList& list, const SDL_FRect& rect, Seat side);

}  // namespace fow::alliance::screens
