#include "app/stages/hand_over_stages.hpp"

#include <utility>

#include "app/desk.hpp"
#include "app/seats.hpp"
#include "app/shell.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

std::vector<std::string> sentences_of(const System& system, const std::vector<TableEvent>& remarks) {
    std::vector<std::string> sentences;
    for (const TableEvent& remark : remarks) sentences.push_back(system.told(remark));
    return sentences;
}

}  // namespace

HandOverStage::HandOverStage(Program& program, Seat seat, std::string name, Purpose purpose)
    : program_(program), seat_(seat), name_(std::move(name)), purpose_(purpose) {
    if (purpose != Purpose::replay) remarks_ = sentences_of(program.table().match().system(), program.table().remarks_for(seat));
    const bool before = purpose == Purpose::after_set_up || (purpose == Purpose::game && !program.table().match().begun());
    if (before) said_ = program.shell().said_to(seat);
    if (program.seats().asks_phrase(seat)) asked_ = ui::PhraseAsked{.may_be_given_up = purpose != Purpose::replay};
}

void HandOverStage::draw(ui::Window& window) {
    const std::string recall =
        purpose_ == Purpose::after_set_up
            ? ui::fill(ui::tr("Back to the army of {name}"), {{"name", ui::shown_name(window, program_.table().name(other(seat_)))}})
        : purpose_ == Purpose::replay ? ui::tr("Back")
                                      : std::string();
    const auto choice = screen_.draw(window, seat_, name_, remarks_, asked_, phrase_, recall, said_);
    if (choice == ui::HandOverChoice::recall && purpose_ == Purpose::replay) return program_.leave_replay();
    if (choice == ui::HandOverChoice::recall) {
        program_.seats().expect_stranger();  // the other player may be the one who asks
        program_.proceed();
    }
    if (choice == ui::HandOverChoice::take_seat) take_seat();
    if (choice == ui::HandOverChoice::forgotten) program_.go(std::make_unique<GiveUpStage>(program_, seat_));
}

void HandOverStage::take_seat() {
    if (asked_) {
        asked_->wrong = !program_.desk().seal().say(seat_, phrase_);
        phrase_.clear();
        screen_ = {};
        if (asked_->wrong) return;
    }
    if (purpose_ != Purpose::replay) program_.table().remarks_read(seat_);
    if (purpose_ == Purpose::after_set_up && !program_.seats().confirm_army()) return;
    if (purpose_ == Purpose::replay) program_.desk().lift_replay_veil();
    else program_.seats().take_seat(seat_);
}

void GiveUpStage::draw(ui::Window& window) {
    Table& table = program_.table();
    const auto choice = screen_.draw(window, forgetful_, names_at_table(table.match().notes()));
    if (choice == ui::GiveUpScreen::Choice::give_up) program_.desk().give_up_phrase(forgetful_);
    if (choice) program_.proceed();
}

AgreementStage::AgreementStage(Asked asked, std::function<void(bool)> then)
    : asked_(std::move(asked)), sentences_(sentences_of(asked_.system, asked_.remarks)), then_(std::move(then)) {}

void AgreementStage::draw(ui::Window& window) {
    const auto choice = screen_.draw(window, sentences_, asked_.names, asked_.to_leave, asked_.alone);
    if (choice) then_(choice == ui::DepartureScreen::Choice::play_on);
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
    if (opened) then_(program_.store().game_of(*std::move(opened), document_));
}

}  // namespace fow::app
