// The log of the window: one line for each phase, as a report of the battle.
#pragma once

#include <vector>

#include "games/alliance/stages/stages.hpp"
#include "ui/widgets/texts.hpp"

namespace fow::alliance::stages {

/// "Turn 6, French: d'Erlon's attack, die 4 +1 = 5: Orange 3 to 1, d'Erlon 4 to 3."
struct PhaseTold {
    ui::LoggedLine line;
    std::size_t heard = 0;  ///< the number of lines in the game's own log at its end
};
/// Of the first `heard` lines of the game's log. What happens at the table, and offers, have lines of their own.
[[nodiscard]] std::vector<PhaseTold> phases_told(const Session& session, std::size_t heard);
/// The same as lines alone.
[[nodiscard]] std::vector<ui::LoggedLine> log_of(const Session& session, std::size_t heard);

}  // namespace fow::alliance::stages
