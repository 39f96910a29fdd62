#include "games/callipers/stages/victory_stage.hpp"

#include "games/callipers/screens/reference_page.hpp"
#include "games/callipers/stages/callipers_system.hpp"
#include "games/callipers/stages/callipers_table.hpp"
#include "games/callipers/stages/new_game_stage.hpp"
#include "ui/widgets/texts.hpp"

namespace fow::callipers::stages {

VictoryStage::VictoryStage(Program& program)
    : program_(program), view_(table_of(program).session().view(Viewer::onlooker)), notice_(program.told_of_result()) {}

bool VictoryStage::draw_reference(ui::Window& window) {
    return screens::reference_page(window, table_of(program_).session().rules().set());
}

void VictoryStage::begin_again(bool swapped) {
    const Record& record = table_of(program_).session().record();
    const Players players = Players::again(record, swapped);
    Session again(callipers::new_record(record.rules, players.names));
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
                                                       .notice = notice_,
                                                       .lesson = program_.in_lesson()},
                                                      save_name_);
    if (!choice) return;
    switch (*choice) {
        case ui::VictoryChoice::step_through: return program_.open_replay(game_of(program_, session), std::nullopt);
        case ui::VictoryChoice::analysis: return;  // the button is off
        case ui::VictoryChoice::statistics: counted_.emplace(numbers_of(session)); return;
        case ui::VictoryChoice::rematch: return begin_again(false);
        case ui::VictoryChoice::rematch_swapped: return begin_again(true);
        case ui::VictoryChoice::save: return program_.save_game(save_name_);
        case ui::VictoryChoice::new_game:
            return program_.go(std::make_unique<NewGameStage>(program_, form_again(program_, session.record())));
        case ui::VictoryChoice::title: return program_.go_to_title();
    }
}

}  // namespace fow::callipers::stages
