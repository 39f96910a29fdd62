// How the pages of every game look in this one.
#pragma once

#include "games/waterloo/screens/words/names.hpp"
#include "ui/window/game_look.hpp"

namespace fow::waterloo::screens {

/// In the player's language: open the catalogue first.
[[nodiscard]] GameLook waterloo_look();

}  // namespace fow::waterloo::screens
