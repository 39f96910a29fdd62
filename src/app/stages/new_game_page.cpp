#include "app/stages/new_game_page.hpp"

#include <utility>

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
    const Settings& settings = program.settings();
    const PerSeat<std::string> commands = program.programs_of(notes);
    const PerSeat<std::string> unnamed{ui::tr("First player"), ui::tr("Second player")};
    const PerSeat<std::string> entered{settings.first_player.empty() ? unnamed.first : settings.first_player,
                                       settings.second_player.empty() ? unnamed.second : settings.second_player};
    // Names that the program made up for persons are left out.
    const auto entered_here = [&](const std::string& name) {
        return name == unnamed.first || name == unnamed.second ? std::string() : name;
    };
    const Players sat = Players::again(notes, false);
    const auto led_by_first = [&](Seat seat) {
        if (sat.computed[seat]) return false;
        return sat.computed[other(seat)] || sat.names[seat] == entered.first || sat.names[other(seat)] == entered.second;
    };
    const Seat first = !led_by_first(leads) && led_by_first(other(leads)) ? other(leads) : leads, second = other(first);
    ui::PlayersChoice players;
    const auto choice_of = [&](Seat seat) {
        return ui::choice_of(sat.computed[seat], commands[seat].empty() ? settings.program : commands[seat]);
    };
    players.first = choice_of(first);
    players.second = choice_of(second);
    players.first_name = sat.computed[first] ? settings.first_player : entered_here(sat.names[first]);
    players.second_name = sat.computed[second] ? settings.second_player : entered_here(sat.names[second]);
    players.alone = sat.alone;
    if (sat.computed[second] && !sat.computed[first]) players.hints = sat.hints;
    players.styles = std::move(form.players.styles);
    form.players = std::move(players);
    form.first_takes = word(system.documents(), first);
    form.clock = notes.clock;
}

}  // namespace fow::app
