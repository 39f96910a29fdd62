#include "games/stratego/stages/new_game_stage.hpp"

#include <utility>

#include "fow/games/stratego/opponent/think.hpp"
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

NewGameStage::NewGameStage(Program& program, std::string_view variant) : program_(program) {
    form_.variant = variant;
    form_.styles = game::styles_of_game();
    form_.memory = !program.settings().true_to_table;
    form_.first_name = program.settings().first_player;
    form_.second_name = program.settings().second_player;
}

void NewGameStage::draw(ui::Window& window) {
    form_.clock = clock_.kind == ClockKind::none ? std::string() : ui::clock_name(clock_);
    const auto choice = ui::stratego::new_game_screen(window, form_);
    if (sets_clock_) {
        sets_clock_ = !ui::clock_page(window, clock_, words_of_clock());
        if (!sets_clock_) window.wake();
        return;
    }
    if (choice == ui::stratego::FormChoice::back) program_.go_to_title();
    if (choice == ui::stratego::FormChoice::begin) begin();
    if (choice == ui::stratego::FormChoice::choose_clock) {
        sets_clock_ = true;
        window.wake();
    }
}

void NewGameStage::begin() {
    const std::string first = form_.first_name.empty() ? ui::tr("First player") : form_.first_name;
    const auto computer = form_.opponent.player();
    const std::string second = computer                     ? ui::name_of_player(*computer)
                               : form_.second_name.empty() ? ui::tr("Second player")
                                                           : form_.second_name;
    const bool first_is_red = form_.first_takes == "lot" ? program_.numbers().below(2) == 0 : form_.first_takes == "red";
    PerSeat<std::string> names;
    names[red_seat] = first_is_red ? first : second;
    names[blue_seat] = first_is_red ? second : first;
    program_.remember_players(form_.first_name, form_.second_name);
    program_.guarded([&] {
        Session session(game::new_record(system_in(program_, form_.variant).rules(), Options{form_.memory}, names));
        if (form_.alone) session.remark(PracticeAlone{});
        if (computer) session.remark(SeatTaken{first_is_red ? blue_seat : red_seat, *computer});
        session.set_clock(clock_);
        program_.begin_game(game_of(program_, std::move(session)));
    });
}

}  // namespace fow::app::stratego
