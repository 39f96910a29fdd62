#pragma once

#include <optional>
#include <string>

#include "ui/window/window.hpp"

namespace fow::ui {

/// The new game form.
struct NewGameForm {
    std::string first_name;
    std::string second_name;
    std::string first_takes = "french";    ///< "french", "allied" or "lot"
    std::string mode = "basic";            ///< a word of Mode
    std::string field_name;                ///< W14.3: a battlefield of the player's own, which sets the mode; empty = the classic one
    bool memory = true;                    ///< W15.1; false = true to the table
    bool nightfall = false;                ///< W15.2
    bool start_early = false;              ///< W14.1; applies in Expert on the classic field
    bool where_are_the_prussians = false;  ///< W14.2; likewise
    bool more = false;                     ///< show the rarely used options too
    [[nodiscard]] bool offers_scenarios() const { return mode == "expert" && field_name.empty(); }
};
enum class FormChoice { begin, back, choose_field };
[[nodiscard]] std::optional<FormChoice> new_game_screen(Window& window, NewGameForm& form);

}  // namespace fow::ui
