// Numbers that only look random: the same input gives the same number on every machine.
#pragma once

#include <cstdint>

namespace fow {

/// Scatters both numbers over all 64 bits (the finish of SplitMix64, by Steele, Lea and Flood).
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t a, std::uint64_t b = 0) {
    std::uint64_t z = a + 0x9E3779B97F4A7C15ULL * (b + 1);
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31U);
}

}  // namespace fow
