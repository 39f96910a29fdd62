#include "app/stages/victory_stage.hpp"

#include "app/stages/new_game_stage.hpp"
#include "fow/engine/rules.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

VictoryStage::VictoryStage(Program& program)
    : program_(program), view_(all_shown(program.table().session().rules(), program.table().session().state())) {}

void VictoryStage::draw(ui::Window& window) {
    const Session& session = program_.table().session();
    const auto choice =
        screen_.draw(window, {view_, program_.table().roster(), session.record().names, notice_, program_.in_lesson()}, save_name_);
    if (!choice) return;
    switch (*choice) {
        case ui::VictoryChoice::step_through: return program_.open_replay(session, std::nullopt);
        case ui::VictoryChoice::new_game: return program_.go(std::make_unique<NewGameStage>(program_));
        case ui::VictoryChoice::title: return program_.go_to_title();
        case ui::VictoryChoice::save: return program_.save_game(save_name_);
    }
}

}  // namespace fow::app
