#include "games/alliance/stages/victory_stage.hpp"

#include "games/alliance/screens/motion.hpp"
#include "games/alliance/screens/reference_page.hpp"
#include "games/alliance/stages/alliance_system.hpp"
#include "games/alliance/stages/alliance_table.hpp"
#include "games/alliance/stages/match_text.hpp"
#include "games/alliance/stages/new_game_stage.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::stages {
namespace {

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

}  // namespace

VictoryStage::VictoryStage(Program& program)
    : program_(program),
      view_(table_of(program).session().view(Viewer::onlooker)),
      last_test_(deciding_test(table_of(program).session(), view_)),
      notice_(program.told_of_result()) {}

bool VictoryStage::draw_reference(ui::Window& window) {
    return screens::reference_page(window, table_of(program_).session().rules().set());
}

void VictoryStage::begin_again(bool swapped) {
    const Record& record = table_of(program_).session().record();
    const Players players = Players::again(record, swapped);
    const auto first = swapped ? as_first_game(table_of(program_).session()) : std::nullopt;
    Session again(alliance::new_record(record.rules, players.names, record.start, first));
    again.set_clock(record.clock);
    for (const TableEvent& remark : players.remarks()) again.remark(remark);
    program_.guarded([&] { program_.begin_game(game_of(program_, std::move(again))); });
}

void VictoryStage::draw_statistics(ui::Window& window) {
    const auto intent = ui::statistics_page(window, *counted_);
    if (!intent) return;
    counted_.reset();
    window.wake();
    if (std::holds_alternative<ui::GoToLine>(*intent)) program_.open_replay(game_of(program_, table_of(program_).session()), std::nullopt);
}

void VictoryStage::draw(ui::Window& window) {
    const Session& session = table_of(program_).session();
    if (counted_) return draw_statistics(window);
    const auto choice = screens::victory_screen(window,
                                                     {.view = view_,
                                                      .rules = session.rules().set(),
                                                      .names = ui::shown_names(window, session.record().names),
                                                      .last_test = last_test_,
                                                      .notice = notice_,
                                                      .match = match_text(session, ui::shown_names(window, session.record().names)),
                                                      .lesson = program_.in_lesson()},
                                                     save_name_);
    if (!choice) return;
    switch (*choice) {
        case ui::VictoryChoice::step_through: return program_.open_replay(game_of(program_, session), std::nullopt);
        case ui::VictoryChoice::analysis: return program_.open_replay(game_of(program_, session), std::nullopt, ui::ReplayPage::analysis);
        case ui::VictoryChoice::statistics: counted_.emplace(numbers_of(session)); return;
        case ui::VictoryChoice::rematch: return begin_again(false);
        case ui::VictoryChoice::rematch_swapped: return begin_again(true);
        case ui::VictoryChoice::save: return program_.save_game(save_name_);
        case ui::VictoryChoice::new_game:
            return program_.go(std::make_unique<NewGameStage>(program_, form_again(program_, session.record())));
        case ui::VictoryChoice::title: return program_.go_to_title();
    }
}

}  // namespace fow::alliance::stages
