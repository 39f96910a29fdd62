#include "app/stages/hand_over_stage.hpp"

namespace fow::app {

void HandOverStage::draw(ui::Desk& desk) {
    if (!screen_.draw(desk, seat_, name_)) return;
    if (purpose_ == Purpose::replay) program_.lift_replay_veil();
    else program_.take_seat(seat_);
}

}  // namespace fow::app
