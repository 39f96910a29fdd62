#include "games/stratego/stages/new_game_stage.hpp"

#include <utility>

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
    filled.form.styles = game::styles_of_game();
    filled.form.memory = !program.settings().true_to_table;
    filled.form.first_name = program.settings().first_player;
    filled.form.second_name = program.settings().second_player;
    return filled;
}

NewGameStage::NewGameStage(Program& program, NewGameFilled filled) : program_(program), filled_(std::move(filled)) {
    filled_.form.field_name.clear();
    std::optional<game::Scenario>& field = filled_.field;
    if (!field) return;
    filled_.form.variant = field->rules.id;
    if (!field->start && field->rules == system_in(program, field->rules.id).rules()) field.reset();
    else filled_.form.field_name = field->name.empty() ? ui::tr("unnamed") : field->name;
}

void NewGameStage::draw(ui::Window& window) {
    ui::stratego::NewGameForm& form = filled_.form;
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
    const auto computer = form.opponent.player();
    const std::string first = form.first_name.empty() ? ui::tr("First player") : form.first_name;
    const std::string second = computer                   ? ui::name_of_player(*computer)
                               : form.second_name.empty() ? ui::tr("Second player")
                                                          : form.second_name;
    const bool first_is_red = form.first_takes == "lot" ? program_.numbers().below(2) == 0 : form.first_takes == "red";
    PerSeat<std::string> names;
    names[red_seat] = first_is_red ? first : second;
    names[blue_seat] = first_is_red ? second : first;
    program_.remember_players(form.first_name, form.second_name);
    program_.guarded([&] {
        const RuleSet& rules = filled_.field ? filled_.field->rules : system_in(program_, form.variant).rules();
        const std::optional<State> start = filled_.field ? filled_.field->start : std::nullopt;
        Session session(game::new_record(rules, Options{form.memory}, names, start));
        if (form.alone) session.remark(PracticeAlone{});
        if (computer) session.remark(SeatTaken{first_is_red ? blue_seat : red_seat, *computer});
        if (computer && form.opponent.hints) session.remark(HintsAllowed{});
        session.set_clock(filled_.clock);
        program_.begin_game(game_of(program_, std::move(session)));
    });
}

}  // namespace fow::app::stratego
