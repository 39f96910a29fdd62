// assets/voices.json: the introduction, and what was said in 1815.
#pragma once

#include <string>

#include "core/voices.hpp"

namespace fow {

/// Format "fog-of-waterloo/voices", version 1. Throws DataError with every fault, also if two things are said at one place.
[[nodiscard]] Voices read_voices(const std::string& text, const std::string& document);

}  // namespace fow
