#include "app/stages/new_game_stage.hpp"

#include "app/stages/fields_stage.hpp"
#include "fow/engine/battlefield.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

/// The printed board as a file: it is played in any mode, with the scenarios of W14.
bool is_printed(const Battlefield& field, const Ruleset& base) {
    Battlefield printed = classic_battlefield(base, field.mode);
    printed.name = field.name;
    printed.description = field.description;
    return field == printed;
}

Session session_on(const Battlefield& field, const Ruleset& base, Options options, const PerSeat<std::string>& names) {
    options.mode = field.mode;
    Ruleset set = ruleset_of(field, base);
    State start = start_of(field, Rules(set, options));
    return Session(std::move(set), options, names, Start{field.name, start});
}

}  // namespace

NewGameStage::NewGameStage(Program& program, const std::optional<ui::NewGameForm>& form, std::optional<Battlefield> field)
    : program_(program), field_(std::move(field)) {
    if (form) form_ = *form;
    else form_.memory = !program.settings().true_to_table;
    form_.field_name.clear();
    if (!field_) return;
    if (is_printed(*field_, program.ruleset())) {
        field_.reset();
        return;
    }
    form_.more = true;
    form_.mode = word(field_->mode);
    form_.field_name = field_->name.empty() ? ui::tr("without a name") : field_->name;
}

void NewGameStage::draw(ui::Window& window) {
    const auto choice = ui::new_game_screen(window, form_);
    if (choice == ui::FormChoice::back) program_.go_to_title();
    if (choice == ui::FormChoice::begin) begin();
    if (choice == ui::FormChoice::choose_field) program_.go(std::make_unique<FieldsStage>(program_, form_, field_));
}

void NewGameStage::begin() {
    const std::string first = form_.first_name.empty() ? ui::tr("First player") : form_.first_name;
    const std::string second = form_.second_name.empty() ? ui::tr("Second player") : form_.second_name;
    const bool first_is_french = form_.first_takes == "lot" ? program_.chance().numbers().below(2) == 0 : form_.first_takes == "french";
    const PerSeat<std::string> names = first_is_french ? PerSeat<std::string>{first, second} : PerSeat<std::string>{second, first};
    Options options;
    options.mode = mode_from_word(form_.mode).value_or(Mode::basic);
    options.memory = form_.memory;
    options.nightfall = form_.nightfall;
    options.start_early = form_.offers_scenarios() && form_.start_early;
    options.where_are_the_prussians = form_.offers_scenarios() && form_.where_are_the_prussians;
    program_.guarded([&] {
        program_.begin_game(field_ ? session_on(*field_, program_.ruleset(), options, names) : Session(program_.ruleset(), options, names));
    });
}

}  // namespace fow::app
