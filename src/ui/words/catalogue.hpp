// The compiled form of a translation, "fog-of-waterloo.mo". The system's reader believes every number in it.
#pragma once

#include <string_view>

namespace fow::ui {

/// Whether the system's reader can look up any sentence in these bytes: all places are inside the file, and no search is endless. Pure.
[[nodiscard]] bool is_sound_catalogue(std::string_view bytes);

}  // namespace fow::ui
