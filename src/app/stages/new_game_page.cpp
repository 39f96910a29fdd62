#include "app/stages/new_game_page.hpp"

#include <utility>

#include "app/players.hpp"
#include "core/settings.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

void NewGamePage::draw(ui::Window& window) {
    ui::SeatingForm& form = this->form();
    form.players.told = [&program = program_, game = std::string(system().id())](const ComputedPlayer& player) {
        return program.told_against(game, player);
    };
    const auto choice = draw_form(window);
    if (form.sets_clock) {
        form.sets_clock = !ui::clock_page(window, form.clock, clock_words());
        if (!form.sets_clock) window.wake();
        return;
    }
    if (choice == ui::FormChoice::back) program_.go_to_title();
    if (choice == ui::FormChoice::begin) begin();
    if (choice == ui::FormChoice::choose_field) choose_field();
    if (choice == ui::FormChoice::choose_clock) {
        form.sets_clock = true;
        window.wake();
    }
}

void NewGamePage::begin() {
    const ui::SeatingForm& form = this->form();
    const bool as_offered =
        form.first_takes == "lot" ? program_.numbers().below(2) == 0 : form.first_takes == word(system().documents(), offered_first_);
    const Seat first = as_offered ? offered_first_ : other(offered_first_);
    if (!program_.remember_players(form.players, first)) return;
    program_.guarded([&] {
        const Players players = Players::of(form.players, first);
        std::unique_ptr<Match> begun = match(players.names);
        for (const TableEvent& remark : players.remarks()) begun->remark(remark);
        begun->set_clock(form.clock);
        program_.begin_game(Game(std::move(begun)));
    });
}

void fill_in(ui::SeatingForm& form, const Settings& settings, std::vector<Style> styles) {
    form.players.styles = std::move(styles);
    form.players.first_name = settings.first_player;
    form.players.second_name = settings.second_player;
    form.players.second.command = settings.program;
}

void fill_in_again(ui::SeatingForm& form, const Program& program, const TableNotes& notes, const System& system, Seat leads) {
    Agreed agreed = agreed_in(notes, program.settings(), program.programs_of(notes), leads);
    agreed.players.styles = std::move(form.players.styles);
    form.players = std::move(agreed.players);
    form.first_takes = word(system.documents(), agreed.first);
    form.clock = notes.clock;
}

}  // namespace fow::app
