// What a player could have done, in words.
#pragma once

#include <string>

#include "games/waterloo/view/action.hpp"
#include "games/waterloo/view/player_view.hpp"

namespace fow::waterloo::screens {

/// "French light infantry 1 (1er Léger) moves from a4 to c5": the action as the log would tell it, without a full stop. `view`: before
/// it, of the player who could have done it.
[[nodiscard]] std::string action_text(const PlayerView& view, const Roster& roster, const Action& action);

}  // namespace fow::waterloo::screens
