#include "app/stages/defence_stage.hpp"

#include "app/heard.hpp"
#include "app/staff_map.hpp"
#include "app/stages/battle_stage.hpp"
#include "ui/screens/question_screens.hpp"

namespace fow::app {

DefenceStage::DefenceStage(Program& program, Seat seat)
    : SeatStage(program, seat),
      staff_(staff_map_of(table().session(), seat, view_)),
      log_(lines_of(table().roster(), table().session().log(viewer_of(seat)))) {}

void DefenceStage::draw(ui::Window& window) {
    const auto intent = ui::defence_screen(window, {view_, table().roster(), seat_, table().name(seat_), staff_, log_});
    if (!intent) return;
    if (std::holds_alternative<ui::DropVeil>(*intent)) return program_.drop_veil();
    if (!table().play(std::get<AnswerAttack>(*intent)))
        program_.go(std::make_unique<BattleStage>(program_, BattleStage::From::last_meeting));
}

}  // namespace fow::app
