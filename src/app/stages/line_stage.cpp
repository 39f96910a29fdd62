#include "app/stages/line_stage.hpp"

namespace fow::app {

LineStage::LineStage(Program& program, Seat seat)
    : program_(program), seat_(seat), view_(program.table().session().view(viewer_of(seat))) {}

void LineStage::draw(ui::Desk& desk) {
    const auto choice = screen_.draw(desk, view_, seat_, program_.table().name(seat_));
    if (!choice) return;
    switch (*choice) {
        case ui::LineChoice::draw_card:
            program_.table().roll();
            view_ = program_.table().session().view(viewer_of(seat_));
            return;
        case ui::LineChoice::go_on: return program_.proceed();
        case ui::LineChoice::veil: return program_.drop_veil();
    }
}

}  // namespace fow::app
