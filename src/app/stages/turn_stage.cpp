#include "app/stages/turn_stage.hpp"

#include "app/heard.hpp"
#include "app/notice.hpp"
#include "app/staff_map.hpp"

namespace fow::app {

void TurnStage::watch(std::size_t line) {
    const Session& session = table().session();
    motion_ = ui::Motion(view_before(session, line, viewer_of(seat_)), ui::Narration::act, program_.settings().pace);
    motion_.add({events_from(session.heard(viewer_of(seat_)), line), view_});
    acted_ = true;
}

void TurnStage::look() {
    const Session& session = table().session();
    view_ = session.view(viewer_of(seat_));
    log_ = lines_of(table().roster(), session.log(viewer_of(seat_)));
    staff_ = staff_map_of(session, seat_, view_);
}

bool TurnStage::play(const Action& action) {
    const Session& session = table().session();
    const std::size_t before = session.heard(viewer_of(seat_)).size();
    if (const auto refusal = table().play(action)) {
        notice_ = notice_of(*refusal);
        return false;
    }
    if (auto battle = battle_of(action, before)) {
        program_.go(std::move(battle));
        return false;
    }
    motion_ = ui::Motion(view_, ui::Narration::act, program_.settings().pace);
    motion_.add({events_from(session.heard(viewer_of(seat_)), before), session.view(viewer_of(seat_))});
    acted_ = !goes_on_in(session.state().phase) || table().wanted(seat_) != seat_;
    if (acted_) leave();
    else look();
    return !acted_;
}

void TurnStage::leave() {
    if (!motion_.running()) program_.proceed();
}

void TurnStage::take(const ui::TakeBackAction&) {
    table().undo();
    motion_ = {};
    look();
}

void TurnStage::take(const ui::OpenDispatch&) { motion_ = dispatch_.open(program_.settings().pace); }

void TurnStage::take(const ui::NewsRead&) {
    table().news_read(seat_);
    dispatch_.close();
    motion_ = {};
}

void TurnStage::take(const ui::ShowFrom& from) { motion_ = dispatch_.tell_from(from.line, program_.settings().pace); }

}  // namespace fow::app
