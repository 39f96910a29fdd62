// Random games of L14.10: all legal actions equally likely, all corps of L4.3 too, and fair dice. No heap, no listener.
#pragma once

#include <bit>

#include "core/pcg32.hpp"
#include "games/alliance/engine/rules.hpp"

namespace fow::alliance::commands {

class RandomGame {
public:
    RandomGame(const Rules& rules, const State& start, std::uint64_t seed) : rules_(rules), start_(start), numbers_(seed), state_(start) {}

    void begin() { state_ = start_; }
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] bool goes_on() const { return state_.stage != Stage::over; }
    /// Plays one ply. The game must not be over. Returns how many actions or corps the player could choose from; 0 for a die.
    std::size_t step() {
        if (state_.stage == Stage::die || state_.stage == Stage::test) {
            const auto kind = state_.stage == Stage::die ? Roll::Kind::action : Roll::Kind::test;
            apply(rules_, state_, Roll{kind, static_cast<std::uint8_t>(numbers_.below(die_faces) + 1)}, nullptr);
            return 0;
        }
        if (state_.stage == Stage::casualty) {
            auto from = choices(rules_, state_);
            const int count = std::popcount(from);
            for (auto skip = numbers_.below(static_cast<std::uint32_t>(count)); skip > 0; --skip)
                from = static_cast<CorpsSet>(from & (from - 1));
            apply(rules_, state_, Take{static_cast<Corps>(std::countr_zero(from))});
            return static_cast<std::size_t>(count);
        }
        list_.clear();
        orders(rules_, state_, list_);
        apply(rules_, state_, list_[numbers_.below(static_cast<std::uint32_t>(list_.size()))]);
        return list_.size();
    }

private:
    const Rules& rules_;
    State start_;
    Pcg32 numbers_;
    State state_;
    OrderList list_;
};

}  // namespace fow::alliance::commands
