#include "app/stages/draft_stage.hpp"

namespace fow::app {

DraftStage::DraftStage(Program& program, Seat seat)
    : program_(program), seat_(seat), view_(program.table().session().view(viewer_of(seat))) {}

void DraftStage::draw(ui::Desk& desk) {
    const Table& table = program_.table();
    const auto intent = screen_.draw(desk, {view_, seat_, table.name(seat_), table.name(other(seat_))});
    if (!intent) return;
    if (std::holds_alternative<ui::DropVeil>(*intent)) return program_.drop_veil();
    if (!program_.table().play(std::get<DraftCards>(*intent))) program_.proceed();
}

}  // namespace fow::app
