// An outside program as a player: speaks `fow-bot 1` with it, and restarts it if it ends.
#pragma once

#include <optional>
#include <string>

#include "bots/channel.hpp"
#include "bots/player.hpp"

namespace fow::bots {

/// How long a program may take to say that it is ready.
inline constexpr std::chrono::seconds ready_limit{20};
/// How far it may exceed its time before it counts as late: allows for the round trip on a loaded machine.
inline constexpr std::chrono::milliseconds grace{250};

/// The terms for programs that play a seat in the window: 5 seconds, 2 GiB, no network, no files except their own and the game's data.
[[nodiscard]] Terms terms_of_guests();

class OutsidePlayer final : public Player {
public:
    /// Starts nothing yet. Throws DataError if there is no such program.
    OutsidePlayer(const std::string& command, Terms terms);
    [[nodiscard]] std::string name() const override { return name_.empty() ? text_ : name_; }
    void begin(const SeatView& seat_view, std::uint64_t seed) override;
    [[nodiscard]] Answer next(const SeatView& seat_view) override;
    void refused(const Word& word, const Refused& why) override;
    void over(const SeatView& seat_view, const std::optional<Ended>& end, Seat seat) override;

private:
    /// Starts the program and waits until it is ready. Returns what went wrong.
    [[nodiscard]] std::optional<Lapse> start(const SeatView& seat_view, bool resumed);
    [[nodiscard]] Answer failed(Silence why);
    void say(const std::vector<std::string>& lines);

    std::string text_;
    Terms terms_;
    CommandLine command_;
    std::string name_;
    std::optional<Channel> channel_;
    Wants wants_;
    bool opened_ = false;  ///< the program knows which game it plays
    std::uint64_t seed_ = 0;
    std::uint64_t number_ = 0;  ///< number of the decision
    std::size_t told_ = 0;      ///< how many lines of the log it has been told
};

}  // namespace fow::bots
