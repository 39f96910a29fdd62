// The form of a new game of Waterloo.
#pragma once

#include <optional>
#include <string>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/piece.hpp"
#include "ui/pages/new_game.hpp"

namespace fow::waterloo::screens {

/// The new game form.
struct NewGameForm : SeatingForm {
    NewGameForm() { first_takes = "french"; }
    std::string mode = "basic";            ///< a word of Mode
    std::string field_name;                ///< W14.3: one of the player's own battlefields, which sets the mode; empty = the classic one
    bool memory = true;                    ///< W15.1; false = true to the table
    std::optional<bool> nightfall;         ///< W15.2; unless chosen, on between computers, which would never tire
    bool start_early = false;              ///< W14.1; applies in Expert on the classic field
    bool where_are_the_prussians = false;  ///< W14.2; likewise
    bool handicap = false;                 ///< W15.7; likewise
    bool more = false;                     ///< show the rarely used options too
    [[nodiscard]] bool night_falls() const { return nightfall.value_or(players.watched()); }
    [[nodiscard]] bool offers_scenarios() const { return mode == "expert" && field_name.empty(); }
};
/// What the form says about the rules. Times are minutes after midnight.
struct NewGameNumbers {
    int nightfall_turn = 20;              ///< W15.2
    int nightfall_minutes = 21 * 60;      ///< when that turn ends
    int early_minutes = 9 * 60 + 30;      ///< W14.1
    Seat early_mover = french_seat;       ///< W14.1
    std::size_t late_pieces = 14;         ///< W14.1
    int late_turn = 1;                    ///< W14.1
    int doubt_minutes = 15 * 60;          ///< W14.2
    std::vector<std::string> handicap{};  ///< W15.7: the names of the pieces that stay away
};
[[nodiscard]] std::optional<FormChoice> new_game_screen(Window& window, NewGameForm& form, const NewGameNumbers& rules);

}  // namespace fow::waterloo::screens
