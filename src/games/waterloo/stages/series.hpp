// The Hundred Days: Waterloo's series of battles.
#pragma once

#include "app/system.hpp"
#include "games/waterloo/stages/stages.hpp"

namespace fow::waterloo::stages {

class WaterlooSystem;

/// `system` is used only after it has been constructed.
[[nodiscard]] SeriesEntry hundred_days(WaterlooSystem& system);

/// Where the game at the table stands in its series, for that seat, and what the battle is about; empty for any other game.
struct SeriesTold {
    std::string standing;  ///< "Quatre Bras, battle 1 of 4. Points: yours 0, enemy 0."
    std::string briefing;
};
[[nodiscard]] SeriesTold series_told(Program& program, Seat seat);

}  // namespace fow::waterloo::stages
