#include "app/stages/frenzy_stage.hpp"

#include "app/stages/battle_stage.hpp"
#include "ui/screens/question_screens.hpp"

namespace fow::app {

void FrenzyStage::draw(ui::Window& window) {
    const auto falls = ui::frenzy_screen(window, view_, table().roster(), table().name(seat_));
    if (!falls) return;
    if (table().play(ChooseFallen{*falls})) return;
    program_.go(std::make_unique<BattleStage>(program_, BattleStage::From::last_round));
}

}  // namespace fow::app
