#include "app/stages/frenzy_stage.hpp"

#include "app/stages/battle_stage.hpp"
#include "ui/screens/frenzy_screen.hpp"

namespace fow::app {

FrenzyStage::FrenzyStage(Program& program, Seat seat)
    : program_(program), seat_(seat), view_(program.table().session().view(viewer_of(seat))) {}

void FrenzyStage::draw(ui::Desk& desk) {
    const auto falls = ui::frenzy_screen(desk, view_, program_.table().roster(), program_.table().name(seat_));
    if (!falls) return;
    if (program_.table().play(ChooseFallen{*falls})) return;
    program_.go(std::make_unique<BattleStage>(program_, BattleStage::From::last_round));
}

}  // namespace fow::app
