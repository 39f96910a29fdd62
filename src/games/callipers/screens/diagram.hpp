// Diagrams of the rulebook, drawn like the map of the game, with what is allowed and what is not.
#pragma once

#include <vector>

#include "games/callipers/view/diagram.hpp"
#include "games/callipers/screens/words.hpp"
#include "ui/pages/rulebook_screen.hpp"

namespace fow::callipers::screens {

/// The diagrams for the pages of the rulebook; they must outlive the result. Callipers measure a march; a turn or a wheel swings;
/// guns have their arcs and targets their lines of front and rear; what is refused is crossed out.
[[nodiscard]] std::vector<RuleDiagram> rule_diagrams(const std::vector<callipers::Diagram>& diagrams);

}  // namespace fow::callipers::screens
