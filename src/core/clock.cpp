#include "core/clock.hpp"

#include "core/words.hpp"

namespace fow {
namespace {

constexpr std::array<std::string_view, 4> clock_words{"none", "total", "turn", "fischer"};

}  // namespace

std::string_view word(ClockKind kind) { return word_of(clock_words, kind); }

std::optional<ClockKind> clock_kind_from_word(std::string_view text) { return from_word<ClockKind>(clock_words, text); }

std::int64_t time_left(const ClockRules& rules, std::span<const Thought> thoughts, Seat seat, int turn) {
    constexpr std::int64_t second = 1000;
    std::int64_t left = rules.seconds * second;
    bool begun = false;
    for (const Thought& thought : thoughts) {
        if (thought.seat != seat || thought.turn > turn || (rules.kind == ClockKind::turn && thought.turn != turn)) continue;
        left -= thought.milliseconds;
        if (rules.kind == ClockKind::fischer) left += rules.extra_seconds * second;
        begun = begun || thought.turn == turn;
    }
    return rules.kind == ClockKind::fischer && !begun ? left + rules.extra_seconds * second : left;
}

}  // namespace fow
