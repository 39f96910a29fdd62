// What the players of a game agreed on, for the next game between them.
#pragma once

#include "app/game.hpp"
#include "fow/core/settings.hpp"
#include "fow/core/table.hpp"
#include "ui/pages/opponent_choice.hpp"

namespace fow::app {

/// As the form of a new game asks for it.
struct Agreed {
    ui::PlayersChoice players{};  ///< no names of persons that the program made up
    Seat first = Seat::first;     ///< what the first player leads
};
/// `settings` have the names that were entered last. `leads`: what the first player leads if the names do not tell.
[[nodiscard]] Agreed agreed_in(const TableNotes& notes, const Settings& settings, Seat leads);

}  // namespace fow::app
