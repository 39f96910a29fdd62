#include "games/stratego/stages/game_stages.hpp"

#include <utility>

#include "app/stages/victory_stage.hpp"
#include "games/stratego/opponent/think.hpp"
#include "games/stratego/screens/game_look.hpp"
#include "games/stratego/screens/game_screens.hpp"
#include "games/stratego/stages/board_stages.hpp"
#include "games/stratego/stages/board_table.hpp"
#include "games/stratego/stages/stratego_system.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::stages {

NewGameFilled filled_form(const Program& program, std::string_view variant) {
    NewGameFilled filled;
    for (const StrategoSystem* system : systems_in(program)) filled.form.variants.emplace_back(system->id());
    filled.form.variant = variant;
    filled.form.memory = !program.settings().true_to_table;
    fill_in(filled.form, program.settings(), stratego::styles_of_game());
    return filled;
}

NewGameStage::NewGameStage(Program& program, NewGameFilled filled) : NewGamePage(program, red_seat), filled_(std::move(filled)) {
    filled_.form.field_name.clear();
    filled_.form.field_armies.clear();
    std::optional<stratego::Scenario>& field = filled_.field;
    if (!field) return;
    filled_.form.variant = field->rules.id;
    if (!field->start && field->rules == system_in(program, field->rules.id).rules()) field.reset();
    else filled_.form.field_name = field->name.empty() ? ui::tr_later("unnamed") : field->name;
    if (field && field->rules.armies.first != field->rules.armies.second)
        filled_.form.field_armies = screens::pieces_text(field->rules.armies);
}

std::optional<ui::FormChoice> NewGameStage::draw_form(ui::Window& window) { return screens::new_game_screen(window, filled_.form); }

const System& NewGameStage::system() const { return system_in(program(), filled_.form.variant); }

ui::ClockWords NewGameStage::clock_words() const {
    return ui::clock_words_of_game(
        ui::tr("It counts as a resignation (C4.3). Otherwise the clock only shows it."),
        ui::tr("The clock runs while a player has the board in their own turn, until the turn is handed over. It stands behind the veil, "
               "during fights, and while the armies are set up."));
}

std::unique_ptr<Match> NewGameStage::match(const PerSeat<std::string>& names) const {
    const RuleSet& rules = filled_.field ? filled_.field->rules : system_in(program(), filled_.form.variant).rules();
    const std::optional<State> start = filled_.field ? filled_.field->start : std::nullopt;
    return std::make_unique<MatchOf<Session>>(system_in(program(), rules.id),
                                              Session(stratego::new_record(rules, Options{filled_.form.memory}, names, start)));
}

void NewGameStage::choose_field() { program().go(std::make_unique<BoardsStage>(program(), filled_)); }

namespace {

/// The form as it was filled in for that game.
NewGameFilled form_again(const Program& program, const Record& record) {
    NewGameFilled filled = filled_form(program, record.rules.id);
    fill_in_again(filled.form, program, record, system_in(program, record.rules.id), red_seat);
    filled.form.memory = record.options.memory;
    filled.field = stratego::Scenario{name_of_board(program, record.rules, record.start), {}, record.rules, record.start};
    return filled;
}

}  // namespace

std::unique_ptr<Stage> victory_stage(Program& program) {
    const auto session = [&program]() -> const Session& { return table_of(program).session(); };
    const View view = open_view_of(session().rules(), session().state());
    Afterwards after{
        .numbers = [session] { return numbers_of(session()); },
        .again =
            [&program, session](const PerSeat<std::string>& names, bool) {
                const Record& record = session().record();
                return std::make_unique<MatchOf<Session>>(system_in(program, record.rules.id),
                                                          Session(stratego::new_record(record.rules, record.options, names, record.start)));
            },
        .new_game = [&program, session] { return std::make_unique<NewGameStage>(program, form_again(program, session().record())); },
        .reference = [session, view](ui::Window& window) { return screens::reference_page(window, view, session().rules().set()); }};
    return std::make_unique<VictoryStage>(program, screens::victory_page_of(view, session().rules().set()), std::move(after));
}

}  // namespace fow::stratego::stages
