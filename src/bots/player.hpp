// Whatever decides for a seat: one of our computed players, or an outside program.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/messages.hpp"
#include "core/played.hpp"

namespace fow::bots {

/// What a player can do wrong, mildest first.
enum class Lapse : std::uint8_t {
    late,     ///< no action in time
    refused,  ///< an action that the rules refuse
    died,     ///< its program ended
    flood,    ///< far too much text
    mute,     ///< its program did not even report that it is ready
};
inline constexpr std::array faults{Lapse::late, Lapse::refused, Lapse::died, Lapse::flood, Lapse::mute};
inline constexpr std::size_t fault_count = faults.size();
/// "late"
[[nodiscard]] std::string_view word(Lapse fault);

/// What a player does at a decision: a sequence of actions, or what went wrong.
struct Answer {
    std::vector<std::string> acts{};
    std::optional<Lapse> lapse{};
    std::string reason{};         ///< one sentence of its own
    std::optional<int> chance{};  ///< its chance to win in thousandths, as it sees it
    Told why{};                   ///< of a lapse: what a program wrote before it was told anything of the game, or why it cannot be started
};

/// The kind of an error of a program, and no more than its opponent may know: what it tried, what the rules said to it and what it wrote
/// follow from what its seat knows.
struct Fault {
    Lapse lapse;
    Told why;  ///< what it wrote before it was told anything of the game, or why it cannot be started; may be empty
    bool operator==(const Fault&) const = default;
};

class Player {
public:
    virtual ~Player() = default;
    [[nodiscard]] virtual std::string name() const = 0;
    /// A game begins.
    virtual void begin(const SeatView& seat_view, std::uint64_t seed) = 0;
    /// The seat decides.
    [[nodiscard]] virtual Answer next(const SeatView& seat_view) = 0;
    /// Its action was refused; it is asked again.
    virtual void refused(const std::string& word, const Refused& why) = 0;
    /// The game is over, or was stopped.
    virtual void over(const SeatView& seat_view, const std::optional<Ended>& end, Seat seat) = 0;
};

/// The terms on which players decide.
struct Terms {
    Allowance allowance{.milliseconds = 5000, .nodes = 0};
    std::uint64_t memory = 0;             ///< of an outside program, in bytes; 0 = no bound
    bool confined = true;                 ///< outside programs have no network and no files
    std::vector<std::string> readable{};  ///< what else they may read
    std::vector<std::string> hidden{};    ///< folders in which they read nothing
    /// Takes lines of their standard error, on any thread; see Channel.
    std::function<void(const std::string& lines)> errors{};
};
/// "late", "mute (No module named 'base')"
[[nodiscard]] std::string fault_text(const Answer& answer);

/// The names of players that need no program: "random", "greedy", "LEVEL", "LEVEL:STYLE".
[[nodiscard]] bool is_computed(std::string_view name);
/// One of these players, or a program given by its command line. Throws DataError if it is neither.
[[nodiscard]] std::unique_ptr<Player> make_player(const std::string& name, const Terms& terms);

/// "captain:bold": nothing if the text is not a level, or if no style follows the colon.
[[nodiscard]] std::optional<Mind> mind_from_text(std::string_view text);

/// A number that is derived from others and looks random. It can be undone: nobody who may not know `a` is given it.
[[nodiscard]] std::uint64_t mixed(std::uint64_t a, std::uint64_t b);

}  // namespace fow::bots
