// What a level can do and what a style prefers, as numbers.
#pragma once

#include <span>

#include "core/opponent.hpp"
#include "games/callipers/engine/rules.hpp"
#include "games/callipers/view/event.hpp"

namespace fow::callipers::opponent {

/// How a player weighs things. Worths are men; weights are thousandths.
struct Skill {
    bool groups = false;         ///< attacks with two or more pieces, and expects the enemy to do so
    int danger = 0;              ///< what the enemy may do next turn
    int promise = 0;             ///< what the player may do next turn
    int crossfire = 0;           ///< being under the fire of two enemy guns
    int advance = 700;           ///< men for each thousand yards nearer to the enemy
    int waiting = 1000;          ///< what that counts for the side that wins when time is up, in thousandths
    int guns = 1500;             ///< what guns are worth beyond their men
    int dare = 100;              ///< the least gain of an attack, in men
    bool garrisons = true;       ///< leaves its garrisons where they are
    int within = 20;             ///< chooses among orders that are less than this worse than the best, in men
    bool patient = false;        ///< goes around farms that it may not enter, and to where an attack is worth ordering
    int detour = 0;              ///< by how many yards an enemy behind walls counts as farther away than it is
    int foot = 1000;             ///< what a yard of infantry's way counts, in thousandths
    int push = 120;              ///< a shot that drives a piece back, in men
    int ruin = 1000;             ///< how much losing by losses is to be feared more than losing by time, in thousandths
    std::uint64_t looks = 0;     ///< of how many orders of the move step it thinks, at random; 0: of all
    std::uint64_t nodes = 1000;  ///< its usual budget
};
[[nodiscard]] Skill skill_of(const Mind& mind);
/// How urgently a side needs a decision, in thousandths: how far the enemy's losses are behind the clock that runs against it (K12.3).
[[nodiscard]] int hurry_of(const Rules& rules, const State& state, Seat side);
/// The same player in a hurry: it fears less, risks more, and does not dally.
[[nodiscard]] Skill hurried(Skill skill, int hurry);
/// Whether the side needs a decision, and the enemy has let whole turns pass and never yet attacked or fired.
[[nodiscard]] bool is_left_alone(const Rules& rules, std::span<const Line> heard, Seat side);
/// The same player against an enemy that does nothing: it brings up all and waits for good odds while there is time.
[[nodiscard]] Skill unafraid(Skill skill, int turns_left);

}  // namespace fow::callipers::opponent
