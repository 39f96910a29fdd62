#include "app/stages/hand_over_stage.hpp"

#include "app/stages/phrase_stages.hpp"

namespace fow::app {

HandOverStage::HandOverStage(Program& program, Seat seat, std::string name, Purpose purpose)
    : program_(program), seat_(seat), name_(std::move(name)), purpose_(purpose) {
    if (program.seal().asks(seat)) asked_ = ui::PhraseAsked{.may_be_given_up = purpose == Purpose::game};
}

void HandOverStage::draw(ui::Window& window) {
    const auto choice = screen_.draw(window, seat_, name_, asked_, phrase_);
    if (choice == ui::HandOverChoice::take_seat) take_seat();
    if (choice == ui::HandOverChoice::forgotten) program_.go(std::make_unique<GiveUpStage>(program_, seat_));
}

void HandOverStage::take_seat() {
    if (asked_) {
        asked_->wrong = !program_.seal().say(seat_, phrase_);
        phrase_.clear();
        screen_ = {};
        if (asked_->wrong) return;
    }
    if (purpose_ == Purpose::replay) program_.lift_replay_veil();
    else program_.take_seat(seat_);
}

}  // namespace fow::app
