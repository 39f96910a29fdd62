// Random numbers for tests.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <random>
#include <utility>
#include <vector>

namespace fow::testing {

/// `count` seeds in a row. They follow FOW_SEED, which ./check sets and prints: 0 in CI, so that it always plays the same games.
[[nodiscard]] inline std::vector<std::uint32_t> random_seeds(std::size_t count) {
    const char* text = std::getenv("FOW_SEED");
    const auto first = text == nullptr ? 1U : static_cast<std::uint32_t>(std::strtoul(text, nullptr, 10)) + 1;
    std::vector<std::uint32_t> seeds(count);
    std::iota(seeds.begin(), seeds.end(), first);
    return seeds;
}

/// The same numbers on every platform: std::mt19937 is fixed by the standard, its distributions are not.
class Dice {
public:
    explicit Dice(std::uint32_t seed) : engine_(seed) {}
    /// 0 to count - 1; `count` must be positive.
    [[nodiscard]] std::size_t below(std::size_t count) { return engine_() % count; }
    /// True once in `count` times.
    [[nodiscard]] bool once_in(std::size_t count) { return below(count) == 0; }
    template <class List>
    [[nodiscard]] const auto& one_of(const List& list) {
        return list[below(list.size())];
    }
    template <class T>
    void shuffle(std::vector<T>& list) {
        for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[below(i)]);
    }

private:
    std::mt19937 engine_;
};

}  // namespace fow::testing
