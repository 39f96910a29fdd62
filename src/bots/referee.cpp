#include "bots/referee.hpp"

#include <chrono>
#include <numeric>

#include "bots/channel.hpp"
#include "chance/chance.hpp"

namespace fow::bots {
namespace {

class Refereed {
public:
    Refereed(Played& game, Pcg32& chance, PerSeat<Player*> players, PerSeat<std::uint64_t> seeds)
        : game_(game), chance_(chance), players_(players), seeds_(seeds) {}

    [[nodiscard]] GameReport play(int cap) {
        for (const Seat seat : seats) players_[seat]->begin(game_.seat_view(seat), seeds_[seat]);
        while (const auto seat = seat_to_decide(game_)) {
            if (report_.decisions == cap) break;
            if (!decide(*seat)) {
                report_.winner = other(*seat);
                report_.ending = "forfeit";
                game_.give_up();
                break;
            }
        }
        const auto end = game_.ended();
        if (report_.ending.empty()) {
            report_.winner = end ? end->winner : std::nullopt;
            report_.ending = end ? end->ending : "cap";
        }
        for (const Seat seat : seats) players_[seat]->over(game_.seat_view(seat), end, seat);
        return std::move(report_);
    }

private:
    /// False if the seat has made too many errors.
    [[nodiscard]] bool decide(Seat seat) {
        ++report_.decisions;
        for (int refusals = 0; refusals < refusals_to_lose;) {
            const auto begun = Clock::now();
            const Answer answer = players_[seat]->next(game_.seat_view(seat));
            report_.seconds[seat] += std::chrono::duration<double>(Clock::now() - begun).count();
            if (answer.lapse) {
                complain(seat, fault_text(answer));
                if (!bear(seat, *answer.lapse)) return false;
                if (*answer.lapse != Lapse::late) continue;
                static_cast<void>(play(game_.seat_view(seat).greedy(mixed(seeds_[seat], static_cast<std::uint64_t>(report_.decisions)))));
                return true;
            }
            const auto refused = first_refused(seat, answer);
            if (!refused) return true;
            ++count(seat, Lapse::refused);
            ++refusals;
            players_[seat]->refused(refused->first, refused->second);
            complain(seat, "refused " + refused->first + " (" + refused->second.rule + ": " + text_of(refused->second.reason) + ")");
        }
        return false;
    }
    /// Plays an action, and what chance adds to it.
    [[nodiscard]] std::optional<Refused> play(const std::string& word) {
        auto refused = game_.play(word);
        roll_due(game_, chance_);
        return refused;
    }
    /// Plays the actions of an answer, up to the first that is refused.
    [[nodiscard]] std::optional<std::pair<std::string, Refused>> first_refused(Seat seat, const Answer& answer) {
        for (const std::string& act : answer.acts) {
            // Actions sent in advance may come too late: the other side decides, or the game is over.
            if (seat_to_decide(game_) != seat) return std::nullopt;
            if (auto refused = play(act)) return std::pair(act, std::move(*refused));
        }
        return std::nullopt;
    }
    /// Counts a fault; false if that is one too many.
    [[nodiscard]] bool bear(Seat seat, Lapse fault) {
        ++count(seat, fault);
        if (fault == Lapse::mute) return false;
        const LapseCounts& all = report_.faults[seat];
        return std::accumulate(all.begin(), all.end(), 0) - count(seat, Lapse::refused) < faults_to_lose;
    }
    [[nodiscard]] int& count(Seat seat, Lapse fault) { return report_.faults[seat][static_cast<std::size_t>(fault)]; }
    void complain(Seat seat, const std::string& what) {
        if (report_.complaints.size() < complaint_limit)
            report_.complaints.push_back("decision " + std::to_string(report_.decisions) + ", " + std::string(game_.word(seat)) + ": " +
                                         what);
    }

    Played& game_;
    Pcg32& chance_;
    PerSeat<Player*> players_;
    PerSeat<std::uint64_t> seeds_;
    GameReport report_;
};

}  // namespace

std::optional<Seat> seat_to_decide(const Played& game) {
    for (const Seat seat : seats)
        if (game.decider() == decider_of(seat)) return seat;
    return std::nullopt;
}

void roll_due(Played& game, Pcg32& chance) {
    while (game.decider() == Decider::chance)
        if (game.roll(by_lot(game.rolls(), chance)) != Rolled::played) break;
}

GameReport play_out(Played& game, Pcg32& chance, PerSeat<Player*> players, PerSeat<std::uint64_t> seeds, int cap) {
    return Refereed(game, chance, players, seeds).play(cap);
}

}  // namespace fow::bots
