// The form of a new game, and the end of a game.
#pragma once

#include <optional>
#include <string>

#include "games/stratego/screens/words.hpp"
#include "ui/pages/new_game.hpp"
#include "ui/pages/victory_page.hpp"

namespace fow::stratego::screens {

struct NewGameForm : SeatingForm {
    NewGameForm() { first_takes = "red"; }
    std::vector<std::string> variants;  ///< RuleSet::id of those that can be played
    std::string variant;                ///< one of them
    std::string field_name;             ///< a battlefield, which sets the variant; empty = the printed board
    std::string field_armies;           ///< how many pieces the sides have there, if their armies differ (C1.8)
    bool memory = true;                 ///< false = true to the table: no deductions, no odds, no pencil marks
};
[[nodiscard]] std::optional<FormChoice> new_game_screen(Window& window, NewGameForm& form);

/// C4: the end of a game: who won, how, and all pieces shown (C4.6). `view`: of the finished game, everything shown; its result is set.
[[nodiscard]] VictoryPage victory_page_of(const View& view, const RuleSet& rules);

}  // namespace fow::stratego::screens
