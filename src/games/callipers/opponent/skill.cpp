#include "skill.hpp"

#include <algorithm>

namespace fow::callipers::opponent {
namespace {

[[nodiscard]] Skill skill_of(Level level) {
    switch (level) {
        // A Recruit goes straight ahead and takes what it can get.
        case Level::recruit: return {.dare = -300, .within = 400, .looks = 20, .nodes = 150};
        // A Corporal thinks of its own next attack, not of the enemy's.
        case Level::corporal: return {.promise = 200, .dare = 0, .within = 150, .looks = 50, .nodes = 600};
        // A Captain sees what the enemy can do to it.
        case Level::captain:
            return {.groups = true, .danger = 400, .promise = 300, .crossfire = 400, .within = 60, .looks = 80, .nodes = 2'000};
        case Level::marshal: break;
    }
    return {.groups = true, .danger = 700, .promise = 400, .crossfire = 700, .waiting = 125, .within = 4, .push = 20, .nodes = 6'000};
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

int hurry_of(const Rules& rules, const State& state, Seat side) {
    const Battle& battle = rules.battle();
    if (battle.on_time == side) return 0;
    const int time = 1000 * state.turn / battle.turns, done = 1000 * state.losses[other(side)] / battle.need;
    return std::clamp(2 * (time - done), 0, 1000);
}

Skill hurried(Skill skill, int hurry) {
    constexpr int some = 300;  // from here on it has no time for garrisons
    const auto less = [&](int& number, int most) { number -= number * hurry / 1000 * most / 1000; };
    less(skill.within, 900);
    less(skill.danger, 700);
    less(skill.crossfire, 700);
    skill.advance += skill.advance * hurry / 1000;
    skill.dare -= 300 * hurry / 1000;
    skill.garrisons = hurry < some;
    return skill;
}

bool is_left_alone(const Rules& rules, std::span<const Line> heard, Seat side) {
    if (rules.battle().on_time == side) return false;
    const auto on_side = [&](const auto* order) { return order != nullptr && order->target.side == side; };
    const bool threatened = std::any_of(heard.begin(), heard.end(), [&](const Line& line) {
        return on_side(std::get_if<FireOrdered>(&line.event)) || on_side(std::get_if<AttackOrdered>(&line.event));
    });
    const auto turns = std::count_if(heard.begin(), heard.end(), [&](const Line& line) {
        const auto* ended = std::get_if<TurnEnded>(&line.event);
        return ended != nullptr && ended->side != side;
    });
    return !threatened && turns >= std::max(1, rules.battle().turns / 8);
}

Skill unafraid(Skill skill, int turns_left) {
    skill.within = std::min(skill.within, 10);
    skill.danger = skill.crossfire = 0;
    skill.promise = 300;
    skill.patient = true;
    skill.looks = 0;
    skill.detour = 800;
    skill.ruin = 0;
    skill.foot = 2000;  // riders catch up in time
    skill.push = 0;     // that only makes the way longer
    if (turns_left > 1) skill.dare = 800;
    return skill;
}

}  // namespace fow::callipers::opponent
