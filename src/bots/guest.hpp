// An outside program at one seat of a game that is played in this program, following docs/bots.md.
#pragma once

#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "bots/bout.hpp"
#include "bots/outside.hpp"
#include "bots/referee.hpp"

namespace fow::bots {

template <class Session>
class Guest {
public:
    virtual ~Guest() = default;
    /// What the program does in that game, where its seat must decide: actions up to the first that the other seat hears of. If it does
    /// nothing in time, the greedy player's action. Empty if it has made too many errors: then fault() is the last one. May be called on
    /// any thread; waits for the program until `stop` is requested, which makes the answer empty.
    [[nodiscard]] virtual std::vector<typename Session::Action> next(const Session& session, const std::stop_token& stop) = 0;
    /// Its last error. Not while next() runs.
    [[nodiscard]] virtual std::optional<Fault> fault() const = 0;
};

/// `G`: see SeatViewOf.
template <class G>
class GuestOf final : public Guest<typename G::Session> {
public:
    using Session = typename G::Session;
    using Action = typename Session::Action;

    /// Starts nothing yet. `seed`: the program's own. Throws DataError if there is no such program.
    GuestOf(Head head, const std::string& command, Terms terms, Seat seat, std::uint64_t seed)
        : head_(std::move(head)), player_(command, std::move(terms)), seat_(seat), seed_(seed) {}

    [[nodiscard]] std::vector<Action> next(const Session& session, const std::stop_token& stop) override {
        const std::lock_guard lock(mutex_);
        player_.heed(stop);
        const SeatViewOf<G> seat_view(head_, session, seat_);
        if (!begun_) player_.begin(seat_view, seed_);
        begun_ = true;
        for (int refusals = 0; refusals < refusals_to_lose;) {
            if (words_.empty()) {
                const Answer answer = player_.next(seat_view);
                if (stop.stop_requested()) return {};
                if (answer.lapse) {
                    fault_ = Fault{*answer.lapse, answer.why};
                    if (*answer.lapse == Lapse::mute || ++faults_ >= faults_to_lose) return {};
                    if (*answer.lapse == Lapse::late) return {greedy(session)};
                    continue;
                }
                words_.assign(answer.acts.begin(), answer.acts.end());
            }
            auto [actions, refused] = played(session);
            if (!actions.empty()) return std::move(actions);
            if (!refused) continue;  // it sent no action
            player_.refused(refused->first, refused->second);
            fault_ = Fault{Lapse::refused, {}};
            ++refusals;
        }
        return {};
    }
    [[nodiscard]] std::optional<Fault> fault() const override { return fault_; }

private:
    struct Made {
        std::vector<Action> actions;
        std::optional<std::pair<Word, Refused>> refused;
    };
    /// Plays the actions that it sent, up to the first that is heard or refused; the rest waits for the next decision.
    [[nodiscard]] Made played(Session session) {
        Made made;
        const std::size_t heard = session.heard(Viewer::onlooker).size();
        while (!words_.empty() && session.decider() == decider_of(seat_) && session.heard(Viewer::onlooker).size() == heard) {
            const Word word = std::move(words_.front());
            words_.pop_front();
            if (auto refused = play_word<G>(session, seat_, word, [&](const Action& action) { made.actions.push_back(action); })) {
                made.refused.emplace(word, *std::move(refused));
                words_.clear();
            }
        }
        // Actions that it sent in advance are void once somebody else decides.
        if (session.decider() != decider_of(seat_)) words_.clear();
        return made;
    }
    [[nodiscard]] Action greedy(const Session& session) const {
        return G::greedy(session.rules(), session.view(viewer_of(seat_)), mixed(seed_, session.ply_count()));
    }

    Head head_;
    OutsidePlayer player_;
    Seat seat_;
    std::uint64_t seed_;
    std::mutex mutex_;
    std::deque<Word> words_;  ///< actions that it sent and that have not been played yet
    bool begun_ = false;
    int faults_ = 0;
    std::optional<Fault> fault_;
};

}  // namespace fow::bots
