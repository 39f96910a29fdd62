// Random games: a piece is chosen first, then what it does (docs/decisions/). No heap, no listener.
#pragma once

#include "chance/chance.hpp"
#include "fow/engine/rules.hpp"

namespace fow::cli {

/// Games longer than this are given up.
inline constexpr int ply_cap = 20000;

class RandomGame {
public:
    RandomGame(const Rules& rules, std::uint64_t seed) : rules_(rules), numbers_(seed) {}

    /// A new game with both armies set up at random and lines of retreat drawn; before the first turn's first action.
    void begin();
    /// One decision of the seat that decides, or one outcome of chance. True when it was a decision.
    bool step();
    [[nodiscard]] const State& state() const { return state_; }

private:
    [[nodiscard]] Action choose();

    const Rules& rules_;
    Pcg32 numbers_;
    State state_;
    ActionList actions_;
    RollList rolls_;
};

}  // namespace fow::cli
