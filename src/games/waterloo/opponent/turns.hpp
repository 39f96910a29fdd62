// Whole turns: finds good ones in a guessed world, and judges them in several.
#pragma once

#include <span>
#include <vector>

#include "core/fixed_list.hpp"
#include "core/pcg32.hpp"
#include "games/waterloo/engine/rules.hpp"
#include "worth.hpp"

namespace fow::waterloo::opponent {

/// A guessed state with its luck: every turn that is tried in it gets the same faces of the die.
struct World {
    State state;
    std::uint32_t luck = 0;
};

/// More acts than any turn has, including the steps of a card.
inline constexpr std::size_t most_acts = 24;

/// Actions of one turn, in order. `bonus`: points for what no state shows, such as knowledge.
struct Line {
    FixedList<Action, most_acts> acts{};
    double value = 0;
    double bonus = 0;
};

/// Widths, counted in states.
struct Widths {
    int beam = 8;       ///< partial turns that are followed
    int layers = 3;     ///< actions in a row; 1 = single actions
    int kept = 16;      ///< turns returned
    bool ends = false;  ///< also looks for actions that end the game after partial turns that are not followed
};

class Turns {
public:
    /// `budget`: no new search begins once that many states have been judged.
    Turns(const Rules& rules, const Weights& weights, std::uint64_t budget) : rules_(rules), weights_(weights), budget_(budget) {}

    /// From now on, limits the points of any state to these: otherwise a small chance to win would outweigh everything else on average.
    void bound(double least, double most) {
        least_ = least;
        most_ = most;
    }

    /// Turns of the seat that acts, best first: in Phase::turn or Phase::card.
    [[nodiscard]] std::vector<Line> find(const World& world, Seat seat, Widths widths);
    /// The world's value for the seat after that turn; acts that are not legal there are left out.
    [[nodiscard]] double value_after(const World& world, const Line& line, Seat seat);
    /// The same after the enemy's best answer, with the same luck for every line.
    [[nodiscard]] double value_after_reply(const World& world, const Line& line, Seat seat, Widths enemy);
    /// The same for a single act in any phase, with all faces of the die.
    [[nodiscard]] double mean_value(const World& world, const Action& act, Seat seat);

    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] bool spent() const { return nodes_ >= budget_; }

private:
    struct Node;
    [[nodiscard]] double judged(const Judge& judge, const State& state);
    [[nodiscard]] bool waits(const State& state) const;
    void answer(State& state, const Judge& judge, std::uint32_t luck) const;
    [[nodiscard]] double settled_value(State state, const Judge& judge, std::uint32_t luck, int depth);
    [[nodiscard]] double settle(State& state, const Judge& judge, std::uint32_t luck);
    using Wanted = bool(const Rules&, const State&, const Action&);
    /// Adds every action that may follow, or only those that are `wanted`.
    void expand(const Node& node, const Judge& judge, std::uint32_t luck, std::vector<Node>& out, Wanted* wanted = nullptr);
    /// Adds the actions after which the seat may have won, each as a turn of its own.
    void finish(const Node& node, const Judge& judge, std::uint32_t luck, std::vector<Line>& out);
    void carry_out(Node& node, const Judge& judge, std::uint32_t luck, std::vector<Node>& out);
    /// The world after that turn; acts that are not legal there are left out.
    [[nodiscard]] Node played(const World& world, const Line& line, const Judge& judge);
    [[nodiscard]] double knowledge(const State& state, Seat seat) const;

    const Rules& rules_;
    Weights weights_;
    std::uint64_t budget_;
    std::uint64_t nodes_ = 0;
    double least_ = -1e9;
    double most_ = 1e9;
};

/// The sensible actions of the mover in Phase::turn: no offers and the like, and only one of several equal entries. EndTurn is left out.
void choices(const Rules& rules, const State& state, ActionList& out);

/// The printed strength less the weakened blocks (W4.5).
[[nodiscard]] inline int strength_of(const Rules& rules, const State& state, UnitId unit) {
    return rules.profile(unit).strength - state.mark(unit).weakened;
}

}  // namespace fow::waterloo::opponent
