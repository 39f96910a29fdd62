#include "games/alliance/stages/game_stages.hpp"

#include <utility>

#include "app/again.hpp"
#include "app/stages/victory_stage.hpp"
#include "games/alliance/screens/motion.hpp"
#include "games/alliance/screens/reference_page.hpp"
#include "games/alliance/screens/victory_screen.hpp"
#include "games/alliance/stages/alliance_system.hpp"
#include "games/alliance/stages/alliance_table.hpp"
#include "games/alliance/stages/match_text.hpp"
#include "games/alliance/stages/statistics.hpp"
#include "ui/pages/clock_page.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::stages {
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

void NewGameStage::draw(ui::Window& window) {
    screens::NewGameForm& form = filled_.form;
    form.players.told = [&program = program_](const ComputedPlayer& player) { return program.told_against(alliance::documents().id, player); };
    form.clock = filled_.clock.kind == ClockKind::none ? std::string() : ui::clock_name(filled_.clock);
    const auto choice = screens::new_game_screen(window, form);
    if (sets_clock_) {
        sets_clock_ = !ui::clock_page(window, filled_.clock, clock_words());
        if (!sets_clock_) window.wake();
        return;
    }
    if (choice == screens::FormChoice::back) program_.go_to_title();
    if (choice == screens::FormChoice::begin) begin();
    if (choice == screens::FormChoice::choose_clock) {
        sets_clock_ = true;
        window.wake();
    }
}

void NewGameStage::begin() {
    const screens::NewGameForm& form = filled_.form;
    const bool first_is_french = form.first_takes == "lot" ? program_.numbers().below(2) == 0 : form.first_takes == "french";
    if (!program_.remember_players(form.players)) return;
    program_.guarded([&] {
        const Players players = Players::of(form.players, first_is_french ? french_seat : allied_seat);
        Session session(alliance::new_record(system_in(program_).rules(), players.names));
        for (const TableEvent& remark : players.remarks()) session.remark(remark);
        session.set_clock(filled_.clock);
        program_.begin_game(game_of(program_, std::move(session)));
    });
}

namespace {

/// The form as it was filled in for that game.
NewGameFilled form_again(const Program& program, const Record& record) {
    Agreed agreed = agreed_in(record, program.settings(), french_seat);
    NewGameFilled filled = filled_form(program);
    agreed.players.styles = filled.form.players.styles;
    filled.form.players = std::move(agreed.players);
    filled.form.first_takes = alliance::word(agreed.first);
    filled.clock = record.clock;
    return filled;
}

/// How the test that ended the game added up.
std::string deciding_test(const Session& session, const View& view) {
    if (view.result->ending != alliance::Ending::rout) return {};
    const auto& lines = session.heard(Viewer::onlooker);
    for (std::size_t i = lines.size(); i > 0; --i)
        if (const auto* test = std::get_if<alliance::RoutTested>(&lines[i - 1].event))
            return ui::fill(
                ui::tr("The last rout test: {sum} against morale {morale} (L10.2)."),
                {{"sum", screens::sum_text(*test, view, session.rules().set())}, {"morale", std::to_string(test->morale)}});
    return {};
}

Afterwards after(Program& program) {
    const auto session = [&program]() -> const Session& { return table_of(program).session(); };
    return {.numbers = [session] { return numbers_of(session()); },
            .again =
                [&program, session](const PerSeat<std::string>& names, bool swapped) {
                    const Record& record = session().record();
                    const auto first = swapped ? as_first_game(session()) : std::nullopt;
                    return std::make_unique<MatchOf<Session>>(system_in(program),
                                                              Session(alliance::new_record(record.rules, names, record.start, first)));
                },
            .new_game = [&program, session] { return std::make_unique<NewGameStage>(program, form_again(program, session().record())); },
            .reference = [session](ui::Window& window) { return screens::reference_page(window, session().rules().set()); },
            .board_turns = false};
}

}  // namespace

std::unique_ptr<app::Stage> victory_stage(Program& program) {
    const Session& session = table_of(program).session();
    const View view = session.view(Viewer::onlooker);
    ui::VictoryPage page = screens::victory_page_of(view, session.rules().set());
    if (std::string test = deciding_test(session, view); !test.empty()) page.sentences.push_back(std::move(test));
    page.below = [&program, losses = std::move(page.below)](ui::Window& window) {
        losses(window);
        const Session& played = table_of(program).session();
        const std::string match = match_text(played, ui::shown_names(window, played.record().names));
        if (!program.in_lesson() && !match.empty()) ui::small_text(window, match);
    };
    return std::make_unique<VictoryStage>(program, std::move(page), after(program));
}

}  // namespace fow::alliance::stages
