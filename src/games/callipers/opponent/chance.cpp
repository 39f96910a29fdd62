#include "chance.hpp"

#include <algorithm>
#include <cmath>

namespace fow::callipers::opponent {
namespace {

/// Printed by `fit_callipers . 11 80` (tests/games/callipers/fit/fit_chance.cpp), from 240 games. In 48 of them, which were kept back, the
/// side that waits won 18 % where the curve said 25, 42 where it said 45, 56 where it said 55, and 81 where it said 74.
constexpr std::array<int, standing_terms> fitted{127, 1644, 444, 1008};

}  // namespace

Standing standing_of(const Rules& rules, const State& state, const Judge& judge, const Value& value, int pending) {
    const Battle& battle = rules.battle();
    const int all = 1000 * battle.need;
    Standing standing;
    standing.waits = battle.on_time;
    standing.time = 500 * (2 * (state.turn - 1) + (state.side != battle.first ? 1 : 0)) / battle.turns;
    for (const Seat side : seats) standing.lost[side] = 1000 * state.losses[side] / battle.need;
    // Until it shoots, a side may still bring up what it has not moved.
    int now = sum_of_best(judge.fights(state), battle.pieces.size());
    if (state.step == Step::moves) now = std::max(now, value.blows(state, state.side));
    const auto part = [&](int men) { return static_cast<int>(1000LL * std::clamp(men, -all, all) / all); };
    standing.gains[state.side] = part(now + pending);
    standing.gains[other(state.side)] = part(value.blows(state, other(state.side)));
    return standing;
}

std::array<int, standing_terms> terms_of(const Standing& standing) {
    const Seat waits = standing.waits, acts = other(waits);
    // The side that has to act should have inflicted its share of losses by now.
    const int behind = standing.time - standing.lost[waits];
    return {1000, standing.lost[acts] - standing.lost[waits], 1000 * behind / (1150 - std::min(standing.time, 1000)),
            standing.gains[waits] - standing.gains[acts]};
}

int chance_of(const Standing& standing, Seat side) {
    const auto terms = terms_of(standing);
    double sum = 0;
    for (std::size_t i = 0; i < standing_terms; ++i) sum += static_cast<double>(fitted[i]) * terms[i] / 1e6;
    const int chance = static_cast<int>(std::lround(500 + 500 * sum / std::sqrt(1 + sum * sum)));
    return std::clamp(side == standing.waits ? chance : 1000 - chance, 1, 999);
}

}  // namespace fow::callipers::opponent
