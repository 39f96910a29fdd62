// Random games, without heap or listener, that choose a piece first, then an action (docs/decisions/0006).
#pragma once

#include "core/pcg32.hpp"
#include "games/waterloo/engine/rules.hpp"

namespace fow::waterloo::commands {

/// Longer games are abandoned.
inline constexpr int ply_cap = 20000;

class RandomGame {
public:
    /// `start`: the position that each game begins from; without it, the ordinary start.
    RandomGame(const Rules& rules, std::uint64_t seed, std::optional<State> start = std::nullopt)
        : rules_(rules), start_(start ? *start : initial_state(rules)), numbers_(seed) {}

    /// How many of the pieces take part. Leaders may be missing unless it is `all`.
    enum class Armies { all, few, none };
    /// Begins a game: both armies set up at random, lines of retreat drawn. A posed start begins as it is.
    void begin(Armies armies = Armies::all);
    /// Whether to offer and accept draws and to resign now and then.
    void talk(bool talks) { talks_ = talks; }
    /// Plays one decision or one outcome of chance. Returns who decided; `nobody` if the game is over.
    Decider step();
    [[nodiscard]] const State& state() const { return state_; }

private:
    using Shuffled = FixedList<Square, square_count>;
    [[nodiscard]] Shuffled shuffled(SquareSet squares);
    void thin_out(Armies armies);
    void set_up();
    [[nodiscard]] Action choose();
    [[nodiscard]] Action choose_in_turn();
    [[nodiscard]] std::optional<Action> choose_card();
    [[nodiscard]] std::optional<Action> choose_action_of_a_piece();
    [[nodiscard]] Action other_order();
    [[nodiscard]] Action choose_in_pursuit();
    /// Any legal action except resigning.
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

}  // namespace fow::waterloo::commands
