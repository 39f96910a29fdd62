#include "app/stages/new_game_page.hpp"

#include <algorithm>
#include <utility>

#include "app/players.hpp"
#include "core/opponent.hpp"
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
    ui::OpponentChoice& second = form.players.second;
    second.command = settings.program;
    form.players.hints = settings.hints;
    const auto& known = form.players.styles;
    const bool can_play = !known.empty() && (settings.opponent != "program" || !settings.program.empty());
    if (!can_play || settings.opponent.empty()) return;
    second.who = settings.opponent;
    if (const auto style = style_from_word(settings.opponent_style); style && std::count(known.begin(), known.end(), *style) > 0)
        second.style = settings.opponent_style;
}

void offer_recruit(ui::SeatingForm& form, const Settings& settings) {
    if (settings.opponent.empty() && !form.players.styles.empty()) form.players.second.who = word(Level::recruit);
}

void fill_in_again(ui::SeatingForm& form, const Program& program, const TableNotes& notes, const System& system, Seat leads) {
    Agreed agreed = agreed_in(notes, program.settings(), program.programs_of(notes), leads);
    agreed.players.styles = std::move(form.players.styles);
    form.players = std::move(agreed.players);
    form.first_takes = word(system.documents(), agreed.first);
    form.clock = notes.clock;
}

}  // namespace fow::app
