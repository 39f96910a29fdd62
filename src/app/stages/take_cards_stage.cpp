#include "app/stages/take_cards_stage.hpp"

namespace fow::app {

TakeCardsStage::TakeCardsStage(Program& program, Seat seat)
    : program_(program), seat_(seat), view_(program.table().session().view(viewer_of(seat))) {}

void TakeCardsStage::draw(ui::Desk& desk) {
    const auto intent = screen_.draw(desk, view_, program_.table().name(seat_));
    if (!intent) return;
    if (std::holds_alternative<ui::DropVeil>(*intent)) return program_.drop_veil();
    if (!program_.table().play(std::get<TakeCards>(*intent))) program_.proceed();
}

}  // namespace fow::app
