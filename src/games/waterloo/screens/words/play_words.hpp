// Texts of the play screen's column, and strengths written out with their bonuses (W10.5, W10.10, W11.7, W12.6).
#pragma once

#include <string>
#include <vector>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/chances.hpp"

namespace fow::waterloo::screens {

[[nodiscard]] std::string actions_left_text(int left);
/// W12.2, W12.3: the aim of an Expert player.
/// "two", "thirteen" as "13".
[[nodiscard]] std::string number_word(int number);
/// "one piece", "two pieces"
[[nodiscard]] std::string pieces_text(int count);
[[nodiscard]] std::string aim_text(Seat seat, const PlayerView& view);
/// What a kind of piece can do, in one line (W4, W5).
[[nodiscard]] std::string what_it_does(const Unit& unit, const PlayerView& view);
/// A tile, its owner and damage, and its effects (W10, W12.5, W14.4).
[[nodiscard]] std::string ground_text(const PlayerView& view, const SeenTile& tile);
/// Why a piece beside the map cannot enter now.
[[nodiscard]] std::string entry_refused(const PlayerView& view, UnitId unit);
/// "Win 5, die 15, lose 7 (of 27 possible)." `name`: of the piece, if only one is possible.
[[nodiscard]] std::string chances_text(const Chances& chances, const std::string& name, bool shot);
/// "One of 23: 5 light infantry, 18 line infantry."
[[nodiscard]] std::string may_be_text(const Roster& roster, const UnitSet& units);
/// What the enemy knows about a friendly piece.
[[nodiscard]] std::string known_to_enemy_text(Knowledge known);
/// "If attacked: ask me"
[[nodiscard]] std::string order_text(Orders order);
/// What the card being played still allows; `done` pieces have been chosen for it.
[[nodiscard]] std::vector<std::string> what_is_left(const PlayerView& view, int done);

/// "4", "3 + 1 fortified = 4", "6 - 2 weakened + 1 hill = 5", "5 + 1 hill + 1 spirit = 6 (max)". `weakened` has already been subtracted
/// from `might.printed`.
[[nodiscard]] std::string sum_text(const PlayerView& view, const FightingStrength& might, int weakened = 0);

}  // namespace fow::waterloo::screens
