// Numbers in the environment, for longer runs than ./check makes.
#pragma once

#include <cstddef>
#include <cstdlib>

namespace fow::testing {

/// The number in that variable; `otherwise` if it is not set.
[[nodiscard]] inline std::size_t from_environment(const char* name, std::size_t otherwise) {
    const char* text = std::getenv(name);
    return text == nullptr ? otherwise : std::strtoul(text, nullptr, 10);
}

}  // namespace fow::testing
