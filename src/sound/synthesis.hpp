// Every sound of the game, made of noise and sines, computed in double so that the samples are the same on every machine.
#pragma once

#include <cstdint>
#include <vector>

#include "ui/window/sounds.hpp"

namespace fow::sound {

inline constexpr int sample_rate = 44100;  ///< per second, mono

/// 0.05 to 1.2 seconds long. Starts and ends in silence and never reaches full scale.
[[nodiscard]] std::vector<std::int16_t> samples_of(ui::Sound sound);

}  // namespace fow::sound
