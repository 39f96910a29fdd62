// Random numbers that are the same on every platform, unlike the standard distributions.
#pragma once

#include <bit>
#include <cstdint>

namespace fow {

/// PCG32, O'Neill's XSH RR.
class Pcg32 {
public:
    explicit constexpr Pcg32(std::uint64_t seed) {
        next();
        state_ += seed;
        next();
    }
    constexpr std::uint32_t next() {
        const std::uint64_t old = state_;
        state_ = old * 6364136223846793005ULL + 1442695040888963407ULL;
        const auto shifted = static_cast<std::uint32_t>(((old >> 18U) ^ old) >> 27U);
        return std::rotr(shifted, static_cast<int>(old >> 59U));
    }
    /// A number from 0 to `bound` - 1, all equally likely; `bound` must be at least 1. Multiplies instead of dividing (Lemire).
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = std::uint64_t{next()} * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) product = std::uint64_t{next()} * bound;
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

private:
    std::uint64_t state_ = 0;
};

/// A number that only looks random: the same input gives the same number on every machine. Scatters both numbers over all 64 bits (the
/// finish of SplitMix64, by Steele, Lea and Flood).
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t a, std::uint64_t b = 0) {
    std::uint64_t z = a + 0x9E3779B97F4A7C15ULL * (b + 1);
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31U);
}

}  // namespace fow
