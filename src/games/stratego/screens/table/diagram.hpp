// Diagrams of the rulebook, drawn like the game's board: part of the board, with what is allowed and what is not.
#pragma once

#include <vector>

#include "games/stratego/screens/words.hpp"
#include "games/stratego/view/diagram.hpp"
#include "ui/pages/rulebook_screen.hpp"

namespace fow::stratego::screens {

/// The diagrams for the pages of the rulebook; they must outlive the result. A move is an arrow, an attack an arrow and a ring; refused
/// moves are crossed out.
[[nodiscard]] std::vector<RuleDiagram> rule_diagrams(const std::vector<fow::stratego::Diagram>& diagrams);

}  // namespace fow::stratego::screens
