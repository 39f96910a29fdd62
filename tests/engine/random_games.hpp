// Random games for property tests, from a seeded generator outside the engine.
#pragma once

#include <random>
#include <vector>

#include "fow/engine/session.hpp"
#include "table.hpp"

namespace fow::testing {

/// The same numbers on every platform: std::mt19937 is fixed by the standard, its distributions are not.
class Dice {
public:
    explicit Dice(std::uint32_t seed) : engine_(seed) {}
    /// 0 to count - 1; `count` must be positive.
    [[nodiscard]] std::size_t below(std::size_t count) { return engine_() % count; }
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

/// A random complete deployment of that seat: up to ten pieces stay in reserve.
[[nodiscard]] std::vector<Action> random_deployment(const Rules& rules, Seat seat, Dice& dice);

/// A game set up at random, the first turn begun.
[[nodiscard]] State random_start(const Rules& rules, Dice& dice);

/// A random legal act; resignations and draws are rare, fights preferred, so that games come to their ends by the rules.
[[nodiscard]] Action random_action(const Rules& rules, const State& state, const ActionList& list, Dice& dice);

/// The last game turns with a thinned-out table: Prussians, withdrawn and weakened pieces, commanders lost.
[[nodiscard]] State random_late_position(const Rules& rules, Dice& dice);

}  // namespace fow::testing
