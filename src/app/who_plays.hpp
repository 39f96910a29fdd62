// Who plays: persons, computed players and outside programs take seats before a game and during it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/table.hpp"
#include "ui/pages/opponent_choice.hpp"
#include "ui/pages/seats_page.hpp"

namespace fow::bots {
struct Terms;
}

namespace fow::app {

class Program;
class Table;

class WhoPlays {
public:
    explicit WhoPlays(Program& program) : program_(program) {}

    /// A program had a seat in an earlier run. An empty command names none.
    void know_program(const std::string& command);
    /// Offers these names for the next game, and keeps the commands of its programs; `first`: the seat that its first player takes. Returns
    /// false if a program cannot be started; the player is told.
    [[nodiscard]] bool remember_players(const ui::PlayersChoice& form, Seat first);
    /// The commands of the programs at the seats of that game, empty where none is known. A record names programs only, so in another run
    /// of this program they are found by name.
    [[nodiscard]] PerSeat<std::string> programs_of(const TableNotes& notes) const;
    /// Lets the programs of its game play at that table, which is about to take the place of the one on the desk.
    void give_programs_to(Table& table);

    /// Says to the window whether seats can change hands now.
    void offer();
    /// The page on which they do, over the page of the game.
    void draw();
    [[nodiscard]] bool is_open() const { return page_.has_value(); }
    void close() { page_.reset(); }

private:
    void open();
    /// Lets the seats change hands as chosen; asks both players first if a seat belongs to somebody else.
    void change_as_chosen(const ui::SeatsPage& page);
    /// `commands`: of the programs that have seats then. If the person at the screen gives up the seat there, the veil falls. False if it
    /// was not noted.
    [[nodiscard]] bool change_seats(const std::vector<TableEvent>& changes, const PerSeat<std::string>& commands);
    void remember_program(const std::string& command);
    /// The terms on which programs play here.
    [[nodiscard]] bots::Terms guest_terms() const;
    /// Whether that is no program, or one that can be started; otherwise the player is told why not. Tells also what is left open to it;
    /// if these are the player's files, it starts nothing before the player allows it.
    [[nodiscard]] bool can_start(const ui::OpponentChoice& who);

    Program& program_;
    std::vector<std::string> programs_;                        ///< commands of programs that were given a seat, the last one first
    PerSeat<std::string> new_programs_;                        ///< those of the game that is about to begin
    std::map<std::string, PerSeat<std::string>> programs_at_;  ///< those of each game of this run, by its id
    std::optional<ui::SeatsPage> page_;
    bool left_open_told_ = false;  ///< the player was told what the system does not keep programs from
    bool allowed_ = false;         ///< the player lets programs play although nothing keeps them from the player's files
};

}  // namespace fow::app
