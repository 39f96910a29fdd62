// The page before a game: the form of a new game.
#pragma once

#include <memory>
#include <optional>

#include "app/program.hpp"
#include "ui/pages/clock_page.hpp"
#include "ui/pages/new_game.hpp"

namespace fow::app {

/// Each game draws its form and makes the game that it describes.
class NewGamePage : public Stage {
public:
    void draw(ui::Window& window) final;
    [[nodiscard]] bool of_chosen_game() const override { return true; }

protected:
    /// `offered_first`: the seat that the form offers first; by lot the first player leads it half of the time.
    NewGamePage(Program& program, Seat offered_first) : program_(program), offered_first_(offered_first) {}
    [[nodiscard]] Program& program() const { return program_; }

    [[nodiscard]] virtual ui::SeatingForm& form() = 0;
    [[nodiscard]] virtual std::optional<ui::FormChoice> draw_form(ui::Window& window) = 0;
    /// The game that is chosen in the form.
    [[nodiscard]] virtual const System& system() const = 0;
    [[nodiscard]] virtual ui::ClockWords clock_words() const = 0;
    /// The game that the form describes, of players with these names. May throw DataError.
    [[nodiscard]] virtual std::unique_ptr<Match> match(const PerSeat<std::string>& names) const = 0;
    virtual void choose_field() {}

private:
    void begin();

    Program& program_;
    Seat offered_first_;
};

/// Fills in the players who were entered last, and the opponent of the last game; `styles`: of the computed players of this game.
void fill_in(ui::SeatingForm& form, const Settings& settings, std::vector<Style> styles);
/// For a form to which the course leads: whoever has not begun any game yet is offered the weakest computed player.
void offer_recruit(ui::SeatingForm& form, const Settings& settings);
/// Fills in what the players of a game of that system agreed on, for the next game between them. `leads`: the seat that the first player
/// leads if the names do not tell.
void fill_in_again(ui::SeatingForm& form, const Program& program, const TableNotes& notes, const System& system, Seat leads);

}  // namespace fow::app
