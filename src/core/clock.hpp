// W15.5: how much time each player has by the clock, and how much of it is left.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/seat.hpp"

namespace fow {

enum class ClockKind : std::uint8_t {
    none,
    total,    ///< for the whole battle
    turn,     ///< for each turn; what is left is lost
    fischer,  ///< for the whole battle, and some more for each turn
};
inline constexpr std::array clock_kinds{ClockKind::none, ClockKind::total, ClockKind::turn, ClockKind::fischer};
/// "none", "total", "turn", "fischer"
[[nodiscard]] std::string_view word(ClockKind kind);
[[nodiscard]] std::optional<ClockKind> clock_kind_from_word(std::string_view text);

/// What the players agreed before the game. The same for both.
struct ClockRules {
    ClockKind kind = ClockKind::none;
    int seconds = 0;        ///< 1 to clock_limit; 0 without a clock
    int extra_seconds = 0;  ///< for each turn, the first one included: 0 to clock_limit; Fischer only
    bool decides = false;   ///< a player without time loses the battle; otherwise the clock only shows it
    friend bool operator==(const ClockRules&, const ClockRules&) = default;
};
inline constexpr int clock_limit = 24 * 60 * 60;

/// How long a seat has thought in one of its turns.
struct Thought {
    Seat seat;
    int turn;          ///< game turn
    int milliseconds;  ///< 0 to thought_limit
    friend bool operator==(const Thought&, const Thought&) = default;
};
inline constexpr int thought_limit = 1'000'000'000;

/// The milliseconds that the seat has left in that game turn, negative if it used more; `thoughts` in chronological order. There must be a
/// clock.
[[nodiscard]] std::int64_t time_left(const ClockRules& rules, std::span<const Thought> thoughts, Seat seat, int turn);

}  // namespace fow
