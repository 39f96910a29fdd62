// Random numbers for tests.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace fow::testing {

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
