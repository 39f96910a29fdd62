// Diagrams of the rulebook, drawn like the map of the game, with what is allowed and what is not.
#pragma once

#include <vector>

#include "fow/games/alliance/view/diagram.hpp"
#include "games/alliance/screens/names.hpp"
#include "ui/pages/rulebook_screen.hpp"

namespace fow::ui::alliance {

/// The diagrams for the pages of the rulebook; they must outlive the result. An action is an arrow from its camp to its target, a refused
/// one is crossed out; a rout test shows the tracks below the map.
[[nodiscard]] std::vector<RuleDiagram> rule_diagrams(const std::vector<game::Diagram>& diagrams);

}  // namespace fow::ui::alliance
