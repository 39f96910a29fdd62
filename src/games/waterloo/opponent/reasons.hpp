// Why an action was chosen, in one sentence, from what its seat knows.
#pragma once

#include "core/sentence.hpp"
#include "games/waterloo/engine/rules.hpp"

namespace fow::waterloo::opponent {

/// `view`: with the remembered faces. `gain`: points by which the action beats doing nothing, if that was judged.
[[nodiscard]] Told reason_for(const Rules& rules, const PlayerView& view, const Action& action, double gain);

}  // namespace fow::waterloo::opponent
