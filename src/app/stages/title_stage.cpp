#include "app/stages/title_stage.hpp"

#include <algorithm>

#include "app/desk.hpp"
#include "app/player_data.hpp"
#include "app/shell.hpp"
#include "app/stages/saved_stage.hpp"
#include "app/stages/series_stage.hpp"
#include "ui/pages/sayings.hpp"

namespace fow::app {

/// A script is not asked to read.
TitleStage::TitleStage(Program& program, bool starts)
    : program_(program),
      starts_(starts),
      first_start_(!program.player_data().has_played() && !program.desk().has_table() && !program.store().has_autosave() &&
                   program.store().games().empty()),
      introduces_(first_start_ && !program.scripted() && !program.player_data().knows_introduction()) {}

const GameToContinue* TitleStage::going_on(const System& listed) {
    if (!going_on_) {
        const bool at_table = program_.desk().plays();
        going_on_ = games_to_continue(program_.store(), program_.systems(), at_table ? &program_.desk().table().match() : nullptr);
    }
    const auto found = std::find_if(going_on_->begin(), going_on_->end(),
                                    [&](const GameToContinue& game) { return game.system->listed_as() == listed.id(); });
    return found == going_on_->end() ? nullptr : &*found;
}

/// The chosen game may be one that is listed under another: then it shows itself on that card.
ui::TitleModel::Offer TitleStage::offer(const System& system) {
    const System& shown = program_.chosen().listed_as() == system.id() ? program_.chosen() : system;
    ui::TitleModel::Offer offer{std::string(system.id()), shown.title(), system.fault(), shown.look().title};
    if (const GameToContinue* game = going_on(system)) {
        offer.can_go_on = true;
        offer.over = game->over;
        offer.continues = game->told;
    }
    return offer;
}

void TitleStage::choose_in_progress() {
    starts_ = false;
    if (going_on(*system_of(program_.systems(), program_.chosen().listed_as())) != nullptr || going_on_->empty()) return;
    const GameToContinue& last = going_on_->front();
    if (last.path.empty()) program_.choose(*system_of(program_.systems(), last.system->id()));
}

ui::TitleModel TitleStage::model() {
    if (starts_) choose_in_progress();
    ui::TitleModel model{FOW_VERSION, first_start_};
    model.chosen = program_.chosen().listed_as();
    for (const auto& system : program_.systems())
        if (system->listed_as() == system->id()) model.games.push_back(offer(*system));
    model.playable = program_.chosen().fault().empty();
    model.has_course = program_.chosen().has_course();
    model.has_fields = program_.chosen().has_fields();
    if (const SeriesEntry* series = program_.chosen().series()) {
        model.series = series->id;
        model.series_title = series->title;
    }
    return model;
}

void TitleStage::draw(ui::Window& window) {
    if (const std::string focus = program_.shell().take_kept_focus(); !focus.empty()) window.keyboard().come_back_to(focus);
    const auto choice = ui::title_screen(window, model());
    if (settings_ && settings_->draw(window)) settings_.reset();
    if (introduces_) draw_introduction(window);
    // Pages read their files when they open.
    if (!choice) return;
    const ui::Control* focus = window.keyboard().focused(window.controls());
    program_.guarded([&] { carry_out(*choice); });
    if (focus != nullptr && program_.shell().page_changes()) program_.shell().keep_focus(focus->name);
}

void TitleStage::draw_introduction(ui::Window& window) {
    if (!ui::introduction_sheet(window, program_.shell().introduction())) return;
    introduces_ = false;
    program_.player_data().note_introduction(program_.shell().messages());
    window.wake();
}

/// The press was on a card that has a game to continue.
void TitleStage::go_on() {
    const System& listed = *system_of(program_.systems(), program_.chosen().listed_as());
    const GameToContinue* game = going_on(listed);
    if (game == nullptr || game->path.empty()) return program_.desk().continue_game();
    program_.desk().load_game(game->path);
}

void TitleStage::carry_out(const TitleWish& choice) {
    if (const auto* game = std::get_if<ui::ChooseGame>(&choice)) return program_.choose(*system_of(program_.systems(), game->id));
    switch (std::get<ui::TitleChoice>(choice)) {
        case ui::TitleChoice::learn: program_.go(program_.chosen().course_page(program_, {})); return;
        case ui::TitleChoice::new_game: program_.go(program_.chosen().new_game_page(program_)); return;
        case ui::TitleChoice::go_on: return go_on();
        case ui::TitleChoice::load: program_.go(std::make_unique<SavedStage>(program_, ui::SavedTab::games)); return;
        case ui::TitleChoice::replay: program_.go(std::make_unique<SavedStage>(program_, ui::SavedTab::watch)); return;
        case ui::TitleChoice::battlefields: program_.go(program_.chosen().fields_page(program_)); return;
        case ui::TitleChoice::series: program_.go(std::make_unique<SeriesStage>(program_, program_.chosen())); return;
        case ui::TitleChoice::rulebook: program_.shell().open_rulebook({}); return;
        case ui::TitleChoice::introduction: introduces_ = true; return program_.wake();
        case ui::TitleChoice::settings: settings_.emplace(); return;
        case ui::TitleChoice::quit: program_.desk().leave(); return;
    }
}

}  // namespace fow::app
