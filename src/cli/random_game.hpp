// Random games: a piece is chosen first, then what it does (docs/decisions/). No heap, no listener.
#pragma once

#include "chance/chance.hpp"
#include "fow/engine/rules.hpp"

namespace fow::cli {

/// Games longer than this are given up.
inline constexpr int ply_cap = 20000;

class RandomGame {
public:
    /// `start`: what each game begins from; the ordinary start when there is none.
    RandomGame(const Rules& rules, std::uint64_t seed, std::optional<State> start = std::nullopt)
        : rules_(rules), start_(start ? *start : initial_state(rules)), numbers_(seed) {}

    /// How many of the pieces take part; leaders may be missing where it is not `all`.
    enum class Armies { all, few, none };
    /// A new game: both armies set up at random, lines of retreat drawn; a posed start begins as it stands.
    void begin(Armies armies = Armies::all);
    /// Offers of draws, their acceptance and resigning, now and then.
    void talk(bool talks) { talks_ = talks; }
    /// One decision of the seat that decides, or one outcome of chance. True when it was a decision.
    bool step();
    [[nodiscard]] const State& state() const { return state_; }

private:
    using Shuffled = FixedList<Square, square_count>;
    [[nodiscard]] Shuffled shuffled(SquareSet squares);
    void thin_out(Armies armies);
    void set_up();
    [[nodiscard]] Action choose();
    [[nodiscard]] Action choose_in_turn();
    [[nodiscard]] std::optional<Action> choose_card();
    [[nodiscard]] std::optional<Action> choose_deed();
    [[nodiscard]] Action choose_in_pursuit();
    /// Any legal action but resigning.
    [[nodiscard]] Action any();
    [[nodiscard]] UnitId any_own_unit();
    [[nodiscard]] Square one_of(SquareSet squares);
    [[nodiscard]] std::uint32_t below(std::size_t count) { return numbers_.below(static_cast<std::uint32_t>(count)); }

    const Rules& rules_;
    State start_;
    Pcg32 numbers_;
    State state_;
    ActionList actions_;
    RollList rolls_;
    bool talks_ = false;
};

}  // namespace fow::cli
