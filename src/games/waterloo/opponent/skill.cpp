#include "skill.hpp"

#include <algorithm>

namespace fow::waterloo::opponent {

double hurry_of(const Rules& rules, const PlayerView& view) {
    constexpr double begins = 1.0 / 3, full = 2.0 / 3;
    const double share = static_cast<double>(view.quiet_turns) / rules.set().turns.quiet_turn_limit;
    return std::clamp((share - begins) / (full - begins), 0.0, 1.0);
}

Skill skill_of(const Mind& mind, double hurry) {
    Skill skill;
    skill.memory.lot = mind.seed;
    switch (mind.level) {
        // A Recruit sees the position, but hardly its consequences.
        case Level::recruit:
            skill.memory = {2, false, false, mind.seed};
            skill.worlds = 1;
            skill.sight = {.danger = 0.06, .chances = 0, .lines = 0, .own_line = 0};
            skill.near = 0.7;
            break;
        case Level::corporal:
            skill.memory = {6, false, false, mind.seed};
            skill.worlds = 3;
            skill.sight = {.danger = 0.1, .chances = 0.1, .lines = 0.3, .own_line = 0.1};
            skill.near = 0.4;
            break;
        // A Captain judges single actions, like the levels below; only the Marshal judges whole turns.
        case Level::captain:
            skill.memory.habits = false;
            skill.worlds = 8;
            skill.sight = {.danger = 0.85, .chances = 0.8, .lines = 0.85, .own_line = 0.75};
            skill.near = 0.2;
            break;
        case Level::marshal:
            skill.worlds = 14;
            skill.searched = 4;
            skill.widths = {10, 4, 20, true};
            skill.replies = 6;
            skill.near = 0.04;
            break;
    }
    if (mind.style == Style::gambler) skill.near *= 2;
    Sight& sight = skill.sight;
    sight.danger *= 1 - hurry;
    sight.chances = std::max(sight.chances, hurry);
    sight.lines = std::max(sight.lines, hurry);
    skill.near *= 1 - hurry;
    return skill;
}

Weights weights_of(const Mind& mind, double hurry) {
    Weights weights = weights_of(mind.style);
    weights.advance *= 1 + hurry;
    const Sight sight = skill_of(mind, hurry).sight;
    weights.exposed *= sight.danger;
    weights.chief *= sight.danger;
    weights.commander *= sight.danger;
    weights.strike *= sight.chances;
    weights.press *= sight.chances;
    weights.line *= sight.lines;
    weights.own_line *= sight.own_line;
    return weights;
}

}  // namespace fow::waterloo::opponent
