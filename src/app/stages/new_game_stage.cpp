#include "app/stages/new_game_stage.hpp"

#include "ui/tr.hpp"

namespace fow::app {

void NewGameStage::draw(ui::Desk& desk) {
    const auto choice = ui::new_game_screen(desk, form_);
    if (choice == ui::FormChoice::back) program_.go_to_title();
    if (choice == ui::FormChoice::begin) begin();
}

void NewGameStage::begin() {
    const std::string first = form_.first_name.empty() ? ui::tr("First player") : form_.first_name;
    const std::string second = form_.second_name.empty() ? ui::tr("Second player") : form_.second_name;
    const bool first_is_french =
        form_.first_takes == "lot" ? program_.chance().numbers().below(2) == 0 : form_.first_takes == "french";
    const PerSeat<std::string> names = first_is_french ? PerSeat<std::string>{first, second} : PerSeat<std::string>{second, first};
    Options options;
    options.memory = form_.memory;
    options.nightfall = form_.nightfall;
    program_.guarded([&] {
        program_.store().retire_autosave();
        program_.begin_game(Session(program_.ruleset(), options, names));
    });
}

}  // namespace fow::app
