#include "skill.hpp"

namespace fow::callipers::opponent {
namespace {

[[nodiscard]] Skill skill_of(Level level) {
    switch (level) {
        // A Recruit goes straight ahead and takes what it can get.
        case Level::recruit: return {.dare = -300, .within = 400, .nodes = 150};
        // A Corporal thinks of its own next attack, not of the enemy's.
        case Level::corporal: return {.promise = 200, .dare = 0, .within = 150, .nodes = 600};
        // A Captain sees what the enemy can do to it.
        case Level::captain: return {.groups = true, .danger = 400, .promise = 300, .crossfire = 400, .within = 60, .nodes = 2'000};
        case Level::marshal: break;
    }
    return {.groups = true, .plans = true, .danger = 700, .promise = 400, .crossfire = 700, .within = 4, .nodes = 6'000};
}

}  // namespace

Skill skill_of(const Mind& mind) {
    Skill skill = skill_of(mind.level);
    if (mind.style == Style::bold) {
        skill.dare -= 150;
        skill.advance += 500;
        skill.danger = skill.danger * 2 / 3;
    } else if (mind.style == Style::gunner) {
        skill.guns += 1500;
        skill.crossfire = skill.crossfire * 3 / 2;
        skill.advance -= 200;
    }
    return skill;
}

}  // namespace fow::callipers::opponent
