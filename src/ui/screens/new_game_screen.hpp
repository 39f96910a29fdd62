#pragma once

#include <optional>
#include <string>

#include "ui/window/window.hpp"

namespace fow::ui {

/// What a new game is set up with, as the players fill it in.
struct NewGameForm {
    std::string first_name;
    std::string second_name;
    std::string first_takes = "french";    ///< "french", "allied" or "lot"
    std::string mode = "basic";            ///< the word of a Mode
    std::string field_name;                ///< W14.3: of a battlefield of one's own, which has its mode; empty = the classic one
    bool memory = true;                    ///< W15.1; false = true to the table
    bool nightfall = false;                ///< W15.2
    bool start_early = false;              ///< W14.1; counts in Expert on the classic field
    bool where_are_the_prussians = false;  ///< W14.2; likewise
    bool more = false;                     ///< what few ask for is shown too
    [[nodiscard]] bool offers_scenarios() const { return mode == "expert" && field_name.empty(); }
};
enum class FormChoice { begin, back, choose_field };
[[nodiscard]] std::optional<FormChoice> new_game_screen(Window& window, NewGameForm& form);

}  // namespace fow::ui
