// Diagrams of the rulebook, drawn like the map of the game, with what is allowed and what is not.
#pragma once

#include <vector>

#include "games/alliance/view/diagram.hpp"
#include "games/alliance/screens/words.hpp"
#include "ui/pages/rulebook_screen.hpp"

namespace fow::alliance::screens {

/// The diagrams for the pages of the rulebook; they must outlive the result. An action is an arrow from its camp to its target, a refused
/// one is crossed out; a rout test shows the tracks below the map.
[[nodiscard]] std::vector<RuleDiagram> rule_diagrams(const std::vector<alliance::Diagram>& diagrams);

}  // namespace fow::alliance::screens
