#include "plan.hpp"

#include <algorithm>

namespace fow::callipers::opponent {
namespace {

/// Distances in yards: within two turns of infantry, help counts as near; from the shorter one, a piece can support a fight.
constexpr int campaign = 1000, at_hand = 350;

[[nodiscard]] int men_near(const Rules& rules, const State& state, Point at, Seat side, int far) {
    int sum = 0;
    for (int i = 0; i < rules.count(); ++i)
        if (stands(rules, state, i, side) && !is_gun(rules, i) && square(place_of(state, i).at - at) <= Length{far} * far)
            sum += rules.piece(i).thousands;
    return sum;
}

[[nodiscard]] int guns_of(const Rules& rules, const State& state, Seat side) {
    int count = 0;
    for (int i = 0; i < rules.count(); ++i) count += is_gun(rules, i) && stands(rules, state, i, side) ? 1 : 0;
    return count;
}

/// The enemy piece with the least help beside it and the most of our men near it; in the open rather than in farms.
[[nodiscard]] int weak_point(const Rules& rules, const State& state) {
    int best = -1, most = 0;
    for (int i = 0; i < rules.count(); ++i) {
        if (!stands(rules, state, i, other(state.side))) continue;
        const Point at = place_of(state, i).at;
        const int walls = fort_of(rules, state, i) >= 0 ? rules.figures().walls.value : 0;
        const int own = men_near(rules, state, at, state.side, campaign);
        const int score = 10 * own - 15 * men_near(rules, state, at, other(state.side), at_hand) - 10 * walls + rules.piece(i).thousands;
        if (best >= 0 && score <= most) continue;
        best = i;
        most = score;
    }
    return best;
}

/// Our piece with the most enemies and the least help near it; -1 if none has more than twice as many enemies as helpers.
[[nodiscard]] int sore_point(const Rules& rules, const State& state) {
    int best = -1, most = 0;
    for (int i = 0; i < rules.count(); ++i) {
        if (!stands(rules, state, i, state.side)) continue;
        const Point at = place_of(state, i).at;
        const int score =
            men_near(rules, state, at, other(state.side), campaign / 2) - 2 * men_near(rules, state, at, state.side, campaign / 2);
        if (score <= most) continue;
        best = i;
        most = score;
    }
    return best;
}

}  // namespace

Plan plan_of(const Rules& rules, const State& state, const Skill& skill) {
    const int target = weak_point(rules, state);
    Plan plan{Intent::mass, std::nullopt, target};
    if (target >= 0) plan.aim = place_of(state, target).at;
    if (!skill.plans) return plan;
    if (rules.battle().on_time == state.side) {
        plan.intent = Intent::hold;
        if (const int sore = sore_point(rules, state); sore >= 0) plan = {Intent::refuse, place_of(state, sore).at, sore};
        return plan;
    }
    // An army with more guns tries to silence the enemy's guns before it marches under their fire.
    const int enemy = guns_of(rules, state, other(state.side));
    if (enemy > 0 && guns_of(rules, state, state.side) > enemy && state.turn <= rules.battle().turns / 3) plan.intent = Intent::silence;
    return plan;
}

}  // namespace fow::callipers::opponent
