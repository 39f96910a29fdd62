// The time that moving pictures and held keys go by.
#pragma once

#include <SDL.h>

namespace fow::ui {

/// Milliseconds, by the real clock; from the first call of pass_time() on by that alone: written input then makes the same
/// frames whenever and wherever it is played.
[[nodiscard]] Uint32 now();
void pass_time(Uint32 milliseconds);

}  // namespace fow::ui
