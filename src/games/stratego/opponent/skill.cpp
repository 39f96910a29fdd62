#include "skill.hpp"

namespace fow::stratego::opponent {

Skill skill_of(Level level) {
    Skill skill;
    switch (level) {
        case Level::recruit:
            skill = {.memory_least = 2, .memory_most = 3, .keeps_marshal = false, .rows = false, .deeds = false};
            skill.depth = 2;
            skill.captures = 1;
            skill.within = 1.2;
            skill.nodes = 1'500;
            break;
        case Level::corporal:
            skill = {.memory_least = 10, .memory_most = 15, .keeps_marshal = true, .rows = false, .deeds = false};
            skill.depth = 2;
            skill.captures = 1;
            skill.within = 0.35;
            skill.nodes = 6'000;
            break;
        case Level::captain:
            skill.hunters = true;
            skill.depth = 4;
            skill.captures = 2;
            skill.within = 0.3;
            skill.nodes = 40'000;
            break;
        case Level::marshal:
            skill.depth = 20;
            skill.hunters = true;
            skill.plans = true;
            skill.captures = 4;
            skill.care = 8;
            skill.within = 0.05;
            skill.nodes = 1'000'000;
            break;
    }
    return skill;
}

Weights weights_of(Style style) {
    Weights weights;
    switch (style) {
        case Style::bold:
            weights.curiosity = 0.25;
            weights.secret_officer = 0.45;
            weights.field = 0.30;
            weights.advance = 0.08;
            weights.party = 3;
            break;
        case Style::patient:
            weights.curiosity = 0.08;
            weights.secret_officer = 0.75;
            weights.field = 0.16;
            weights.guard = 1.8;
            weights.advance = 0.01;
            break;
        case Style::gambler:
            weights.curiosity = 0.35;
            weights.dares_moved = 0.6;
            weights.dares_still = 0.05;
            break;
        case Style::raider:
            weights.storm = 0.8;
            weights.miner = 4;
            weights.field = 0.34;
            weights.advance = 0.06;
            break;
        case Style::steady:
        case Style::gunner: break;
    }
    return weights;
}

Weights without_hunters(Weights weights) {
    constexpr double guess = 0.842;
    weights.fear = 0;
    weights.dominance = 0;
    weights.dares_moved *= guess;
    weights.dares_still = weights.dares_home = 0.35;
    return weights;
}

}  // namespace fow::stratego::opponent
