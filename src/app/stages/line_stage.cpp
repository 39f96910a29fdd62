#include "app/stages/line_stage.hpp"

namespace fow::app {

void LineStage::draw(ui::Window& window) {
    const auto choice = screen_.draw(window, view_, seat_, table().name(seat_));
    if (!choice) return;
    switch (*choice) {
        case ui::LineChoice::draw_card:
            table().roll();
            view_ = table().session().view(viewer_of(seat_));
            return;
        case ui::LineChoice::go_on: return program_.proceed();
        case ui::LineChoice::veil: return program_.drop_veil();
    }
}

}  // namespace fow::app
