// The messages of the protocol `fow-bot 1` as lines, documents as it carries them, and texts for terminals (docs/bots.md).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/diagram.hpp"
#include "core/played.hpp"

namespace fow::bots {

// Pure: what a bot is told depends only on its seat view.

inline constexpr std::string_view greeting = "fow-bot 1";

/// What a bot asked for before it was ready.
struct Wants {
    bool view = false;
    bool exact = false;  ///< lines and views in exact form
    friend bool operator==(const Wants&, const Wants&) = default;
};

/// What a bot may use for one decision; 0 = not said.
struct Allowance {
    int milliseconds = 0;
    std::uint64_t nodes = 0;
    friend bool operator==(const Allowance&, const Allowance&) = default;
};

/// The game, the seat, the bot's own seed, and "begin", or "resume" if the bot is restarted in the middle of the game.
[[nodiscard]] std::vector<std::string> opening(const SeatView& seat_view, std::uint64_t seed, bool resumed);
/// The lines that the seat heard from `told` on.
[[nodiscard]] std::vector<std::string> news(const SeatView& seat_view, std::size_t told, Wants wants);
/// The view if it is wanted, the choices, and "go" with the number of the decision.
[[nodiscard]] std::vector<std::string> question(const SeatView& seat_view, Wants wants, std::uint64_t number, const Allowance& allowance);
[[nodiscard]] std::string refusal(std::uint64_t number, const std::string& word, const Refused& why);
/// "over won flag_taken C4.1", as that seat knows the end; nothing = the referee stopped the game.
[[nodiscard]] std::string over(const std::optional<Ended>& end, Seat seat);

/// The words of a line, which are separated by blanks.
[[nodiscard]] std::vector<std::string> words_of(std::string_view line);
/// A number of 0 to 18446744073709551615.
[[nodiscard]] std::optional<std::uint64_t> number_in(std::string_view text);
/// The rest of a line after its first word.
[[nodiscard]] std::string_view rest_of(std::string_view line);

/// One of our JSON texts on one line: drops line ends and the indents after them, which never occur inside strings.
[[nodiscard]] std::string one_line(std::string_view json);
/// A digest as 16 hexadecimal digits: tells different rules apart, but is not collision-resistant against an attacker.
[[nodiscard]] std::string digest_of(std::string_view text);

/// What a diagram claims, line by line: what is played, what is allowed after that, what is refused and why.
[[nodiscard]] std::string claims_text(const DiagramClaims& claims);

}  // namespace fow::bots
