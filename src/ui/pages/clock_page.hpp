// W15.5: the page on which the players agree on a clock.
#pragma once

#include <string>

#include "core/clock.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// What a game says about its clock.
struct ClockWords {
    std::string whole_game;    ///< the name of a clock for the whole game: "Battle"
    std::string total;         ///< "Each player has this time for the whole battle."
    std::string fischer;       ///< the same, plus more time for each turn
    std::string decides;       ///< "A player whose time is up loses the battle"
    std::string decides_hint;  ///< with the rule
    std::string runs;          ///< when the clock runs
};

/// The words of a game that calls itself a game; `decides_hint` and `runs` as above.
[[nodiscard]] ClockWords clock_words_of_game(std::string decides_hint, std::string runs);

/// "20 min", "15 min and 30 s a turn", "none"
[[nodiscard]] std::string clock_name(const ClockRules& clock);
/// Draws over the form of a new game. True when it is done.
[[nodiscard]] bool clock_page(Window& window, ClockRules& clock, const ClockWords& words);

}  // namespace fow::ui
