// The players of a game: who sits down, a rematch, and results against the computer.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/match.hpp"
#include "core/settings.hpp"
#include "core/table.hpp"
#include "json/documents.hpp"
#include "ui/pages/opponent_choice.hpp"

namespace fow::app {

/// What the players are called now: a computed player by what it is, so that it is not taken for a piece of that rank; a person who took
/// its seat by a person's name. Names of persons are those of the record.
[[nodiscard]] PerSeat<std::string> names_at_table(const TableNotes& notes);

/// The players of a game.
struct Players {
    PerSeat<std::string> names;
    PerSeat<std::optional<ComputedPlayer>> computed{};  ///< none: a person
    bool alone = false;                                 ///< one person plays both sides
    bool hints = false;                                 ///< hints are allowed

    /// The remarks about them at the beginning of the record.
    [[nodiscard]] std::vector<TableEvent> remarks() const;
    /// The players of another game, who may change sides.
    [[nodiscard]] static Players again(const TableNotes& notes, bool swapped);
    /// As entered in the form of a new game; `first`: the seat that its first player takes. Throws DataError if a program cannot be
    /// started.
    [[nodiscard]] static Players of(const ui::PlayersChoice& form, Seat first);
};

/// What the players of a game agreed on, for the next game between them, in the form in which the page of a new game asks for it.
struct Agreed {
    ui::PlayersChoice players{};  ///< without names that the program made up for persons
    Seat first = Seat::first;     ///< the seat that the first player leads
};
/// `settings` has the names that were entered last; `commands`: of the programs at the seats, empty where none is known; `leads`: the seat
/// that the first player leads if the names do not tell.
[[nodiscard]] Agreed agreed_in(const TableNotes& notes, const Settings& settings, const PerSeat<std::string>& commands, Seat leads);

/// The result of a finished game, if it is meaningful: one person against one computed player from beginning to end, with chance that
/// nobody chose, and neither played on from another game nor set back. `winner`: none if it was drawn.
[[nodiscard]] std::optional<GameAgainstComputer> against_computer(const Match& match, std::string_view game, std::optional<Seat> winner);

/// A sentence on how the games of that kind against that player ended; empty if there were none.
[[nodiscard]] std::string told_against(const Progress& progress, std::string_view game, const ComputedPlayer& player);

}  // namespace fow::app
