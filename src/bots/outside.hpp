// An outside program as a player: speaks `fow-bot 1` with it, and restarts it if it ends.
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "bots/channel.hpp"
#include "bots/player.hpp"
#include "fow/core/sentence.hpp"

namespace fow::bots {

/// How long a program may take to say that it is ready.
inline constexpr std::chrono::seconds ready_limit{20};
/// How far it may exceed its time before it counts as late: allows for the round trip on a loaded machine.
inline constexpr std::chrono::milliseconds grace{250};

/// The terms for programs that play a seat in the window: 5 seconds, 2 GiB, no network, no files except their own and the game's data.
/// `hidden`: folders of games and keys, besides the user's usual ones.
[[nodiscard]] Terms terms_of_guests(std::vector<std::string> hidden = {});
/// The user's usual folders of games and keys, which no program may read.
[[nodiscard]] std::vector<std::string> folders_of_games();

/// Starts the program on these terms and ends it again. Returns what the system could not keep from it. Throws DataError if it cannot be
/// started, or if the first file that its command names does not exist.
platform::Lacks try_program(const std::string& command, const Terms& terms);
/// What that leaves open, one sentence each.
[[nodiscard]] std::vector<std::string> left_open(const platform::Lacks& lacks, Translate translate = untranslated);

class OutsidePlayer final : public Player {
public:
    /// Starts nothing yet. Throws DataError if there is no such program, or if it may not be read.
    OutsidePlayer(const std::string& command, Terms terms);
    /// Once this is requested, decisions end at once, with a lapse.
    void heed(std::stop_token stop) { stop_ = std::move(stop); }
    [[nodiscard]] std::string name() const override { return name_.empty() ? text_ : name_; }
    void begin(const SeatView& seat_view, std::uint64_t seed) override;
    [[nodiscard]] Answer next(const SeatView& seat_view) override;
    void refused(const Word& word, const Refused& why) override;
    void over(const SeatView& seat_view, const std::optional<Ended>& end, Seat seat) override;

private:
    /// Starts the program and waits until it is ready. Returns what went wrong.
    [[nodiscard]] std::optional<Answer> start(const SeatView& seat_view, bool resumed);
    [[nodiscard]] Answer failed(Silence why);
    void say(const std::vector<std::string>& lines);

    std::string text_;
    Terms terms_;
    CommandLine command_;
    std::string name_;
    std::optional<Channel> channel_;
    std::stop_token stop_;
    Wants wants_;
    bool opened_ = false;  ///< the program knows which game it plays
    std::uint64_t seed_ = 0;
    std::uint64_t number_ = 0;  ///< number of the decision
    std::size_t told_ = 0;      ///< how many lines of the log it has been told
};

}  // namespace fow::bots
