// What the column of the play screen says.
#pragma once

#include <string>
#include <vector>

#include "fow/view/player_view.hpp"
#include "ui/screens/odds.hpp"

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
/// "3 + 1 fortified = 4 against 4: the die would decide."
[[nodiscard]] std::string forecast_text(const PlayerView& view, const Odds& odds);
/// What the card being carried out still lets its player do; `done` pieces have been picked for it.
[[nodiscard]] std::vector<std::string> what_is_left(const PlayerView& view, int done);

}  // namespace fow::ui
