// How the pages of every game look in the classic game and its variants, the diagrams of their rulebook, and their reference card.
#pragma once

#include <string_view>
#include <vector>

#include "games/stratego/screens/words.hpp"
#include "games/stratego/view/view.hpp"
#include "ui/pages/rulebook_screen.hpp"
#include "ui/window/game_look.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

/// In the player's language: open the catalogue first. `id`: RuleSet::id.
[[nodiscard]] GameLook look_of(std::string_view id);

/// The small board of a saved game, as anybody may see it: whose pieces stand where. `view`: an onlooker's; only that much of it is kept.
[[nodiscard]] Drawing picture_of(const RuleSet& rules, const View& view);

/// The diagrams for the pages of the rulebook; they must outlive the result. A move is an arrow, an attack an arrow and a ring; refused
/// moves are crossed out. Each is part of a board, drawn like the game's.
[[nodiscard]] std::vector<RuleDiagram> rule_diagrams(const std::vector<fow::stratego::Diagram>& diagrams);

/// The reference card: ranks, what they do and take, and how many of each are left. A page above everything. True when it is closed.
[[nodiscard]] bool reference_page(Window& window, const View& view, const RuleSet& rules);

}  // namespace fow::stratego::screens
