#include "app/stages/battle_stage.hpp"

#include "ui/tr.hpp"

namespace fow::app {

BattleStage::BattleStage(Program& program, From from) : program_(program) {
    look();
    if (from == From::last_round && !rounds_.empty()) screen_.begin_at(rounds_.size() - 1);
}

void BattleStage::look() {
    Table& table = program_.table();
    view_ = table.session().view(Viewer::onlooker);
    const auto& heard = table.session().heard(Viewer::onlooker);
    rounds_ = ui::rounds_of(events_from(heard, last_combat(heard)));
    const auto wanted = table.wanted(std::nullopt);
    next_ = wanted ? ui::fill(ui::tr("Then only {name} looks."), {{"name", table.name(*wanted)}}) : std::string();
}

void BattleStage::draw(ui::Desk& desk) {
    const bool die_due = view_.phase == Phase::battle_die;
    const auto choice = screen_.draw(desk, {view_, program_.table().roster(), rounds_, die_due, next_});
    if (choice == ui::BattleChoice::roll_die) {
        program_.table().roll();
        screen_.die_rolled();
        look();
    } else if (choice == ui::BattleChoice::go_on) {
        program_.proceed();
    }
}

}  // namespace fow::app
