// An outside program at one seat of a game that is played in this program, following docs/bots.md.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "bots/outside.hpp"
#include "bots/played_of.hpp"
#include "bots/referee.hpp"

namespace fow::bots {

/// The same for games in words.
class SeatedProgram {
public:
    /// Starts nothing yet. `seed`: the program's own. Throws DataError if there is no such program.
    SeatedProgram(const std::string& command, Terms terms, Seat seat, std::uint64_t seed)
        : player_(command, std::move(terms)), seat_(seat), seed_(seed) {}

    /// The game after what the program does in it, where its seat must decide: actions up to the first that the other seat hears of. If it
    /// does nothing in time, the greedy player's action. Nothing if it has made too many errors: then fault() is the last one. May be
    /// called on any thread; waits for the program until `stop` is requested, which makes the answer empty.
    [[nodiscard]] std::unique_ptr<Played> next(const Played& game, const std::stop_token& stop);
    /// Its last error so far. May be called while next() runs on another thread, and does not wait for it.
    [[nodiscard]] std::optional<Fault> fault() const {
        const std::lock_guard lock(fault_mutex_);
        return fault_;
    }

private:
    struct Made {
        std::unique_ptr<Played> game;  ///< nothing if it sent no action that was played
        std::optional<std::pair<std::string, Refused>> refused;
    };
    [[nodiscard]] Made played(const Played& game);
    void note(Fault fault) {
        const std::lock_guard lock(fault_mutex_);
        fault_ = std::move(fault);
    }

    OutsidePlayer player_;
    Seat seat_;
    std::uint64_t seed_;
    std::mutex mutex_;               ///< held while next() runs
    std::deque<std::string> words_;  ///< actions that it sent and that have not been played yet
    bool begun_ = false;
    int faults_ = 0;
    mutable std::mutex fault_mutex_;
    std::optional<Fault> fault_;
};

template <class Session>
class Guest {
public:
    using Action = typename Session::Action;

    /// Starts nothing yet. `in_words`: makes the game's PlayedOf. Throws DataError if there is no such program.
    Guest(std::unique_ptr<Played> (*in_words)(Session), const Session& (*session_of)(const Played&), const std::string& command,
          Terms terms, Seat seat, std::uint64_t seed)
        : in_words_(in_words), session_of_(session_of), program_(command, std::move(terms), seat, seed) {}

    /// See SeatedProgram.
    [[nodiscard]] std::vector<Action> next(const Session& session, const std::stop_token& stop) {
        const auto after = program_.next(*in_words_(session), stop);
        std::vector<Action> actions;
        if (!after) return actions;
        const auto& plies = session_of_(*after).record().plies;
        for (std::size_t i = session.ply_count(); i < plies.size(); ++i) actions.push_back(std::get<Action>(plies[i]));
        return actions;
    }
    [[nodiscard]] std::optional<Fault> fault() const { return program_.fault(); }
    /// For those who let it decide on several threads: whoever holds it may call next().
    [[nodiscard]] std::mutex& turn() { return turn_; }

private:
    std::mutex turn_;
    std::unique_ptr<Played> (*in_words_)(Session);
    const Session& (*session_of_)(const Played&);
    SeatedProgram program_;
};

}  // namespace fow::bots
