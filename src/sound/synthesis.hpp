// Every sound of the table, made of noise and sines: the same samples on every machine.
#pragma once

#include <cstdint>
#include <vector>

#include "ui/window/sounds.hpp"

namespace fow::sound {

inline constexpr int sample_rate = 44100;  ///< a second, one channel

/// 0.05 to 1.2 seconds; it begins and ends in silence and never reaches full scale.
[[nodiscard]] std::vector<std::int16_t> samples_of(ui::Sound sound);

}  // namespace fow::sound
