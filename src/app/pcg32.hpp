// Our own random numbers (PCG32, O'Neill's XSH RR): alike on every platform, unlike the standard distributions.
#pragma once

#include <bit>
#include <cstdint>

namespace fow::app {

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
    /// 0 to `bound` - 1, each alike; `bound` at least 1.
    constexpr std::uint32_t below(std::uint32_t bound) {
        const std::uint32_t threshold = (0U - bound) % bound;
        for (;;)
            if (const std::uint32_t number = next(); number >= threshold) return number % bound;
    }

private:
    std::uint64_t state_ = 0;
};

}  // namespace fow::app
