// Numbers as the player's language writes them.
#pragma once

#include <string>

#include "core/sentence.hpp"

namespace fow {

/// The digits in groups of three: "12,000".
[[nodiscard]] std::string grouped(long long number, Translate translate = untranslated);
/// Rounded to that many digits after the point: "3.5".
[[nodiscard]] std::string decimal(double number, int digits, Translate translate = untranslated);

}  // namespace fow
