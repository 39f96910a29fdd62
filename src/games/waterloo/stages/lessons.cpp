#include "games/waterloo/stages/lessons.hpp"

#include "app/program.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/screens/words/course_words.hpp"
#include "games/waterloo/stages/game_stages.hpp"
#include "games/waterloo/stages/shared_stages.hpp"
#include "games/waterloo/stages/turn_stages.hpp"

namespace fow::waterloo::stages {
namespace {

/// If the rulebook cannot be read there are none, and the player is told.
std::vector<std::string> rule_ids_in(Program& program) {
    std::vector<std::string> ids;
    program.guarded([&] { ids = waterloo_in(program).rule_ids(); });
    return ids;
}

std::vector<CourseEntry> course_in(Program& program) {
    return course_of(program.data(), program.lesson_folder(), ruleset_of(program), rule_ids_in(program),
                     lessons_of(documents_of(program.systems()), {std::string(waterloo_in(program).id())}));
}

}  // namespace

std::vector<CourseEntry> course_of(const std::filesystem::path& data, const std::filesystem::path& own, const Ruleset& base,
                                   const std::vector<std::string>& rules, const IsOfGame& is_of_game) {
    const auto read = [&](const std::string& text, const std::string& document) { return read_lesson(text, document, base, rules); };
    return read_course<TaughtBattle>({data::rules_folder(data) / "lessons", own, "waterloo/"}, read, is_of_game);
}

CourseStage::CourseStage(Program& program, const std::string& after)
    : CourseStageOf(program, course_in(program), screens::course_parts(), after) {}

void CourseStage::play(Mode mode) {
    screens::NewGameForm form;
    form.mode = word(mode);
    form.memory = !program_.settings().true_to_table;
    program_.go(std::make_unique<NewGameStage>(program_, form));
}

std::unique_ptr<PlayedLesson> CourseStage::lesson(const CourseEntry& entry) {
    return std::make_unique<BattleLesson>(waterloo_in(program_), LessonRun(*entry.lesson), entry.key);
}

BattleLesson::BattleLesson(WaterlooSystem& system, LessonRun run, std::string key)
    : PlayedLessonOf(std::move(run), std::move(key)), system_(system) {}

std::unique_ptr<Table> BattleLesson::new_table() { return std::make_unique<BattleTable>(system_, run(), system_.chance()); }

void BattleLesson::proceed(Program& program) {
    BattleTable& table = table_of(program);
    while (table.roll_unwatched()) {}
    if (const auto due = action(table.session())) return watch(program, *due);
    const Session& game = table.session();
    const bool shared = game.decider() == Decider::chance || game.decider() == Decider::nobody;
    if (shared || game.decider() == decider_of(learner())) return table.open_page(program, learner());
    if (game.state().phase == Phase::pursuit) return program.go(std::make_unique<PursuitStage>(program, learner()));
    program.go(std::make_unique<PlayStage>(program, learner()));
}

/// Plays an action that is not the learner's and shows it as in a game.
void BattleLesson::watch(Program& program, const Action& action) const {
    BattleTable& table = table_of(program);
    const std::size_t before = table.session().heard(Viewer::onlooker).size();
    static_cast<void>(table.play(action));
    show_action(program, learner(), action, before);
}

}  // namespace fow::waterloo::stages
