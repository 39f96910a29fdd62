// Fits the weights of the value of positions by games of the player against itself, and writes src/games/alliance/opponent/weights.cpp:
//   fit_alliance RULES_ROOT SEED GAMES_1 GAMES_2 >weights.cpp
// It plays GAMES_1 games looking one phase ahead, then GAMES_2 games looking two. The target for each decision is what the search found
// there, mixed with what came of it (a lambda return); random choices cut the return. The Allies have two plans of about equal value, to
// hold and wait or to strike, and in self-play one drives out the other. So there are two fits: in the first the Allies hold in half of
// the games. The weights are the mean of both; the first counts twice.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "core/pcg32.hpp"
#include "games/alliance/files/rules_files.hpp"
#include "games/alliance/opponent/search.hpp"

using namespace fow;
using namespace fow::alliance;
using namespace fow::alliance::opponent;

namespace {

/// One decision: the features of its position, what the search promised, and whether the choice was random.
struct Moment {
    Seat side = french_seat;
    std::vector<std::size_t> entries;
    double promised = 0.5;
    bool by_lot = false;
};

constexpr double lambda = 0.8, first_rate = 0.02, last_rate = 0.0005, fading = 1e-6;
constexpr int games_of_batch = 50, longest_opening = 12;

using Sums = PerSeat<std::array<double, feature_count>>;
[[nodiscard]] Weights rounded(const Sums& table) {
    Weights weights;
    for (const Seat side : seats)
        for (std::size_t i = 0; i < feature_count; ++i)
            weights.of[side][i] = static_cast<std::int16_t>(std::lround(1000 * std::clamp(table[side][i], -30.0, 30.0)));
    return weights;
}

class Fit {
public:
    /// `holding`: in half of the games Orange and Hill do not attack.
    Fit(const Rules& rules, std::uint64_t seed, bool holding) : rules_(rules), numbers_(seed), holding_(holding) {}

    void play(int games, int phases, double from, double to) {
        for (int done = 0; done < games; done += games_of_batch) {
            const double part = static_cast<double>(done) / games;
            rate_ = from * std::pow(to / from, part);
            const Weights now = rounded(weights_);
            const Value value(now);
            for (int i = 0; i < games_of_batch; ++i) teach(game(value, phases));
            if (part < 0.7) continue;
            // The mean of the last weights is more stable than the final weights alone.
            ++means_;
            for (const Seat side : seats)
                for (std::size_t i = 0; i < feature_count; ++i) sums_[side][i] += weights_[side][i];
        }
        if (means_ == 0) return;
        for (const Seat side : seats)
            for (std::size_t i = 0; i < feature_count; ++i) weights_[side][i] = sums_[side][i] / means_;
        sums_ = {};
        means_ = 0;
        std::cerr << phases << ": French wins " << 100 * french_wins_ / games << " %, " << turns_ / games << " turns\n";
        french_wins_ = turns_ = 0;
    }
    [[nodiscard]] const Sums& table() const { return weights_; }

private:
    [[nodiscard]] std::uint8_t die() { return static_cast<std::uint8_t>(numbers_.below(die_faces) + 1); }

    [[nodiscard]] static bool strikes(const Choice& choice) {
        const auto* order = std::get_if<Order>(&choice.action);
        return order != nullptr && (order->id == ActionId::orange || order->id == ActionId::hill);
    }
    /// A random choice, more often the same as in the last phase, so that choices that pay only when repeated are tried too.
    [[nodiscard]] std::size_t lot(const State& state, const Found& found) {
        if (const auto& last = state.last[state.phase]; last && numbers_.below(2) == 0)
            for (std::size_t i = 0; i < found.choices.size(); ++i)
                if (found.choices[i].action == Action(*last)) return i;
        return numbers_.below(static_cast<std::uint32_t>(found.choices.size()));
    }
    [[nodiscard]] std::pair<std::vector<Moment>, double> game(const Value& value, int phases) {
        State state = begin(rules_);
        std::vector<Moment> moments;
        const bool holds = holding_ && numbers_.below(2) == 0;
        // Half of the games begin with random choices, so that plans it has given up come up again.
        int opening = numbers_.below(2) == 0 ? 0 : static_cast<int>(numbers_.below(longest_opening + 1));
        while (state.stage != Stage::over) {
            if (state.stage == Stage::die || state.stage == Stage::test) {
                apply(rules_, state, Roll{state.stage == Stage::die ? Roll::Kind::action : Roll::Kind::test, die()}, nullptr);
                continue;
            }
            Found found = look(rules_, state, value, phases, 1'000'000'000);
            if (holds) std::erase_if(found.choices, strikes);
            const bool by_lot = state.stage == Stage::action && (opening-- > 0 || numbers_.below(20) == 0);
            const std::size_t pick = by_lot ? lot(state, found) : 0;
            if (state.stage == Stage::action) {
                const double best = found.choices[0].chance;
                Moment moment{state.phase, {}, best, by_lot && found.choices[pick].chance < best};
                if (state.phase == allied_seat) moment.promised = 1 - moment.promised;
                each_feature(rules_, state, [&](Part part, int entry) { moment.entries.push_back(feature(part, entry)); });
                moments.push_back(std::move(moment));
            }
            apply(rules_, state, found.choices[pick].action, nullptr);
        }
        turns_ += state.turn;
        french_wins_ += state.result->winner == french_seat ? 1 : 0;
        return {std::move(moments), !state.result->winner ? 0.5 : state.result->winner == french_seat ? 1 : 0};
    }

    void teach(const std::pair<std::vector<Moment>, double>& played) {
        double after = played.second;
        for (auto moment = played.first.rbegin(); moment != played.first.rend(); ++moment) {
            const double wanted = moment->by_lot ? moment->promised : (1 - lambda) * moment->promised + lambda * after;
            after = wanted;
            auto& weights = weights_[moment->side];
            double sum = 0;
            for (const std::size_t entry : moment->entries) sum += weights[entry];
            const double step = rate_ * (wanted - chance_of(sum));
            for (const std::size_t entry : moment->entries) weights[entry] += step - fading * weights[entry];
        }
    }

    const Rules& rules_;
    Pcg32 numbers_;
    bool holding_;
    Sums weights_{}, sums_{};
    double rate_ = first_rate;
    int means_ = 0;
    double french_wins_ = 0, turns_ = 0;
};

void write(const Weights& weights, const std::string& command) {
    std::cout << "// The weights of the value of positions, written by `" << command << "`\n"
              << "// (tests/games/alliance/fit/fit_value.cpp): fitted by games of the player against itself.\n"
              << "#include \"value.hpp\"\n\nnamespace fow::alliance::opponent {\n\n"
              << "// For each Part its entries, first where the French choose next, then where the Allies do.\n"
              << "// clang-format off\nconst Weights fitted_weights{{\n";
    for (const Seat side : seats) {
        std::cout << "    " << (side == french_seat ? "{" : "{");
        for (std::size_t part = 0; part < part_count; ++part) {
            std::string line;
            for (std::size_t i = part_begins[part]; i < part_begins[part + 1]; ++i) {
                const std::string number = std::to_string(weights.of[side][i]) + ",";
                if (line.size() + number.size() > 130) {
                    std::cout << line << "\n     ";
                    line.clear();
                }
                line += (line.empty() ? "" : " ") + number;
            }
            if (part + 1 == part_count) line.pop_back();
            std::cout << line << (part + 1 == part_count ? "},\n" : "\n     ");
        }
    }
    std::cout << "}};\n// clang-format on\n\n}  // namespace fow::alliance::opponent\n";
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 5) {
        std::cerr << "fit_alliance RULES_ROOT SEED GAMES_1 GAMES_2\n";
        return 2;
    }
    const Rules rules(data::load_rule_set(std::filesystem::path(arguments[1])));
    Sums mean;
    for (const bool holding : {true, false}) {
        Fit fit(rules, std::strtoull(arguments[2], nullptr, 10) + (holding ? 0 : 1), holding);
        fit.play(std::atoi(arguments[3]), 1, first_rate, last_rate);
        fit.play(std::atoi(arguments[4]), 2, last_rate * 4, last_rate);
        for (const Seat side : seats)
            for (std::size_t i = 0; i < feature_count; ++i) mean[side][i] += fit.table()[side][i] * (holding ? 2 : 1) / 3;
    }
    std::string command = "fit_alliance";
    for (int i = 1; i < count; ++i) command += std::string(" ") + (i == 1 ? "." : arguments[i]);
    write(rounded(mean), command);
    return 0;
}
