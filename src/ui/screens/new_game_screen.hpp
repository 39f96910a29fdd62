#pragma once

#include <optional>
#include <string>

#include "ui/desk.hpp"

namespace fow::ui {

/// What a new game is set up with, as the players fill it in.
struct NewGameForm {
    std::string first_name;
    std::string second_name;
    std::string first_takes = "french";  ///< "french", "allied" or "lot"
    std::string mode = "basic";
    bool memory = true;      ///< W15.1; false = true to the table
    bool nightfall = false;  ///< W15.2
};
enum class FormChoice { begin, back };
[[nodiscard]] std::optional<FormChoice> new_game_screen(Desk& desk, NewGameForm& form);

}  // namespace fow::ui
