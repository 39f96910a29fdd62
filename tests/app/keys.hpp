// What a player clicks, done with the keyboard alone.
#pragma once

#include <string>

namespace fow::test {

/// The same script without a pointer: Tab and the arrows lead to what was clicked, Enter presses it, a held Enter carries.
[[nodiscard]] std::string keys_for(const std::string& clicks);

}  // namespace fow::test
