#include "bots/series.hpp"

#include <algorithm>
#include <cmath>
#include <exception>
#include <limits>
#include <mutex>
#include <system_error>
#include <thread>

#include "seal/ledger.hpp"

namespace fow::bots {
namespace {

/// The quantile of the normal distribution for 95 %.
constexpr double z = 1.959964;
/// A run of equal results must not look like certainty: half a pair of each result is counted in advance.
constexpr double prior_pairs = 0.5;

[[nodiscard]] double elo_at(double share) {
    if (share <= 0) return -std::numeric_limits<double>::infinity();
    if (share >= 1) return std::numeric_limits<double>::infinity();
    return 400 * std::log10(share / (1 - share));
}

}  // namespace

Estimate share_of(const Score& score) {
    const auto n = static_cast<double>(score.games());
    if (n == 0) return {0.5, 0, 1};
    const double share = score.points() / n;
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return {share, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

Estimate elo_of(const Score& score) {
    const Estimate share = share_of(score);
    return {elo_at(share.value), elo_at(share.low), elo_at(share.high)};
}

double share_at(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

TestState judged(const Test& test, const std::vector<double>& pairs) {
    TestState state;
    state.bound = std::log(0.95 / 0.05);
    if (pairs.empty()) return state;
    double n = 0, sum = 0, squares = 0;
    const auto add = [&](double weight, double share) {
        n += weight;
        sum += weight * share;
        squares += weight * share * share;
    };
    for (const double points : pairs) add(1, points / 2);
    for (const double share : {0.0, 0.5, 1.0}) add(prior_pairs, share);
    const double mean = sum / n, variance = squares / n - mean * mean;
    const double low = share_at(test.low), high = share_at(test.high);
    state.ratio = n * (high - low) * (2 * mean - low - high) / (2 * variance);
    if (state.ratio >= state.bound) state.finding = Finding::high;
    if (state.ratio <= -state.bound) state.finding = Finding::low;
    return state;
}

std::uint64_t player_seed(std::uint64_t pair, Seat player, bool changed) {
    return seal::lot("player of " + seal::chosen_source(pair), 2 * index(player) + (changed ? 1 : 0));
}

namespace {

using Pair = std::array<PlayedGame, 2>;

class SeriesRun {
public:
    SeriesRun(const GameInWords& game, const SeriesPlan& plan, const std::function<void(const PlayedGame&)>& told)
        : game_(game), plan_(plan), told_(told), wanted_((plan.games + 1) / 2) {}

    [[nodiscard]] SeriesReport run() {
        std::vector<std::thread> others;
        try {
            for (int i = 1; i < plan_.jobs; ++i) others.emplace_back([this] { work(); });
        } catch (const std::system_error&) {  // fewer games at a time, then
        }
        work();
        for (std::thread& other : others) other.join();
        if (failure_) std::rethrow_exception(failure_);
        return std::move(report_);
    }

private:
    void work() {
        while (const auto pair = next_pair()) {
            try {
                take(*pair, Pair{played(*pair, false), played(*pair, true)});
            } catch (...) {
                const std::lock_guard held(mutex_);
                if (!failure_) failure_ = std::current_exception();
                return;
            }
        }
    }
    [[nodiscard]] std::optional<std::uint64_t> next_pair() {
        const std::lock_guard held(mutex_);
        if (begun_ == wanted_ || decided_ || failure_) return std::nullopt;
        return begun_++;
    }
    [[nodiscard]] PlayedGame played(std::uint64_t pair, bool changed) {
        const std::uint64_t seed = mixed(plan_.seed, pair);
        const auto game = game_.begin(plan_.head);
        Pcg32 chance(mixed(seed, 0));
        roll_due(*game, chance);
        if (plan_.set_ups == SetUps::shared)
            for (std::uint64_t i = 1; game->setting_up() && i < 4; ++i) {
                game->set_up(mixed(seed, i));
                roll_due(*game, chance);
            }
        const std::array players{make_player(plan_.first, plan_.terms), make_player(plan_.second, plan_.terms)};
        const Seat first = changed ? Seat::second : Seat::first;
        PerSeat<Player*> seated;
        PerSeat<std::uint64_t> own;
        for (const Seat player : seats) {
            const Seat seat = player == Seat::first ? first : other(first);
            seated[seat] = players[index(player)].get();
            own[seat] = player_seed(seed, player, changed);
        }
        PlayedGame result{2 * pair + (changed ? 2 : 1), changed, play_out(*game, chance, seated, own, plan_.cap), {}};
        result.record = game->record({seated.first->name(), seated.second->name()});
        const std::lock_guard held(mutex_);
        report_.names = {players[0]->name(), players[1]->name()};
        return result;
    }
    /// Counts pairs in the order of their numbers, so that the outcome does not depend on which was ready first.
    void take(std::uint64_t number, Pair pair) {
        const std::lock_guard held(mutex_);
        waiting_.emplace(number, std::move(pair));
        for (auto next = waiting_.find(report_.pairs.size()); next != waiting_.end(); next = waiting_.find(report_.pairs.size())) {
            if (decided_) return;  // a decided test does not count games that were still being played
            count(next->second);
            waiting_.erase(next);
        }
    }
    void count(const Pair& pair) {
        double points = 0;
        for (const PlayedGame& game : pair) {
            const Seat seat = game.changed ? Seat::second : Seat::first;
            for (Score* score : {&report_.score, &report_.by_side[seat]}) {
                if (!game.report.winner) ++score->drawn;
                else ++(*game.report.winner == seat ? score->won : score->lost);
            }
            points += !game.report.winner ? 0.5 : *game.report.winner == seat ? 1 : 0;
            ++report_.endings[game.report.ending];
            report_.decisions += static_cast<std::uint64_t>(game.report.decisions);
            for (const Seat player : seats) {
                const Seat sat = player == Seat::first ? seat : other(seat);
                report_.seconds[player] += game.report.seconds[sat];
                for (std::size_t i = 0; i < fault_count; ++i) report_.faults[player][i] += game.report.faults[sat][i];
            }
            if (told_) told_(game);
        }
        report_.pairs.push_back(points);
        if (!plan_.test) return;
        report_.test = judged(*plan_.test, report_.pairs);
        decided_ = report_.test->finding != Finding::open;
    }

    const GameInWords& game_;
    const SeriesPlan& plan_;
    const std::function<void(const PlayedGame&)>& told_;
    std::uint64_t wanted_;
    std::mutex mutex_;
    std::uint64_t begun_ = 0;
    bool decided_ = false;
    std::map<std::uint64_t, Pair> waiting_;
    std::exception_ptr failure_;
    SeriesReport report_;
};

}  // namespace

SeriesReport play_series(const GameInWords& game, const SeriesPlan& plan, const std::function<void(const PlayedGame&)>& told) {
    return SeriesRun(game, plan, told).run();
}

}  // namespace fow::bots
