// What the column of the play screen says.
// The strengths of a fight written out with all that adds to them (W10.5, W10.10, W11.7, W12.6).
#pragma once

#include <string>
#include <vector>

#include "fow/view/chances.hpp"

namespace fow::ui {

[[nodiscard]] std::string actions_left_text(int left);
/// W12.2, W12.3: what an Expert player marches for.
[[nodiscard]] std::string aim_text(Seat seat);
/// What a kind can do, in a line (W4, W5).
[[nodiscard]] std::string what_it_does(const Unit& unit, const PlayerView& view);
/// A tile, its owner and its damage, and what it does for whom (W10, W12.5, W14.4).
[[nodiscard]] std::string ground_text(const PlayerView& view, const SeenTile& tile);
/// Why a piece beside the map cannot come onto it now.
[[nodiscard]] std::string entry_refused(const PlayerView& view, UnitId unit);
/// "Of the 27 pieces it may be, 5 would fall, 15 would come to the die, 7 would hold." `name`: of the one it is, where it is one.
[[nodiscard]] std::string chances_text(const Chances& chances, const std::string& name, bool shot);
/// "One of 23: 5 light infantry, 18 line infantry."
[[nodiscard]] std::string may_be_text(const Roster& roster, const UnitSet& units);
/// What the enemy knows of an own piece.
[[nodiscard]] std::string known_to_enemy_text(Knowledge known);
/// What the card being carried out still lets its player do; `done` pieces have been picked for it.
[[nodiscard]] std::vector<std::string> what_is_left(const PlayerView& view, int done);

/// "4", "3 + 1 fortified = 4", "6 less 2 weakened + 1 hill = 5", "5 + 1 hill + 1 spirit = 6 at most".
/// `weakened` blocks are already taken off `might.printed`.
[[nodiscard]] std::string sum_text(const PlayerView& view, const Might& might, int weakened = 0);

}  // namespace fow::ui
