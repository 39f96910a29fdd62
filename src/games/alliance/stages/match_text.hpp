// L12.3: a match of two games in words.
#pragma once

#include <string>

#include "games/alliance/stages/stages.hpp"

namespace fow::alliance::stages {

/// Once a game is over: the score of the match of two games, or how to play one. Empty if the game belongs to no match.
[[nodiscard]] std::string match_text(const Session& session, const PerSeat<std::string>& names);
/// While the second game is played: how the first one ended. Empty in every other game.
[[nodiscard]] std::string first_game_text(const Session& session);

}  // namespace fow::alliance::stages
