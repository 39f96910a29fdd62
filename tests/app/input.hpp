// Script lines for a player's actions, with the pointer or with the keyboard alone.
#pragma once

#include <string>

#include "fow/games/waterloo/view/player_view.hpp"

namespace fow::test {

/// Script lines that play `action` on the screen of `seat`, whose view is `view`; nothing may be selected there.
/// "fail" for actions of the menu or the set-up.
[[nodiscard]] std::string clicks_for(const PlayerView& view, Seat seat, const Action& action);

/// The same script without the pointer: Tab and the arrow keys lead to each control, Enter clicks it, holding Enter drags.
[[nodiscard]] std::string keys_for(const std::string& clicks);

}  // namespace fow::test
