// How the pages of every game look in Waterloo by callipers.
#pragma once

#include "games/callipers/screens/words.hpp"
#include "ui/window/game_look.hpp"

namespace fow::callipers::screens {

/// In the player's language: open the catalogue first.
[[nodiscard]] GameLook look_of_callipers();
/// A small picture of the field of a saved game.
[[nodiscard]] Drawing picture_of(const RuleSet& rules, const View& view);
/// All pieces where the battle puts them, for pictures.
[[nodiscard]] View view_at_start(const RuleSet& rules);
/// The arms of a side.
void draw_crest(Window& window, ImDrawList& list, const SDL_FRect& rect, Seat side);

}  // namespace fow::callipers::screens
