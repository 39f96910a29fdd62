// What a level can do, as numbers.
#pragma once

#include "guess.hpp"
#include "turns.hpp"

namespace fow::waterloo::opponent {

/// How much of the next turns a level sees, each as a share of the whole.
struct Sight {
    double danger = 1;    ///< what the enemy can strike
    double chances = 1;   ///< what it can strike itself
    double lines = 1;     ///< its way to the enemy's line of retreat
    double own_line = 1;  ///< the enemy's way to its own
};

/// What a level can do.
struct Skill {
    Memory memory;
    int worlds = 12;   ///< guessed worlds in which turns are judged
    int searched = 0;  ///< worlds in which whole turns are searched for; 0 = single actions only
    Widths widths{};
    int replies = 0;  ///< turns for which the enemy's best answer is searched for
    Sight sight{};
    double near = 0.05;  ///< an action may be chosen if it is at most this many points worse than the best
};
/// How near the draw of W1.7 is: 0 until a third of the quiet turns that it takes have passed, 1 from two thirds on.
[[nodiscard]] double hurry_of(const Rules& rules, const PlayerView& view);
/// In a hurry, it looks for its own chances rather than for dangers, and does not dally.
[[nodiscard]] Skill skill_of(const Mind& mind, double hurry = 0);
/// What that mind values: the style's weights, as far as the level sees.
[[nodiscard]] Weights weights_of(const Mind& mind, double hurry = 0);

}  // namespace fow::waterloo::opponent
