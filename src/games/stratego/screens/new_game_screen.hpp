// The form of a new game.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/pages/opponent_choice.hpp"
#include "ui/window/window.hpp"

namespace fow::ui::stratego {

struct NewGameForm {
    std::string first_name;
    std::string second_name;
    std::string first_takes = "red";   ///< "red", "blue" or "lot"
    std::string variant = "stratego";  ///< the id of a rule set: "stratego" or "duel"
    std::string field_name;            ///< a battlefield, which sets the variant; empty = the printed board
    bool memory = true;                ///< false = true to the table: no deductions, no odds, no pencil marks
    bool alone = false;                ///< one person plays both sides
    OpponentChoice opponent{};         ///< who the second player is
    std::vector<Style> styles{};       ///< of computed players of this game
    std::string clock;                 ///< what the clock is set to, in words; the page that sets it is the house's
};
enum class FormChoice { begin, back, choose_clock, choose_field };
[[nodiscard]] std::optional<FormChoice> new_game_screen(Window& window, NewGameForm& form);

}  // namespace fow::ui::stratego
