// An act as a player clicks it.
#pragma once

#include <string>

#include "fow/view/player_view.hpp"

namespace fow::test {

/// Lines of a script that do `action` on the screen of `seat`, of which `view` is; nothing may be chosen on it.
/// "fail" for what is done from the menu or the set-up.
[[nodiscard]] std::string clicks_for(const PlayerView& view, Seat seat, const Action& action);

}  // namespace fow::test
