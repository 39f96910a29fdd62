// A view as text: for people at a terminal and for the goldens of the tests.
#pragma once

#include <string>

#include "fow/view/diagram.hpp"

namespace fow::cli {

/// The board, what lies beside it, and where the game stands. Ends in a line break.
[[nodiscard]] std::string text_of(const PlayerView& view, const Roster& roster);
/// Both sides open: what each player's own view shows.
[[nodiscard]] std::string text_of_both(const PlayerView& french, const PlayerView& allied, const Roster& roster);
/// The part of the board that it shows, then what is played, what may be done and what may not. Ends in a line break.
[[nodiscard]] std::string text_of(const Diagram& diagram, const Roster& roster);
/// What the cells mean.
[[nodiscard]] std::string legend();

}  // namespace fow::cli
