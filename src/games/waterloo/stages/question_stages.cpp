#include "games/waterloo/stages/question_stages.hpp"

#include "games/waterloo/screens/play/question_screens.hpp"
#include "games/waterloo/stages/heard.hpp"
#include "games/waterloo/stages/shared_stages.hpp"
#include "ui/widgets/texts.hpp"

namespace fow::waterloo::stages {

void FrenzyStage::draw(ui::Window& window) {
    const auto falls = screens::frenzy_screen(window, view_, table().roster(), ui::shown_name(window, table().name(seat_)));
    if (!falls) return;
    if (table().play(ChooseFallen{*falls})) return;
    program_.go(std::make_unique<BattleStage>(program_, BattleStage::From::last_round));
}

void TakeCardsStage::draw(ui::Window& window) {
    const auto intent = screen_.draw(window, view_, ui::shown_name(window, table().name(seat_)));
    if (!intent) return;
    if (std::holds_alternative<ui::DropVeil>(*intent)) return program_.drop_veil();
    if (!table().play(std::get<TakeCards>(*intent))) program_.proceed();
}

BuildingStage::BuildingStage(Program& program, Seat seat)
    : SeatStage(program, seat), staff_(staff_map_of(table().session(), seat, view_)) {}

void BuildingStage::draw(ui::Window& window) {
    const auto intent =
        screens::building_screen(window, {view_, table().roster(), staff_, seat_}, ui::shown_name(window, table().name(seat_)));
    if (!intent) return;
    if (std::holds_alternative<ui::DropVeil>(*intent)) return program_.drop_veil();
    const ChooseTarget& choice = std::get<ChooseTarget>(*intent);
    if (table().play(choice)) return;
    if (table().session().state().phase == Phase::defence) return program_.proceed();
    program_.go(std::make_unique<BattleStage>(program_, choice.target ? BattleStage::From::last_meeting : BattleStage::From::last_round));
}

DefenceStage::DefenceStage(Program& program, Seat seat)
    : SeatStage(program, seat),
      staff_(staff_map_of(table().session(), seat, view_)),
      log_(lines_of(table().roster(), table().session().log(viewer_of(seat)))) {}

void DefenceStage::draw(ui::Window& window) {
    const auto intent =
        screens::defence_screen(window, {view_, table().roster(), seat_, ui::shown_name(window, table().name(seat_)), staff_, log_});
    if (!intent) return;
    if (std::holds_alternative<ui::DropVeil>(*intent)) return program_.drop_veil();
    if (!table().play(std::get<AnswerAttack>(*intent)))
        program_.go(std::make_unique<BattleStage>(program_, BattleStage::From::last_meeting));
}

}  // namespace fow::waterloo::stages
