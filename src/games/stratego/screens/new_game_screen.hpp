// The form of a new game.
#pragma once

#include <optional>
#include <string>

#include "games/stratego/screens/words.hpp"
#include "ui/pages/new_game.hpp"

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

}  // namespace fow::stratego::screens
