// The source of dice and draws: first dictated outcomes, then random numbers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "fow/core/pcg32.hpp"
#include "fow/games/waterloo/engine/rules.hpp"

namespace fow {

/// What is wrong with a seed that somebody typed; "" = nothing. A seed is 0 to 18446744073709551615.
[[nodiscard]] std::string fault_of_seed(const std::string& text);

class Chance {
public:
    explicit Chance(std::uint64_t seed) : numbers_(seed) {}

    /// Queues faces of the Battle die, "Blue,Red+,BlueR", for the next rolls. Returns false and queues nothing if a word is not a face.
    [[nodiscard]] bool dictate(std::string_view faces);
    /// Whether faces are queued.
    [[nodiscard]] bool dictates() const { return !dictated_.empty(); }
    /// One of the outcomes, by weight: a dictated face, or else decided by `numbers`. `due` must not be empty.
    [[nodiscard]] Roll pick(const RollList& due, Pcg32& numbers);
    [[nodiscard]] Roll pick(const RollList& due) { return pick(due, numbers_); }
    [[nodiscard]] Pcg32& numbers() { return numbers_; }

private:
    Pcg32 numbers_;
    std::vector<DieFace> dictated_;
};

}  // namespace fow
