// Script lines for a player's actions with the pointer; keys_for() turns them into keys.
#pragma once

#include <string>

#include "app/program_run.hpp"
#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/view/player_view.hpp"

namespace fow::test {

using namespace waterloo;

/// Script lines that play `action` on the screen of `seat`, whose view is `view`; nothing may be selected there.
/// "fail" for actions of the menu or the set-up.
[[nodiscard]] std::string clicks_for(const PlayerView& view, Seat seat, const Action& action);
/// The same with the answer to the question before an attack that always loses.
[[nodiscard]] std::string clicks_for(const Session& session, Seat seat, const Action& action);

}  // namespace fow::test
