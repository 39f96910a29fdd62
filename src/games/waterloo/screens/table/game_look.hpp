// How the pages of every game look in this one.
#pragma once

#include "ui/window/game_look.hpp"

namespace fow::ui::inline waterloo {

/// In the player's language: open the catalogue first.
[[nodiscard]] GameLook waterloo_look();

}  // namespace fow::ui::inline waterloo
