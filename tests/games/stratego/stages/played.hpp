// Games of the Duel and of the classic game, and the scripts that click them.
#pragma once

#include <string>

#include "games/stratego/engine/session.hpp"

namespace fow::test::stratego {

struct PlayedGame {
    fow::stratego::Session session;
    std::string script;  ///< from the title to the last click before the page of the winner
};
/// Both sides know everything and go for the Flag; `seed` chooses among equally good moves.
[[nodiscard]] PlayedGame played_duel(std::uint64_t seed);
/// The same with forty pieces a side.
[[nodiscard]] PlayedGame played_classic(std::uint64_t seed);

/// Set-ups as letters (C6.3): Blue's Flag stands in the open on file j, and Red's Scout on j8 may run at it.
inline constexpr const char* open_blue = "B..B.8...F/1.8...2.s./..9...9...";
inline constexpr const char* open_red = "B..B.8...F/1.8...2.s./..9......9";
/// Script lines that set that army up and say that it is ready.
[[nodiscard]] std::string types_army(const std::string& letters);
/// Script lines to the first turn of a Duel between these two armies, Red's player at the screen.
[[nodiscard]] std::string begins_duel();

}  // namespace fow::test::stratego
