// The form of a new game.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/stratego/screens/words.hpp"
#include "ui/pages/opponent_choice.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

struct NewGameForm {
    PlayersChoice players{};
    std::string first_takes = "red";    ///< "red", "blue" or "lot"
    std::vector<std::string> variants;  ///< RuleSet::id of those that can be played
    std::string variant;                ///< one of them
    std::string field_name;             ///< a battlefield, which sets the variant; empty = the printed board
    std::string field_armies;           ///< how many pieces the sides have there, if their armies differ (C1.8)
    bool memory = true;                 ///< false = true to the table: no deductions, no odds, no pencil marks
    std::string clock;                  ///< what the clock is set to, in words; the page that sets it is shared by all games
};
enum class FormChoice { begin, back, choose_clock, choose_field };
[[nodiscard]] std::optional<FormChoice> new_game_screen(Window& window, NewGameForm& form);

}  // namespace fow::stratego::screens
