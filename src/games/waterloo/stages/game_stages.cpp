#include "games/waterloo/stages/game_stages.hpp"

#include "app/again.hpp"
#include "fow/games/waterloo/engine/battlefield.hpp"
#include "fow/games/waterloo/opponent/think.hpp"
#include "games/waterloo/stages/field_stages.hpp"
#include "games/waterloo/stages/waterloo_system.hpp"
#include "ui/words/tr.hpp"

namespace fow::app::inline waterloo {
namespace {

/// Whether the file is just the printed board, which can be played in any mode with the scenarios of W14.
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

ui::NewGameNumbers numbers_of(const Ruleset& rules) {
    const auto begins = [&](int turn) { return rules.turns.first_turn_minutes + (turn - 1) * rules.turns.minutes_a_turn; };
    return {rules.turns.nightfall_turn,     begins(rules.turns.nightfall_turn + 1), begins(rules.expert.early_turn),
            rules.expert.early_mover,       rules.expert.late_units.size(),         rules.expert.late_turn,
            begins(rules.expert.doubt_turn)};
}

}  // namespace

NewGameStage::NewGameStage(Program& program, const std::optional<ui::NewGameForm>& form, std::optional<Battlefield> field)
    : program_(program), field_(std::move(field)) {
    if (form) form_ = *form;
    else form_.memory = !program.settings().true_to_table;
    form_.players.styles = styles_of_game();
    form_.field_name.clear();
    if (form_.players.first_name.empty() && form_.players.second_name.empty()) {
        form_.players.first_name = program.settings().first_player;
        form_.players.second_name = program.settings().second_player;
        form_.players.second.command = program.settings().program;
    }
    if (!field_) return;
    if (is_printed(*field_, ruleset_of(program))) {
        field_.reset();
        return;
    }
    form_.more = true;
    form_.mode = word(field_->mode);
    form_.field_name = field_->name.empty() ? ui::tr("unnamed") : field_->name;
}

void NewGameStage::draw(ui::Window& window) {
    form_.players.told = [&program = program_](const ComputedPlayer& player) { return program.told_against("waterloo", player); };
    const auto choice = ui::new_game_screen(window, form_, numbers_of(ruleset_of(program_)));
    if (choice == ui::FormChoice::back) program_.go_to_title();
    if (choice == ui::FormChoice::begin) begin();
    if (choice == ui::FormChoice::choose_field) program_.go(std::make_unique<BattlefieldsStage>(program_, form_, field_));
}

void NewGameStage::begin() {
    const bool first_is_french = form_.first_takes == "lot" ? program_.numbers().below(2) == 0 : form_.first_takes == "french";
    Options options;
    options.mode = mode_from_word(form_.mode).value_or(Mode::basic);
    options.memory = form_.memory;
    options.nightfall = form_.nightfall;
    options.start_early = form_.offers_scenarios() && form_.start_early;
    options.where_are_the_prussians = form_.offers_scenarios() && form_.where_are_the_prussians;
    if (!program_.remember_players(form_.players, first_is_french ? french_seat : allied_seat)) return;
    program_.guarded([&] {
        const Players players = Players::of(form_.players, first_is_french ? french_seat : allied_seat);
        Session session = field_ ? session_on(*field_, ruleset_of(program_), options, players.names)
                                 : Session(ruleset_of(program_), options, players.names);
        for (const TableEvent& remark : players.remarks()) session.remark(remark);
        session.set_clock(form_.clock);
        program_.begin_game(game_of(program_, std::move(session)));
    });
}

std::unique_ptr<NewGameStage> new_game_like(Program& program, const Record& record) {
    const Agreed agreed = agreed_in(record, program.settings(), program.programs_of(record), allied_seat);
    const Options& options = record.options;
    ui::NewGameForm form;
    form.players = agreed.players;
    form.first_takes = word(agreed.first);
    form.mode = word(options.mode);
    form.memory = options.memory;
    form.nightfall = options.nightfall;
    form.start_early = options.start_early;
    form.where_are_the_prussians = options.where_are_the_prussians;
    form.clock = record.clock;
    form.more = form.players.alone || !form.memory || form.nightfall || form.start_early || form.where_are_the_prussians ||
                form.clock != ClockRules();
    std::optional<Battlefield> field = battlefield_of(rules_of(record), record.start.state, ruleset_of(program));
    if (field) field->name = record.start.name;
    return std::make_unique<NewGameStage>(program, form, std::move(field));
}

}  // namespace fow::app::inline waterloo
