#include "app/stages/pursuit_stage.hpp"

#include "app/heard.hpp"
#include "app/stages/pursuit_battle_stage.hpp"

namespace fow::app {

PursuitStage::PursuitStage(Program& program, Seat seat) : TurnStage(program, seat, pursuit_recap(program.table().session(), seat)) {
    const PursuitNews news = pursuit_news(table().session(), table().news(seat), seat);
    begins_ = news.begins;
    PursuitStage::look();
    if (!news.lines.empty()) take(ui::OpenDispatch{});
}

void PursuitStage::look() {
    TurnStage::look();
    fallen_ = fallen_in_pursuit(table().session().heard(viewer_of(seat_)));
}

std::unique_ptr<Stage> PursuitStage::battle_of(const Action& action, std::size_t) const {
    if (!std::holds_alternative<TakeVictim>(action) && !std::holds_alternative<AttackRider>(action)) return nullptr;
    return std::make_unique<PursuitBattleStage>(program_);
}

void PursuitStage::draw(ui::Window& window) {
    const ui::PursuitModel model{.view = view_,
                                 .roster = table().roster(),
                                 .seat = seat_,
                                 .name = table().name(seat_),
                                 .log = log_,
                                 .news = dispatch_.shown(),
                                 .begins = begins_,
                                 .fallen = fallen_,
                                 .can_undo = table().can_undo(),
                                 .notice = notice_,
                                 .has_phrase = table().seal().has_phrase(seat_),
                                 .staff = staff_,
                                 .motion = motion_,
                                 .told = dispatch_.told(motion_),
                                 .has_dispatch = !dispatch_.empty(),
                                 .lesson = program_.in_lesson()};
    const auto intent = screen_.draw(window, model);
    if (acted_) return leave();
    if (!intent) return;
    notice_.clear();
    std::visit([this](const auto& asked) { take(asked); }, *intent);
}

void PursuitStage::take(const ui::MenuChoice& choice) {
    std::visit([this](const auto& chosen) { take(chosen); }, choice);
}

void PursuitStage::take(const ui::NewsRead& read) {
    TurnStage::take(read);
    begins_ = false;
}

}  // namespace fow::app
