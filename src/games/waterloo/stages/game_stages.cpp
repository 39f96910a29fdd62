#include "games/waterloo/stages/game_stages.hpp"

#include <algorithm>

#include "app/stages/victory_stage.hpp"
#include "games/waterloo/engine/battlefield.hpp"
#include "games/waterloo/engine/rules.hpp"
#include "games/waterloo/opponent/think.hpp"
#include "games/waterloo/screens/replay/victory_screen.hpp"
#include "games/waterloo/stages/battle_table.hpp"
#include "games/waterloo/stages/field_stages.hpp"
#include "games/waterloo/stages/waterloo_system.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::stages {
namespace {

/// Whether the file is just the printed board, which can be played in any mode with the scenarios of W14.
bool is_printed(const Battlefield& field, const Ruleset& base) {
    Battlefield printed = classic_battlefield(base, field.mode);
    printed.name = field.name;
    printed.description = field.description;
    return field == printed;
}

screens::NewGameNumbers numbers_of(const Ruleset& rules, bool handicap) {
    const auto begins = [&](int turn) { return rules.turns.first_turn_minutes + (turn - 1) * rules.turns.minutes_a_turn; };
    std::vector<std::string> away;
    std::size_t late = rules.expert.late_units.size();
    for (const std::string& id : rules.expert.handicap_units) {
        if (const auto unit = find_unit(rules.pieces.roster, id)) away.push_back(unit_of(rules.pieces.roster, *unit).name);
        if (handicap) late -= static_cast<std::size_t>(std::count(rules.expert.late_units.begin(), rules.expert.late_units.end(), id));
    }
    return {rules.turns.nightfall_turn,
            begins(rules.turns.nightfall_turn + 1),
            begins(rules.expert.early_turn),
            rules.expert.early_mover,
            late,
            rules.expert.late_turn,
            begins(rules.expert.doubt_turn),
            std::move(away)};
}

}  // namespace

Session session_on(const Battlefield& field, const Ruleset& base, Options options, const PerSeat<std::string>& names) {
    options.mode = field.mode;
    Ruleset set = ruleset_of(field, base);
    State start = start_of(field, Rules(set, options));
    return Session(std::move(set), options, names, Start{field.name, start});
}

NewGameStage::NewGameStage(Program& program, const std::optional<screens::NewGameForm>& form, std::optional<Battlefield> field)
    : NewGamePage(program, french_seat), field_(std::move(field)) {
    if (form) form_ = *form;
    else form_.memory = !program.settings().true_to_table;
    form_.players.styles = styles_of_game();
    form_.field_name.clear();
    if (!form) fill_in(form_, program.settings(), styles_of_game());
    if (!field_) return;
    if (is_printed(*field_, ruleset_of(program))) {
        field_.reset();
        return;
    }
    form_.more = true;
    form_.mode = word(field_->mode);
    form_.field_name = field_->name.empty() ? ui::tr_later("unnamed") : field_->name;
}

std::optional<ui::FormChoice> NewGameStage::draw_form(ui::Window& window) {
    return screens::new_game_screen(window, form_, numbers_of(ruleset_of(program()), form_.handicap));
}

const System& NewGameStage::system() const { return waterloo_in(program()); }

/// W15.5
ui::ClockWords NewGameStage::clock_words() const {
    return {ui::tr("Battle"),
            ui::tr("Each player has this time for the whole battle."),
            ui::tr("Each player has this time for the whole battle, and some more with each turn."),
            ui::tr("A player whose time is up loses the battle"),
            ui::tr("It counts as a resignation (W1.6). Otherwise the clock only shows it (W15.5)."),
            ui::tr("The clock runs while a player has the map in their own turn. It stands behind the veil, during fights and "
                   "questions, before the battle, and in the Pursuit (W15.5).")};
}

std::unique_ptr<Match> NewGameStage::match(const PerSeat<std::string>& names) const {
    Options options;
    options.mode = mode_from_word(form_.mode).value_or(Mode::basic);
    options.memory = form_.memory;
    options.nightfall = form_.night_falls();
    options.start_early = form_.offers_scenarios() && form_.start_early;
    options.handicap = form_.offers_scenarios() && form_.handicap;
    options.where_are_the_prussians = form_.offers_scenarios() && form_.where_are_the_prussians;
    const Ruleset& rules = ruleset_of(program());
    return std::make_unique<MatchOf<Session>>(system(),
                                              field_ ? session_on(*field_, rules, options, names) : Session(rules, options, names));
}

void NewGameStage::choose_field() { program().go(std::make_unique<BattlefieldsStage>(program(), form_, field_)); }

namespace {

/// The form of a new game, filled in as for that game.
std::unique_ptr<NewGameStage> new_game_like(Program& program, const Record& record) {
    const Options& options = record.options;
    screens::NewGameForm form;
    fill_in_again(form, program, record, waterloo_in(program), allied_seat);
    form.mode = word(options.mode);
    form.memory = options.memory;
    form.nightfall = options.nightfall;
    form.start_early = options.start_early;
    form.where_are_the_prussians = options.where_are_the_prussians;
    form.handicap = options.handicap;
    form.more = form.players.alone || !form.memory || options.nightfall != form.players.watched() || form.start_early ||
                form.where_are_the_prussians || form.handicap || form.clock != ClockRules();
    std::optional<Battlefield> field = battlefield_of(rules_of(record), record.start.state, ruleset_of(program));
    if (field) field->name = record.start.name;
    return std::make_unique<NewGameStage>(program, form, std::move(field));
}

}  // namespace

std::unique_ptr<Stage> victory_stage(Program& program) {
    const auto session = [&program]() -> const Session& { return table_of(program).session(); };
    Afterwards after{.numbers = [session] { return numbers_of(session()); },
                     .again =
                         [&program, session](const PerSeat<std::string>& names, bool) {
                             const Record& record = session().record();
                             return std::make_unique<MatchOf<Session>>(waterloo_in(program),
                                                                       Session(record.rules, record.options, names, record.start));
                         },
                     .new_game = [&program, session] { return new_game_like(program, session().record()); }};
    return std::make_unique<VictoryStage>(
        program, screens::victory_page_of(all_shown(session().rules(), session().state()), table_of(program).roster()), std::move(after));
}

}  // namespace fow::waterloo::stages
