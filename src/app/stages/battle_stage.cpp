#include "app/stages/battle_stage.hpp"

#include "app/heard.hpp"
#include "app/recap.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

BattleStage::BattleStage(Program& program, From from) : program_(program) {
    look();
    const Session& session = program.table().session();
    const auto& heard = session.heard(Viewer::onlooker);
    const std::size_t first = last_combat(heard);
    if (first == heard.size()) return;
    motion_ = ui::Motion(view_before(session, first, Viewer::onlooker), ui::Narration::battle, program.settings().pace);
    motion_.add(moment_of_both(session, first));
    if (from == From::last_round) {
        motion_.go_to_last_meeting(false);
        screen_.begin_at(rounds_.size() - 1);
    } else if (from == From::last_meeting) {
        motion_.go_to_last_meeting(true);
        screen_.begin_with_meeting(rounds_.size() - 1);
    }
}

void BattleStage::look() {
    Table& table = program_.table();
    view_ = table.session().view(Viewer::onlooker);
    const auto& heard = table.session().heard(Viewer::onlooker);
    rounds_ = ui::rounds_of(events_from(heard, last_combat(heard)));
    const auto wanted = table.wanted(std::nullopt);
    next_ = wanted && !program_.in_lesson() ? ui::fill(ui::tr("Then only {name} looks."), {{"name", table.name(*wanted)}}) : std::string();
}

void BattleStage::draw(ui::Window& window) {
    const bool die_due = view_.phase == Phase::battle_die;
    const auto choice = screen_.draw(window, {view_, program_.table().roster(), rounds_, die_due, motion_, next_});
    if (choice == ui::BattleChoice::roll_die) roll(window);
    else if (choice == ui::BattleChoice::go_on) program_.proceed();
}

void BattleStage::roll(ui::Window& window) {
    const auto& heard = program_.table().session().heard(Viewer::onlooker);
    const std::size_t before = heard.size();
    program_.table().roll();
    if (heard.size() == before) return;  // no lesson has a die for what it does not go on with
    screen_.die_rolled(window);
    look();
    motion_.add(moment_of_both(program_.table().session(), before));
}

}  // namespace fow::app
