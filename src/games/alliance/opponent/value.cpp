#include "value.hpp"

#include <cmath>

namespace fow::alliance::opponent {

Value::Value(const Weights& weights, Parts parts, int bloodshed) : of_(weights.of), bloodshed_(bloodshed) {
    for (std::size_t part = 0; part < part_count; ++part) {
        if ((parts >> part & 1U) != 0) continue;
        for (const Seat seat : seats)
            for (std::size_t i = part_begins[part]; i < part_begins[part + 1]; ++i) of_[seat][i] = 0;
    }
}

int Value::sum(const Rules& rules, const State& state) const {
    const auto& weights = of_[state.phase];
    int sum = 0;
    each_feature(rules, state, [&](Part part, int entry) { sum += weights[feature(part, entry)]; });
    if (bloodshed_ == 0) return sum;
    const int most = 2 * rules.set().morale.value;
    return sum + bloodshed_ * (state.casualties.first + state.casualties.second + most - state.morale.first - state.morale.second);
}

double Value::operator()(const Rules& rules, const State& state) const { return chance_of(sum(rules, state) / 1000.0); }

double chance_of(double sum) { return 0.5 + 0.5 * sum / std::sqrt(1 + sum * sum); }

}  // namespace fow::alliance::opponent
