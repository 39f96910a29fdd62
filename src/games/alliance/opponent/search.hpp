// Looks ahead with the exact chances of the dice.
#pragma once

#include <cstdint>
#include <vector>

#include "value.hpp"

namespace fow::alliance::opponent {

/// Judges positions by the chance that the French win. All information is open, so the value of a position is that of the deciding player's
/// best choice, or the mean over the dice at a roll.
class Search {
public:
    /// Both must outlive it. `most_nodes`: positions after which it gives up.
    Search(const Rules& rules, const Value& value, std::uint64_t most_nodes) : rules_(rules), value_(value), most_nodes_(most_nodes) {}

    /// The chance after that many more phases have been chosen and played; the current phase is played to its end. Meaningless if
    /// gave_up().
    [[nodiscard]] double chance(const State& state, int phases);
    [[nodiscard]] bool gave_up() const { return nodes_ > most_nodes_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

private:
    [[nodiscard]] double after_choice(const State& state, int phases);
    [[nodiscard]] double after_die(const State& state, int phases);
    [[nodiscard]] double after_question(const State& state, int phases);
    [[nodiscard]] double after_test(const State& state, int phases);

    const Rules& rules_;
    const Value& value_;
    std::uint64_t most_nodes_;
    std::uint64_t nodes_ = 0;
};

/// How many faces fail the rout test that is due.
[[nodiscard]] int failing_faces(const Rules& rules, const State& state);

/// A choice that may be made: an Order or a Take.
struct Choice {
    Action action;
    double chance = 0.5;  ///< the chance of the seat that chooses
};
struct Found {
    std::vector<Choice> choices;  ///< the best first
    std::uint64_t nodes = 0;
    int phases = 0;  ///< how far it looked
};
/// Judges all choices of the deciding player, `most_phases` deep or as deep as `most_nodes` positions allow; the first depth is always
/// complete. All choices are judged to the same depth. A choice must be due.
[[nodiscard]] Found look(const Rules& rules, const State& state, const Value& value, int most_phases, std::uint64_t most_nodes);

}  // namespace fow::alliance::opponent
