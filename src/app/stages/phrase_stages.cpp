#include "app/stages/phrase_stages.hpp"

#include "ui/words/tr.hpp"

namespace fow::app {

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
