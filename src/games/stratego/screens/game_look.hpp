// How the pages of every game look in the classic game and its variants.
#pragma once

#include <string_view>

#include "games/stratego/screens/words.hpp"
#include "ui/window/game_look.hpp"

namespace fow::stratego::screens {

/// In the player's language: open the catalogue first. `id`: RuleSet::id.
[[nodiscard]] GameLook look_of(std::string_view id);

/// The small board of a saved game, as anybody may see it: whose pieces stand where. `view`: an onlooker's; only that much of it is kept.
[[nodiscard]] Drawing picture_of(const RuleSet& rules, const View& view);

}  // namespace fow::stratego::screens
