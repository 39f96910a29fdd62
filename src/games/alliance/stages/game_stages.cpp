#include "games/alliance/stages/game_stages.hpp"

#include <utility>

#include "app/stages/victory_stage.hpp"
#include "games/alliance/screens/game_look.hpp"
#include "games/alliance/screens/game_screens.hpp"
#include "games/alliance/screens/motion.hpp"
#include "games/alliance/stages/alliance_system.hpp"
#include "games/alliance/stages/alliance_table.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::stages {

ui::SeatingForm filled_form(const Program& program) {
    ui::SeatingForm form{.first_takes = "french"};
    fill_in(form, program.settings(), system_in(program).styles());
    return form;
}

std::optional<ui::FormChoice> NewGameStage::draw_form(ui::Window& window) { return screens::new_game_screen(window, form_); }

const System& NewGameStage::system() const { return system_in(program()); }

ui::ClockWords NewGameStage::clock_words() const {
    return ui::clock_words_of_game(
        ui::tr("It counts as a resignation (L12.2). Otherwise the clock only shows it."),
        ui::tr("The clock runs while a player chooses an action or a corps, and stops while the dice are shown."));
}

std::unique_ptr<Match> NewGameStage::match(const PerSeat<std::string>& names) const {
    const AllianceSystem& game = system_in(program());
    return std::make_unique<MatchOf<Session>>(game, Session(alliance::new_record(game.rules(), names)));
}

namespace {

/// The form as it was filled in for that game.
ui::SeatingForm form_again(const Program& program, const Record& record) {
    ui::SeatingForm form = filled_form(program);
    fill_in_again(form, program, record, system_in(program), french_seat);
    return form;
}

/// How the test that ended the game added up.
std::string deciding_test(const Session& session, const View& view) {
    if (view.result->ending != alliance::Ending::rout) return {};
    const auto& lines = session.heard(Viewer::onlooker);
    for (std::size_t i = lines.size(); i > 0; --i)
        if (const auto* test = std::get_if<alliance::RoutTested>(&lines[i - 1].event))
            return ui::fill(ui::tr("The last rout test: {sum} against morale {morale} (L10.2)."),
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
        const std::string match = match_text(played, ui::shown_names(window, names_at_table(played.record())));
        if (!program.in_lesson() && !match.empty()) ui::small_text(window, match);
    };
    return std::make_unique<VictoryStage>(program, std::move(page), after(program));
}

}  // namespace fow::alliance::stages
