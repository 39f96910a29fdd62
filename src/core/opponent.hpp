// Computed players: their strength, their temper and their answers.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/pcg32.hpp"
#include "core/sentence.hpp"

namespace fow {

// A game that has computed players defines, in its own namespace,
//   think(rules, view, heard, mind, budget)   an AnswerOf its actions
// which plays from one seat's view and what that seat has heard, and from nothing else: it never sees a session. It is a pure function: the
// same arguments give the same answer on every machine.

/// Weakest first. They differ in what they remember, what they conclude and how far they look ahead, never by deliberate errors.
enum class Level : std::uint8_t { recruit, corporal, captain, marshal };
inline constexpr std::array levels{Level::recruit, Level::corporal, Level::captain, Level::marshal};
/// "recruit"
[[nodiscard]] std::string_view word(Level level);
[[nodiscard]] std::optional<Level> level_from_word(std::string_view word);

/// A temper: what a player likes. Not every game has every style.
enum class Style : std::uint8_t { steady, bold, patient, gambler, gunner, raider };
inline constexpr std::array styles{Style::steady, Style::bold, Style::patient, Style::gambler, Style::gunner, Style::raider};
/// "steady"
[[nodiscard]] std::string_view word(Style style);
[[nodiscard]] std::optional<Style> style_from_word(std::string_view word);

/// A computed player as everybody knows it.
struct ComputedPlayer {
    Level level = Level::captain;
    Style style = Style::steady;
    std::string program{};  ///< the name of an outside program that plays instead, at most 60 bytes; it has neither level nor style
    friend bool operator==(const ComputedPlayer&, const ComputedPlayer&) = default;
};

/// The mind of a computed player. The seed chooses among set-ups and among actions that are about equally good; it must not be the seed of
/// the dice, and it is the seat's secret.
struct Mind {
    Level level = Level::captain;
    Style style = Style::steady;
    std::uint64_t seed = 0;
    friend bool operator==(const Mind&, const Mind&) = default;
};

/// How long to think, counted in positions judged: a clock would make the answer depend on the machine.
struct Budget {
    std::uint64_t nodes = 0;
    friend bool operator==(const Budget&, const Budget&) = default;
};

/// What was decided, and why.
template <class Action>
struct AnswerOf {
    Action action{};
    std::vector<Told> reason{};  ///< a sentence or a few; they name nothing that the seat does not know
    /// How the game stands for the seat, as it sees it: its chance to win in thousandths, a draw counting as half.
    int chance = 500;
    std::uint64_t nodes = 0;  ///< how many positions were judged
    friend bool operator==(const AnswerOf&, const AnswerOf&) = default;
};

/// The action with the highest value. Noise of less than one point decides between actions that are about equally good. `legal` must not be
/// empty.
template <class Actions, class Value>
[[nodiscard]] auto best_alone(const Actions& legal, Pcg32& numbers, const Value& value_of) {
    auto choice = legal.front();
    double most = -1e9;
    for (const auto& action : legal) {
        const double value = value_of(action) + numbers.below(1000) / 1000.0;
        if (value > most) choice = action;
        most = std::max(most, value);
    }
    return choice;
}

}  // namespace fow
