#include "app/stages/draft_stage.hpp"

namespace fow::app {

void DraftStage::draw(ui::Window& window) {
    const auto intent = screen_.draw(window, {view_, seat_, table().name(seat_), table().name(other(seat_))});
    if (!intent) return;
    if (std::holds_alternative<ui::DropVeil>(*intent)) return program_.drop_veil();
    if (!table().play(std::get<DraftCards>(*intent))) program_.proceed();
}

}  // namespace fow::app
