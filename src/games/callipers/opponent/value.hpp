// What a position in the middle of a turn is worth to the side in turn, in men.
#pragma once

#include "fights.hpp"

namespace fow::callipers::opponent {

class Value {
public:
    /// All must outlive it.
    Value(const Rules& rules, const Skill& skill, const Judge& judge) : rules_(rules), skill_(skill), judge_(judge) {}

    /// Losses, what can still be done in this turn, what the enemy may do then, and how near the enemy is.
    [[nodiscard]] int operator()(const State& state) const;
    /// What `attacker` may gain by fights in its next turn, wherever its pieces can go.
    [[nodiscard]] int blows(const State& state, Seat attacker) const;

private:
    /// Whether that side wins when time is up (K12.3).
    [[nodiscard]] bool waits(Seat side) const { return rules_.battle().on_time == side; }
    [[nodiscard]] int blow(const State& state, int target, Seat attacker) const;
    [[nodiscard]] int crossfire(const State& state) const;
    [[nodiscard]] int shots(const State& state) const;
    [[nodiscard]] int progress(const State& state) const;
    [[nodiscard]] int farms(const State& state) const;
    [[nodiscard]] PieceSet held_by(const State& state, Seat side) const;
    [[nodiscard]] Length way_of(const State& state, int piece, Point aim, const PieceSet& held) const;
    [[nodiscard]] Length way_of(const State& state, int piece, const PieceSet& held) const;

    const Rules& rules_;
    const Skill& skill_;
    const Judge& judge_;
};

}  // namespace fow::callipers::opponent
