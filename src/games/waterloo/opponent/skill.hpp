// What a level can do: numbers, nothing else.
#pragma once

#include "guess.hpp"
#include "turns.hpp"

namespace fow::inline waterloo::opponent {

/// What a level can do.
struct Skill {
    Memory memory;
    int worlds = 12;   ///< in which turns are judged
    int searched = 0;  ///< in which whole turns are looked for; 0 = single actions only
    Widths widths{};
    int replies = 0;     ///< turns for which the enemy's best answer is looked for
    double near = 0.05;  ///< points by which an action may be worse than the best and still be chosen
};
[[nodiscard]] Skill skill_of(const Mind& mind);

}  // namespace fow::inline waterloo::opponent
