#include "app/stages/hand_over_stages.hpp"

#include "ui/words/tr.hpp"

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

void GiveUpStage::draw(ui::Window& window) {
    Table& table = program_.table();
    const auto choice = screen_.draw(window, forgetful_, table.session().record().names);
    if (choice == ui::GiveUpScreen::Choice::give_up) table.give_up_phrase(forgetful_);
    if (choice) program_.proceed();
}

void BothPhrasesStage::draw(ui::Window& window) {
    const auto choice = screen_.draw(window, sealed_.names, wrong_, phrases_);
    if (choice == ui::BothPhrasesScreen::Choice::back) return program_.go_to_title();
    if (choice == ui::BothPhrasesScreen::Choice::open) program_.guarded([&] { open(); });
}

void BothPhrasesStage::open() {
    auto opened = seal::open(sealed_, document_, phrases_);
    wrong_ = !opened;
    phrases_ = {};
    screen_ = {};
    if (!opened) return;
    ReadGame game = game_of(*std::move(opened));
    if (game.broken) throw DataError(document_, "", damage_of(*game.broken));
    then_(std::move(game));
}

}  // namespace fow::app
