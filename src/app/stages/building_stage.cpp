#include "app/stages/building_stage.hpp"

#include "app/stages/battle_stage.hpp"
#include "ui/screens/building_screen.hpp"

namespace fow::app {

BuildingStage::BuildingStage(Program& program, Seat seat)
    : program_(program), seat_(seat), view_(program.table().session().view(viewer_of(seat))) {}

void BuildingStage::draw(ui::Desk& desk) {
    const Table& table = program_.table();
    const auto intent = ui::building_screen(desk, view_, table.roster(), table.name(seat_));
    if (!intent) return;
    if (std::holds_alternative<ui::DropVeil>(*intent)) return program_.drop_veil();
    if (program_.table().play(std::get<ChooseTarget>(*intent))) return;
    if (program_.table().session().state().phase == Phase::defence) return program_.proceed();
    program_.go(std::make_unique<BattleStage>(program_, BattleStage::From::last_round));
}

}  // namespace fow::app
