#include "app/stages/take_cards_stage.hpp"

namespace fow::app {

void TakeCardsStage::draw(ui::Window& window) {
    const auto intent = screen_.draw(window, view_, table().name(seat_));
    if (!intent) return;
    if (std::holds_alternative<ui::DropVeil>(*intent)) return program_.drop_veil();
    if (!table().play(std::get<TakeCards>(*intent))) program_.proceed();
}

}  // namespace fow::app
