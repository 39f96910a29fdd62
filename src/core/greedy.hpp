// A player that judges each action on its own.
#pragma once

#include <algorithm>

#include "core/pcg32.hpp"

namespace fow {

/// The action with the highest value. Noise of less than one point decides between actions that are about equally good. `legal` must not be
/// empty.
template <class Actions, class Value>
[[nodiscard]] auto best_alone(const Actions& legal, Pcg32& numbers, const Value& value_of) {
    auto choice = legal.front();
    double most = -1e9;
    for (const auto& action : legal) {
        const double value = value_of(action) + numbers.below(1000) / 1000.0;
        if (value > most) choice = action;
        most = std::max(most, value);
    }
    return choice;
}

}  // namespace fow
