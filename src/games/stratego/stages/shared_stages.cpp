#include "games/stratego/stages/shared_stages.hpp"

#include "games/stratego/screens/reference_page.hpp"
#include "games/stratego/stages/board_table.hpp"
#include "games/stratego/stages/new_game_stage.hpp"
#include "games/stratego/stages/stratego_system.hpp"
#include "ui/widgets/texts.hpp"

namespace fow::stratego::stages {

MeetingStage::MeetingStage(Program& program, const Fought& fought)
    : program_(program),
      person_(table_of(program).only_person()),
      view_(table_of(program).session().view(person_ ? viewer_of(*person_) : Viewer::onlooker)),
      fought_(fought),
      next_(program.next_look()) {}

void MeetingStage::draw(ui::Window& window) {
    const Session& session = table_of(program_).session();
    if (screen_.draw(window, {view_, session.rules().set(), fought_, ui::shown_names(window, session.record().names), next_}))
        program_.proceed();
}

VictoryStage::VictoryStage(Program& program)
    : program_(program),
      view_(open_view_of(table_of(program).session().rules(), table_of(program).session().state())),
      notice_(program.told_of_result()) {}

bool VictoryStage::draw_reference(ui::Window& window) {
    return screens::reference_page(window, view_, table_of(program_).session().rules().set());
}

void VictoryStage::begin_again(bool swapped) {
    const Record& record = table_of(program_).session().record();
    const Players players = Players::again(record, swapped);
    Session again(stratego::new_record(record.rules, record.options, players.names, record.start));
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
    const auto choice = screen_.draw(window,
                                     {.view = view_,
                                      .rules = session.rules().set(),
                                      .names = ui::shown_names(window, session.record().names),
                                      .turns = view_.turns,
                                      .notice = notice_,
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

}  // namespace fow::stratego::stages
