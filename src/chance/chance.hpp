// Where dice and draws come from: dictated outcomes first, then our own random numbers.
#pragma once

#include <string_view>
#include <vector>

#include "fow/core/pcg32.hpp"
#include "fow/engine/rules.hpp"

namespace fow {

class Chance {
public:
    explicit Chance(std::uint64_t seed) : numbers_(seed) {}

    /// Queues faces of the Battle die, "Blue,Red+,BlueR"; the rolls to come take them in order.
    /// False, and nothing queued, when a word is no face.
    [[nodiscard]] bool dictate(std::string_view faces);
    /// One of the outcomes, by weight. `due` must not be empty.
    [[nodiscard]] Roll pick(const RollList& due);
    [[nodiscard]] Pcg32& numbers() { return numbers_; }

private:
    Pcg32 numbers_;
    std::vector<DieFace> dictated_;
};

}  // namespace fow
