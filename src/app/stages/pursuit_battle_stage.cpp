#include "app/stages/pursuit_battle_stage.hpp"

#include "app/stages/pursuit_stage.hpp"
#include "ui/tr.hpp"

namespace fow::app {

PursuitBattleStage::PursuitBattleStage(Program& program) : program_(program) {
    const Table& table = program.table();
    view_ = table.session().view(Viewer::onlooker);
    const auto& heard = table.session().heard(Viewer::onlooker);
    fallen_ = fallen_in_pursuit(heard);
    for (auto line = heard.rbegin(); line != heard.rend() && !meeting_; ++line) {
        if (const auto* fought = std::get_if<RidersFought>(&line->event)) meeting_ = *fought;
        if (const auto* taken = std::get_if<VictimTaken>(&line->event)) meeting_ = *taken;
    }
    if (const auto wanted = table.wanted(std::nullopt))
        next_ = ui::fill(ui::tr("Then only {name} looks."), {{"name", table.name(*wanted)}});
}

void PursuitBattleStage::draw(ui::Desk& desk) {
    if (!meeting_ || ui::pursuit_battle_screen(desk, {view_, program_.table().roster(), *meeting_, fallen_, next_})) program_.proceed();
}

}  // namespace fow::app
