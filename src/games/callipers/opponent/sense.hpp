// What a player makes of a position before it chooses: how it plays now, and what things are worth to it.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "value.hpp"

namespace fow::callipers::opponent {

/// An order, and what it changes for the player, in men.
struct Judged {
    Action action;
    int gain = 0;
};

class Sense {
public:
    /// For the seat that decides. All must outlive it.
    Sense(const Rules& rules, const State& state, std::span<const Line> heard, const Mind& mind);
    Sense(const Sense&) = delete;
    Sense& operator=(const Sense&) = delete;

    [[nodiscard]] const Rules& rules() const { return rules_; }
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] Seat me() const { return me_; }
    [[nodiscard]] const Skill& skill() const { return skill_; }
    [[nodiscard]] const Judge& judge() const { return judge_; }
    /// The worth of a position of the same turn.
    [[nodiscard]] const Value& value() const { return value_; }
    /// The least gain of an attack. In its last turn, the side whose time runs out has nothing to lose (K12.3).
    [[nodiscard]] int dare() const;
    /// What an answer to the open question is worth, with what the dice still to come will bring on average.
    [[nodiscard]] int gain_of_answer(const Action& answer) const;
    /// The supports that it would name.
    [[nodiscard]] Action supports() const;
    /// Its chance to win as things stand, in thousandths, if it had lost so many men more.
    [[nodiscard]] int chance(int men = 0) const;

private:
    const Rules& rules_;
    const State& state_;
    Seat me_;
    Skill skill_;
    Judge judge_;
    Value value_;
};

}  // namespace fow::callipers::opponent
