#include "games/waterloo/stages/game_stages.hpp"

#include <algorithm>

#include "games/waterloo/stages/field_stages.hpp"
#include "fow/games/waterloo/engine/battlefield.hpp"
#include "games/waterloo/screens/words/course_words.hpp"
#include "ui/words/tr.hpp"

namespace fow::app::inline waterloo {
namespace {

ui::CourseRow row_of(const CourseEntry& entry, bool done) {
    if (!entry.lesson) return {entry.key, entry.path.filename().string(), entry.trouble, false};
    return {entry.key, entry.lesson->title, entry.lesson->aim, done};
}

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

/// If the rulebook cannot be read there are none, and the player is told.
std::vector<std::string> rule_ids_in(Program& program) {
    std::vector<std::string> ids;
    program.guarded([&] { ids = waterloo_in(program).rule_ids(); });
    return ids;
}

}  // namespace

CourseStage::CourseStage(Program& program, const std::string& after)
    : program_(program), course_(course_of(program.data(), program.lesson_folder(), ruleset_of(program), rule_ids_in(program))) {
    model_.parts = ui::course_parts();
    for (const CourseEntry& entry : course_) {
        auto& list = entry.lesson ? model_.parts[static_cast<std::size_t>(entry.lesson->part)].rows : model_.unusable;
        list.push_back(row_of(entry, program.has_learnt(entry.key)));
    }
    model_.folder = program.lesson_folder().string();
    suggest(after);
}

/// Suggests the first open lesson after `after`, or else the first open one; after a finished part, a game.
void CourseStage::suggest(const std::string& after) {
    const auto open = [&](const CourseEntry& entry) { return entry.lesson && !program_.has_learnt(entry.key); };
    const auto left = std::find_if(course_.begin(), course_.end(), [&](const CourseEntry& entry) { return entry.key == after; });
    auto next = std::find_if(left, course_.end(), open);
    if (next == course_.end()) next = std::find_if(course_.begin(), course_.end(), open);
    if (next != course_.end()) model_.next = row_of(*next, false);
    if (left == course_.end() || !left->lesson) return;
    const auto part = static_cast<std::size_t>(left->lesson->part);
    const auto& rows = model_.parts[part].rows;
    if (std::all_of(rows.begin(), rows.end(), [](const ui::CourseRow& row) { return row.done; })) model_.play = part;
}

void CourseStage::draw(ui::Window& window) {
    const auto intent = ui::course_screen(window, model_);
    if (!intent) return;
    if (std::holds_alternative<ui::LeaveCourse>(*intent)) return program_.go_to_title();
    if (const auto* play = std::get_if<ui::PlayPart>(&*intent)) {
        ui::NewGameForm form;
        form.mode = word(static_cast<Mode>(play->part));
        form.memory = !program_.settings().true_to_table;
        return program_.go(std::make_unique<NewGameStage>(program_, form));
    }
    const std::string& key = std::get<ui::OpenLesson>(*intent).key;
    const auto entry = std::find_if(course_.begin(), course_.end(), [&](const CourseEntry& one) { return one.key == key; });
    program_.begin_lesson(std::make_unique<BattleLesson>(waterloo_in(program_), LessonRun(*entry->lesson), entry->key));
}

namespace {

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
    form_.field_name.clear();
    if (form_.first_name.empty() && form_.second_name.empty()) {
        form_.first_name = program.settings().first_player;
        form_.second_name = program.settings().second_player;
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
    const auto choice = ui::new_game_screen(window, form_, numbers_of(ruleset_of(program_)));
    if (choice == ui::FormChoice::back) program_.go_to_title();
    if (choice == ui::FormChoice::begin) begin();
    if (choice == ui::FormChoice::choose_field) program_.go(std::make_unique<BattlefieldsStage>(program_, form_, field_));
}

void NewGameStage::begin() {
    const std::string first = form_.first_name.empty() ? ui::tr("First player") : form_.first_name;
    const std::string second = form_.second_name.empty() ? ui::tr("Second player") : form_.second_name;
    const bool first_is_french = form_.first_takes == "lot" ? program_.numbers().below(2) == 0 : form_.first_takes == "french";
    const PerSeat<std::string> names = first_is_french ? PerSeat<std::string>{first, second} : PerSeat<std::string>{second, first};
    Options options;
    options.mode = mode_from_word(form_.mode).value_or(Mode::basic);
    options.memory = form_.memory;
    options.nightfall = form_.nightfall;
    options.start_early = form_.offers_scenarios() && form_.start_early;
    options.where_are_the_prussians = form_.offers_scenarios() && form_.where_are_the_prussians;
    program_.remember_players(form_.first_name, form_.second_name);
    program_.guarded([&] {
        Session session = field_ ? session_on(*field_, ruleset_of(program_), options, names) : Session(ruleset_of(program_), options, names);
        if (form_.alone) session.remark(PracticeAlone{});
        session.set_clock(form_.clock);
        program_.begin_game(game_of(program_, std::move(session)));
    });
}

}  // namespace fow::app::inline waterloo
