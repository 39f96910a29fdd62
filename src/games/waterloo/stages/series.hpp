// The Hundred Days: Waterloo's series of battles.
#pragma once

#include "app/system.hpp"
#include "games/waterloo/stages/stages.hpp"

namespace fow::waterloo::stages {

class WaterlooSystem;

/// `system` is used only after it has been constructed.
[[nodiscard]] SeriesEntry hundred_days(WaterlooSystem& system);

}  // namespace fow::waterloo::stages
