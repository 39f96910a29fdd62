#include "skill.hpp"

namespace fow::inline waterloo::opponent {

Skill skill_of(const Mind& mind) {
    Skill skill;
    skill.memory.lot = mind.seed;
    switch (mind.level) {
        case Level::recruit:
            skill.memory = {3, false, false, mind.seed};
            skill.worlds = 3;
            skill.near = 1.8;
            break;
        case Level::corporal:
            skill.memory = {10, false, false, mind.seed};
            skill.worlds = 12;
            skill.near = 0.4;
            break;
        case Level::captain:
            skill.worlds = 12;
            skill.searched = 3;
            skill.widths = {8, 3, 16};
            skill.near = 0.15;
            break;
        case Level::marshal:
            skill.worlds = 14;
            skill.searched = 4;
            skill.widths = {10, 4, 20};
            skill.replies = 6;
            skill.near = 0.04;
            break;
    }
    if (mind.style == Style::gambler) skill.near *= 2;
    return skill;
}

}  // namespace fow::inline waterloo::opponent
