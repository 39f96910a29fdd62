#include "games/stratego/stages/new_game_stage.hpp"

#include <utility>

#include "app/again.hpp"
#include "fow/games/stratego/opponent/think.hpp"
#include "games/stratego/stages/board_stages.hpp"
#include "games/stratego/stages/stratego_system.hpp"
#include "ui/pages/clock_page.hpp"
#include "ui/words/tr.hpp"

namespace fow::app::stratego {
namespace {

ui::ClockWords words_of_clock() {
    return {
        ui::tr("Game"),
        ui::tr("Each player has this time for the whole game."),
        ui::tr("Each player has this time for the whole game, and some more with each turn."),
        ui::tr("A player whose time is up loses the game"),
        ui::tr("It counts as a resignation (C4.3). Otherwise the clock only shows it."),
        ui::tr("The clock runs while a player has the board in their own turn, until the turn is handed over. It stands behind the veil, "
               "during fights, and while the armies are set up.")};
}

}  // namespace

NewGameFilled filled_form(const Program& program, std::string_view variant) {
    NewGameFilled filled;
    filled.form.variant = variant;
    filled.form.players.styles = game::styles_of_game();
    filled.form.memory = !program.settings().true_to_table;
    filled.form.players.first_name = program.settings().first_player;
    filled.form.players.second_name = program.settings().second_player;
    filled.form.players.second.command = program.settings().program;
    return filled;
}

NewGameFilled form_again(const Program& program, const Record& record) {
    Agreed agreed = agreed_in(record, program.settings(), program.programs_of(record), red_seat);
    NewGameFilled filled = filled_form(program, record.rules.id);
    agreed.players.styles = filled.form.players.styles;
    filled.form.players = std::move(agreed.players);
    filled.form.first_takes = game::word(agreed.first);
    filled.form.memory = record.options.memory;
    filled.clock = record.clock;
    filled.field = game::Scenario{name_of_board(program, record.rules, record.start), {}, record.rules, record.start};
    return filled;
}

NewGameStage::NewGameStage(Program& program, NewGameFilled filled) : program_(program), filled_(std::move(filled)) {
    filled_.form.field_name.clear();
    filled_.form.field_armies.clear();
    std::optional<game::Scenario>& field = filled_.field;
    if (!field) return;
    filled_.form.variant = field->rules.id;
    if (!field->start && field->rules == system_in(program, field->rules.id).rules()) field.reset();
    else filled_.form.field_name = field->name.empty() ? ui::tr("unnamed") : field->name;
    if (field && field->rules.armies.first != field->rules.armies.second)
        filled_.form.field_armies = ui::stratego::pieces_text(field->rules.armies);
}

void NewGameStage::draw(ui::Window& window) {
    ui::stratego::NewGameForm& form = filled_.form;
    form.players.told = [&program = program_, game = form.variant](const ComputedPlayer& player) {
        return program.told_against(game, player);
    };
    form.clock = filled_.clock.kind == ClockKind::none ? std::string() : ui::clock_name(filled_.clock);
    const auto choice = ui::stratego::new_game_screen(window, form);
    if (sets_clock_) {
        sets_clock_ = !ui::clock_page(window, filled_.clock, words_of_clock());
        if (!sets_clock_) window.wake();
        return;
    }
    if (choice == ui::stratego::FormChoice::back) program_.go_to_title();
    if (choice == ui::stratego::FormChoice::begin) begin();
    if (choice == ui::stratego::FormChoice::choose_field) program_.go(std::make_unique<BoardsStage>(program_, filled_));
    if (choice == ui::stratego::FormChoice::choose_clock) {
        sets_clock_ = true;
        window.wake();
    }
}

void NewGameStage::begin() {
    const ui::stratego::NewGameForm& form = filled_.form;
    const bool first_is_red = form.first_takes == "lot" ? program_.numbers().below(2) == 0 : form.first_takes == "red";
    if (!program_.remember_players(form.players, first_is_red ? red_seat : blue_seat)) return;
    program_.guarded([&] {
        const Players players = Players::of(form.players, first_is_red ? red_seat : blue_seat);
        const RuleSet& rules = filled_.field ? filled_.field->rules : system_in(program_, form.variant).rules();
        const std::optional<State> start = filled_.field ? filled_.field->start : std::nullopt;
        Session session(game::new_record(rules, Options{form.memory}, players.names, start));
        for (const TableEvent& remark : players.remarks()) session.remark(remark);
        session.set_clock(filled_.clock);
        program_.begin_game(game_of(program_, std::move(session)));
    });
}

}  // namespace fow::app::stratego
