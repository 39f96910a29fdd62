// What the players of a game agreed on, for the next game between them.
#pragma once

#include "app/game.hpp"
#include "fow/core/settings.hpp"
#include "fow/core/table.hpp"
#include "ui/pages/opponent_choice.hpp"

namespace fow::app {

/// In the form in which the page of a new game asks for it.
struct Agreed {
    ui::PlayersChoice players{};  ///< without names that the program made up for persons
    Seat first = Seat::first;     ///< the seat that the first player leads
};
/// `settings` has the names that were entered last, `commands` those of the programs at the seats, as far as they are known. `leads`: the
/// seat that the first player leads if the names do not tell.
[[nodiscard]] Agreed agreed_in(const TableNotes& notes, const Settings& settings, const PerSeat<std::string>& commands, Seat leads);

}  // namespace fow::app
