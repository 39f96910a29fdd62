// A view as text, for terminals and for the golden files of the tests.
#pragma once

#include <string>

#include "games/waterloo/view/diagram.hpp"

namespace fow::waterloo {

/// "turn 3, 12:00"
[[nodiscard]] std::string moment(int turn, int minutes);
/// The board, the pieces off the board, and the state of the game. Ends with a newline.
[[nodiscard]] std::string text_of(const PlayerView& view, const Roster& roster);
/// Everything that both players' own views show.
[[nodiscard]] std::string text_of_both(const PlayerView& french, const PlayerView& allied, const Roster& roster);
/// The part of the board in the diagram, then what is played, what is allowed and what is not. Ends with a newline.
[[nodiscard]] std::string text_of(const Diagram& diagram, const Roster& roster);
/// The meaning of the cells.
[[nodiscard]] std::string legend();

}  // namespace fow::waterloo
