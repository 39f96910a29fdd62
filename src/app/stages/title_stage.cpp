#include "app/stages/title_stage.hpp"

#include "app/desk.hpp"
#include "app/player_data.hpp"
#include "app/shell.hpp"
#include "app/stages/saved_stage.hpp"

namespace fow::app {

TitleStage::TitleStage(Program& program)
    : program_(program),
      first_start_(!program.player_data().found() && !program.desk().has_table() && !program.store().has_autosave() &&
                   program.store().games().empty()) {}

ui::TitleModel TitleStage::model() const {
    ui::TitleModel model{FOW_VERSION, program_.desk().has_table() || program_.store().has_autosave(), first_start_};
    model.chosen = program_.chosen().listed_as();
    for (const auto& system : program_.systems())
        if (system->listed_as() == system->id()) model.games.push_back({std::string(system->id()), system->title(), system->fault()});
    model.playable = program_.chosen().fault().empty();
    model.has_course = program_.chosen().has_course();
    model.has_fields = program_.chosen().has_fields();
    return model;
}

void TitleStage::draw(ui::Window& window) {
    const auto choice = ui::title_screen(window, model());
    if (settings_ && settings_->draw(window)) settings_.reset();
    // Pages read their files when they open.
    if (choice) program_.guarded([&] { carry_out(*choice); });
}

void TitleStage::carry_out(const TitleWish& choice) {
    if (const auto* game = std::get_if<ui::ChooseGame>(&choice)) return program_.choose(*system_of(program_.systems(), game->id));
    switch (std::get<ui::TitleChoice>(choice)) {
        case ui::TitleChoice::learn: program_.go(program_.chosen().course_page(program_, {})); return;
        case ui::TitleChoice::new_game: program_.go(program_.chosen().new_game_page(program_)); return;
        case ui::TitleChoice::go_on: program_.desk().continue_game(); return;
        case ui::TitleChoice::load: program_.go(std::make_unique<SavedStage>(program_, ui::SavedTab::games)); return;
        case ui::TitleChoice::replay: program_.go(std::make_unique<SavedStage>(program_, ui::SavedTab::watch)); return;
        case ui::TitleChoice::battlefields: program_.go(program_.chosen().fields_page(program_)); return;
        case ui::TitleChoice::rulebook: program_.shell().open_rulebook({}); return;
        case ui::TitleChoice::settings: settings_.emplace(); return;
        case ui::TitleChoice::quit: program_.desk().leave(); return;
    }
}

}  // namespace fow::app
