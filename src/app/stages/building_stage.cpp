#include "app/stages/building_stage.hpp"

#include "app/staff_map.hpp"
#include "app/stages/battle_stage.hpp"
#include "ui/screens/question_screens.hpp"

namespace fow::app {

BuildingStage::BuildingStage(Program& program, Seat seat)
    : SeatStage(program, seat), staff_(staff_map_of(table().session(), seat, view_)) {}

void BuildingStage::draw(ui::Window& window) {
    const auto intent = ui::building_screen(window, {view_, table().roster(), staff_, seat_}, table().name(seat_));
    if (!intent) return;
    if (std::holds_alternative<ui::DropVeil>(*intent)) return program_.drop_veil();
    const ChooseTarget& choice = std::get<ChooseTarget>(*intent);
    if (table().play(choice)) return;
    if (table().session().state().phase == Phase::defence) return program_.proceed();
    program_.go(std::make_unique<BattleStage>(program_, choice.target ? BattleStage::From::last_meeting : BattleStage::From::last_round));
}

}  // namespace fow::app
