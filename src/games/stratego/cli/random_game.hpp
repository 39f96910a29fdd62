// Random games of C6.5, without heap or listener: both set-ups and every turn are drawn from all legal ones with equal chances.
#pragma once

#include "core/pcg32.hpp"
#include "games/stratego/engine/rules.hpp"

namespace fow::stratego::commands {

/// Longer games are cut off (C6.5): turns of both players together.
inline constexpr std::uint32_t turn_cap = 2000;

class RandomGame {
public:
    RandomGame(const Rules& rules, std::uint64_t seed) : rules_(rules), numbers_(seed), state_(stratego::begin(rules)) {}

    /// Begins a game: draws both set-ups.
    void begin();
    /// Plays one turn. The game must not be over. Returns how many there were to choose from.
    std::size_t step();
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] bool goes_on() const { return state_.phase == Phase::turn && state_.turns < turn_cap; }

private:
    void set_up(Seat side);

    const Rules& rules_;
    Pcg32 numbers_;
    State state_;
    MoveList list_;
};

}  // namespace fow::stratego::commands
