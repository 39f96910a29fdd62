#include "app/stages/title_stage.hpp"

#include "app/stages/course_stage.hpp"
#include "app/stages/fields_stage.hpp"
#include "app/stages/files_stage.hpp"
#include "app/stages/new_game_stage.hpp"
#include "ui/screens/title_screen.hpp"

namespace fow::app {

void TitleStage::draw(ui::Window& window) {
    const bool can_continue = program_.has_table() || program_.store().has_autosave();
    const auto choice = ui::title_screen(window, {program_.ruleset().pieces.roster, FOW_VERSION, can_continue, first_start_});
    if (settings_ && settings_->draw(window)) settings_.reset();
    if (!choice) return;
    switch (*choice) {
        case ui::TitleChoice::learn: program_.go(std::make_unique<CourseStage>(program_)); return;
        case ui::TitleChoice::new_game: program_.go(std::make_unique<NewGameStage>(program_)); return;
        case ui::TitleChoice::go_on: program_.guarded([&] { program_.continue_game(); }); return;
        case ui::TitleChoice::load: program_.go(std::make_unique<FilesStage>(program_, FilesStage::Purpose::load)); return;
        case ui::TitleChoice::replay: program_.go(std::make_unique<FilesStage>(program_, FilesStage::Purpose::replay)); return;
        case ui::TitleChoice::battlefields: program_.go(std::make_unique<FieldsStage>(program_)); return;
        case ui::TitleChoice::rulebook: program_.open_rulebook({}); return;
        case ui::TitleChoice::settings: settings_.emplace(); return;
        case ui::TitleChoice::quit: program_.leave(); return;
    }
}

}  // namespace fow::app
