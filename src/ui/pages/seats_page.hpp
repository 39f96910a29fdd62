// Who plays which seat from here on: a person, or the computer.
#pragma once

#include <string>
#include <vector>

#include "fow/core/seat.hpp"
#include "ui/pages/opponent_choice.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

struct SeatsPage {
    PerSeat<std::string> seats;   ///< "Anna (Red)"
    PerSeat<bool> fixed;          ///< a seat with a pass phrase stays with its player
    PerSeat<OpponentChoice> now;  ///< who plays
    PerSeat<OpponentChoice> then;
    PerSeat<std::string> lost;  ///< what is lost if the seat changes hands: a sentence, or empty
    std::vector<Style> styles;
    bool may_watch = false;   ///< the computer may take both seats: everything is shown then
    PerSeat<bool> asks_both;  ///< the seat is not at the disposal of whoever is at the screen: both players must agree

    [[nodiscard]] bool stays(Seat seat) const { return same_player(now[seat], then[seat]); }
};
enum class SeatsChoice { none, change, back };
/// Drawn over everything. Registers "seat:first", "style:first", "seat:second", "style:second", "players-back" and "players-change".
[[nodiscard]] SeatsChoice seats_page(Window& window, SeatsPage& page);

}  // namespace fow::ui
