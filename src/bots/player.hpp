// Somebody who decides for a seat: a computed player of ours, or a program of somebody else.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bout.hpp"
#include "bots/messages.hpp"
#include "bots/seat_view.hpp"

namespace fow::bots {

/// What a player can do wrong, mildest first.
enum class Lapse : std::uint8_t {
    late,     ///< no action in time
    refused,  ///< an action that the rules refuse
    died,     ///< its program ended
    flood,    ///< more text than anybody can want
    mute,     ///< its program did not even say that it is ready
};
inline constexpr std::array faults{Lapse::late, Lapse::refused, Lapse::died, Lapse::flood, Lapse::mute};
inline constexpr std::size_t fault_count = faults.size();
/// "late"
[[nodiscard]] std::string_view word(Lapse fault);

/// What a player does at a decision: actions one after the other, or what went wrong.
struct Answer {
    std::vector<Word> acts{};
    std::optional<Lapse> lapse{};
    std::string reason{};         ///< one sentence of its own
    std::optional<int> chance{};  ///< its chance to win in thousandths, as it sees it
};

class Player {
public:
    virtual ~Player() = default;
    [[nodiscard]] virtual std::string name() const = 0;
    /// A game begins.
    virtual void begin(const SeatView& seat_view, std::uint64_t seed) = 0;
    /// The seat decides.
    [[nodiscard]] virtual Answer next(const SeatView& seat_view) = 0;
    /// What it did was refused; it is asked again.
    virtual void refused(const Word& word, const Refused& why) = 0;
    /// The game is over, or was stopped.
    virtual void over(const SeatView& seat_view, const std::optional<Ended>& end, Seat seat) = 0;
};

/// How players are asked.
struct Terms {
    Allowance allowance{.milliseconds = 5000, .nodes = 0};
    std::uint64_t memory = 0;             ///< of an outside program, in bytes; 0 = no bound
    bool confined = true;                 ///< outside programs have no network and no files
    std::vector<std::string> readable{};  ///< what they may read besides
    bool errors = false;                  ///< their standard error is shown
};

/// The names of players that need no program: "random", "greedy", "LEVEL", "LEVEL:STYLE".
[[nodiscard]] bool is_computed(std::string_view name);
/// One of these, or a program by its command line. Throws DataError if it is neither.
[[nodiscard]] std::unique_ptr<Player> make_player(const std::string& name, const Terms& terms);

/// "captain:bold": nothing if the text is no level, or no style behind the colon.
[[nodiscard]] std::optional<Mind> mind_from_text(std::string_view text);

/// A number that follows from others and tells nothing about them.
[[nodiscard]] std::uint64_t mixed(std::uint64_t a, std::uint64_t b);

}  // namespace fow::bots
