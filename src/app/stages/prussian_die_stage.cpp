#include "app/stages/prussian_die_stage.hpp"

namespace fow::app {

PrussianDieStage::PrussianDieStage(Program& program) : program_(program), view_(program.table().session().view(Viewer::onlooker)) {}

void PrussianDieStage::draw(ui::Window& window) {
    const auto choice = screen_.draw(window, view_, program_.table().roster(), decided_);
    if (choice == ui::PrussianDieChoice::go_on) return program_.proceed();
    if (choice != ui::PrussianDieChoice::roll_die) return;
    const auto& heard = program_.table().session().heard(Viewer::onlooker);
    const std::size_t before = heard.size();
    program_.table().roll();
    if (heard.size() == before) return;  // as in a battle of a lesson
    for (std::size_t i = before; i < heard.size(); ++i)
        if (const auto* decided = std::get_if<PrussiansDecided>(&heard[i].event)) decided_ = *decided;
    screen_.die_rolled(window);
}

}  // namespace fow::app
