#include "games/alliance/stages/new_game_stage.hpp"

#include <utility>

#include "app/again.hpp"
#include "games/alliance/stages/alliance_system.hpp"
#include "ui/pages/clock_page.hpp"
#include "ui/words/tr.hpp"

namespace fow::app::alliance {
namespace {

ui::ClockWords clock_words() {
    return {ui::tr("Game"),
            ui::tr("Each player has this time for the whole game."),
            ui::tr("Each player has this time for the whole game, and some more with each turn."),
            ui::tr("A player whose time is up loses the game"),
            ui::tr("It counts as a resignation (L12.2). Otherwise the clock only shows it."),
            ui::tr("The clock runs while a player chooses an action or a corps, and stops while the dice are shown.")};
}

}  // namespace

NewGameFilled filled_form(const Program& program) {
    NewGameFilled filled;
    filled.form.players.styles = system_in(program).styles();
    filled.form.players.first_name = program.settings().first_player;
    filled.form.players.second_name = program.settings().second_player;
    filled.form.players.second.command = program.settings().program;
    return filled;
}

NewGameFilled form_again(const Program& program, const Record& record) {
    Agreed agreed = agreed_in(record, program.settings(), program.programs_of(record), french_seat);
    NewGameFilled filled = filled_form(program);
    agreed.players.styles = filled.form.players.styles;
    filled.form.players = std::move(agreed.players);
    filled.form.first_takes = game::word(agreed.first);
    filled.clock = record.clock;
    return filled;
}

void NewGameStage::draw(ui::Window& window) {
    ui::alliance::NewGameForm& form = filled_.form;
    form.players.told = [&program = program_](const ComputedPlayer& player) { return program.told_against(game::documents().id, player); };
    form.clock = filled_.clock.kind == ClockKind::none ? std::string() : ui::clock_name(filled_.clock);
    const auto choice = ui::alliance::new_game_screen(window, form);
    if (sets_clock_) {
        sets_clock_ = !ui::clock_page(window, filled_.clock, clock_words());
        if (!sets_clock_) window.wake();
        return;
    }
    if (choice == ui::alliance::FormChoice::back) program_.go_to_title();
    if (choice == ui::alliance::FormChoice::begin) begin();
    if (choice == ui::alliance::FormChoice::choose_clock) {
        sets_clock_ = true;
        window.wake();
    }
}

void NewGameStage::begin() {
    const ui::alliance::NewGameForm& form = filled_.form;
    const bool first_is_french = form.first_takes == "lot" ? program_.numbers().below(2) == 0 : form.first_takes == "french";
    if (!program_.remember_players(form.players, first_is_french ? french_seat : allied_seat)) return;
    program_.guarded([&] {
        const Players players = Players::of(form.players, first_is_french ? french_seat : allied_seat);
        Session session(game::new_record(system_in(program_).rules(), players.names));
        for (const TableEvent& remark : players.remarks()) session.remark(remark);
        session.set_clock(filled_.clock);
        program_.begin_game(game_of(program_, std::move(session)));
    });
}

}  // namespace fow::app::alliance
