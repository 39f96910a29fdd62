// Fits the curve of the chance to win (src/games/callipers/opponent/chance.cpp) to games of computed players against each other, and
// prints its weights and how well it fits:
//   fit_callipers DATA SEED GAMES
// It plays GAMES games of each battle, with levels and styles by lot. Each decision on orders is a sample; the samples of a game count as
// much as one game together. The weights are those that make what happened likeliest. One game in five is kept back: the table shows, for
// these games, how often the side that waits won where the curve said so.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "core/pcg32.hpp"
#include "games/callipers/files/rules_files.hpp"
#include "games/callipers/opponent/chance.hpp"
#include "games/callipers/opponent/sense.hpp"
#include "games/callipers/opponent/think.hpp"

using namespace fow;
using namespace fow::callipers;
using namespace fow::callipers::opponent;

namespace {

constexpr Budget quick{200};
constexpr int longest = 4000, every = 3, kept_back = 5;
constexpr Mind judge_mind{Level::marshal, Style::steady, 0};
using Weights = std::array<double, standing_terms>;

struct Sample {
    Standing standing;
    double won = 0.5;  ///< by the side that waits
    double weight = 1;
    bool tests = false;
};

[[nodiscard]] Mind mind_by_lot(Pcg32& lots) {
    constexpr std::array able{Level::corporal, Level::captain, Level::captain, Level::marshal};
    const auto tempers = styles_of_game();
    return {able[lots.below(able.size())], tempers[lots.below(static_cast<std::uint32_t>(tempers.size()))], lots.below(1'000'000)};
}

/// The samples of one game.
[[nodiscard]] std::vector<Sample> play(const Rules& rules, Pcg32& lots, bool tests) {
    const PerSeat<Mind> minds{mind_by_lot(lots), mind_by_lot(lots)};
    std::vector<Sample> samples;
    State state = begin(rules);
    for (int ply = 0; ply < longest && state.stage != Stage::over; ++ply) {
        if (turn(state) == Decider::chance) {
            apply(rules, state, Roll{static_cast<std::uint8_t>(1 + lots.below(die_faces))}, nullptr);
            continue;
        }
        if (state.stage == Stage::orders && ply % every == 0) {
            const Sense sense(rules, state, {}, judge_mind);
            samples.push_back({standing_of(rules, state, sense.judge(), sense.value()), 0.5, 1, tests});
        }
        const Seat seat = turn(state) == french_decider ? french_seat : allied_seat;
        apply(rules, state, think(rules, state, {}, minds[seat], quick).action, nullptr);
    }
    for (Sample& sample : samples) {
        if (state.result && state.result->winner) sample.won = *state.result->winner == rules.battle().on_time ? 1 : 0;
        sample.weight = 1.0 / static_cast<double>(samples.size());
    }
    return samples;
}

[[nodiscard]] double sum_of(const Sample& sample, const Weights& weights) {
    const auto terms = terms_of(sample.standing);
    double sum = 0;
    for (std::size_t i = 0; i < standing_terms; ++i) sum += weights[i] * terms[i] / 1000;
    return sum;
}
[[nodiscard]] double chance_at(double sum) { return std::clamp(0.5 + 0.5 * sum / std::sqrt(1 + sum * sum), 0.001, 0.999); }

/// Climbs along the gradient of the likelihood; a weight that does nothing goes to 0.
[[nodiscard]] Weights fit(const std::vector<Sample>& samples) {
    constexpr int rounds = 4000;
    constexpr double rate = 0.05, fading = 0.002;
    Weights weights{}, squares{};
    squares.fill(1e-9);
    for (int round = 0; round < rounds; ++round) {
        Weights slope{};
        double all = 0;
        for (const Sample& sample : samples) {
            if (sample.tests) continue;
            const auto terms = terms_of(sample.standing);
            const double sum = sum_of(sample, weights), chance = chance_at(sum), root = std::sqrt(1 + sum * sum);
            const double steep = (sample.won - chance) / (chance * (1 - chance)) * 0.5 / (root * root * root);
            for (std::size_t i = 0; i < standing_terms; ++i) slope[i] += sample.weight * steep * terms[i] / 1000;
            all += sample.weight;
        }
        for (std::size_t i = 0; i < standing_terms; ++i) {
            const double step = slope[i] / all - fading * weights[i];
            squares[i] = 0.99 * squares[i] + 0.01 * step * step;
            weights[i] += rate * step / std::sqrt(squares[i]) * (1 - static_cast<double>(round) / rounds);
        }
    }
    return weights;
}

void report(const std::vector<Sample>& samples, const Weights& weights) {
    std::cout << "constexpr std::array<int, standing_terms> fitted{";
    for (std::size_t i = 0; i < standing_terms; ++i) std::cout << (i == 0 ? "" : ", ") << std::lround(1000 * weights[i]);
    std::cout << "};\n";
    std::array<double, 10> said{}, won{}, all{};
    double loss = 0, blind = 0, count = 0;
    for (const Sample& sample : samples) {
        if (!sample.tests) continue;
        const double chance = chance_at(sum_of(sample, weights));
        const auto tenth = static_cast<std::size_t>(std::min(9.0, chance * 10));
        said[tenth] += sample.weight * chance;
        won[tenth] += sample.weight * sample.won;
        all[tenth] += sample.weight;
        loss += sample.weight * (chance - sample.won) * (chance - sample.won);
        blind += sample.weight * (0.5 - sample.won) * (0.5 - sample.won);
        count += sample.weight;
    }
    std::cout << "// " << count << " games kept back: mean squared error " << loss / count << ", of always 50 % " << blind / count << "\n";
    for (std::size_t i = 0; i < 10; ++i)
        if (all[i] > 0)
            std::cout << "// said " << std::lround(100 * said[i] / all[i]) << " %: won " << std::lround(100 * won[i] / all[i]) << " % of "
                      << std::round(10 * all[i]) / 10 << "\n";
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 4) {
        std::cerr << "fit_callipers DATA SEED GAMES\n";
        return 2;
    }
    Pcg32 lots(std::strtoull(arguments[2], nullptr, 10));
    std::vector<Sample> samples;
    for (const char* id : {"hougoumont", "derlon", "waterloo"}) {
        const Rules rules(data::load_battle(id, arguments[1]));
        double won = 0;
        const int games = std::atoi(arguments[3]);
        for (int game = 0; game < games; ++game) {
            const auto more = play(rules, lots, game % kept_back == 0);
            if (!more.empty()) won += more.front().won;
            samples.insert(samples.end(), more.begin(), more.end());
        }
        std::cerr << id << ": the side that waits won " << std::lround(100 * won / games) << " %\n";
    }
    report(samples, fit(samples));
    return 0;
}
