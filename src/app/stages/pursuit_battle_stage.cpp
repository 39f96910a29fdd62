#include "app/stages/pursuit_battle_stage.hpp"

#include "app/heard.hpp"
#include "app/recap.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

PursuitBattleStage::PursuitBattleStage(Program& program) : program_(program) {
    const Table& table = program.table();
    const Session& session = table.session();
    view_ = session.view(Viewer::onlooker);
    const auto& heard = session.heard(Viewer::onlooker);
    fallen_ = fallen_in_pursuit(heard);
    for (std::size_t i = heard.size(); i > 0 && !meeting_; --i) {
        const Event& event = heard[i - 1].event;
        if (const auto* fought = std::get_if<RidersFought>(&event)) meeting_ = *fought;
        if (const auto* taken = std::get_if<VictimTaken>(&event)) meeting_ = *taken;
        if (!meeting_) continue;
        motion_ = ui::Motion(view_before(session, i - 1, Viewer::onlooker), ui::Narration::battle, program.settings().pace);
        motion_.add(moment_of_both(session, i - 1));
    }
    if (const auto wanted = table.wanted(std::nullopt); wanted && !program.in_lesson())
        next_ = ui::fill(ui::tr("Then only {name} looks."), {{"name", table.name(*wanted)}});
}

void PursuitBattleStage::draw(ui::Window& window) {
    if (!meeting_ || screen_.draw(window, {view_, program_.table().roster(), *meeting_, fallen_, motion_, next_})) program_.proceed();
}

}  // namespace fow::app
