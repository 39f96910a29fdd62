// Positions and chances as text, for terminals and tests.
#pragma once

#include <string>

#include "games/alliance/engine/outlook.hpp"

namespace fow::alliance {

/// A position. Ends with a newline.
[[nodiscard]] std::string text_of(const Rules& rules, const State& state);
/// The chances of an action (L13.6).
[[nodiscard]] std::string text_of(const Outlook& outlook);

}  // namespace fow::alliance
