#include "games/callipers/stages/lessons.hpp"

#include "app/program.hpp"
#include "core/rulebook.hpp"
#include "games/callipers/files/rules_files.hpp"
#include "games/callipers/stages/callipers_table.hpp"
#include "games/callipers/stages/game_stages.hpp"
#include "games/callipers/stages/play_stage.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::stages {
namespace {

using ui::tr;

std::vector<ui::CoursePart> course_parts() {
    return {{std::string(word(CoursePart::battle)), tr("The battle"),
             tr("From the first step to a whole small battle, on the ground of Hougoumont."), tr("Play the battle now")}};
}

/// All lessons in <data>/rules/callipers/lessons, and those of the player (read_course).
std::vector<CourseEntry> course_in(Program& program) {
    std::vector<std::string> ids;  // if the rulebook cannot be read there are none, and the player is told
    program.guarded([&] { ids = ids_of(fow::rules_of(callipers::data::read_rulebook(program.data()))); });
    const RuleSet& base = system_in(program).battles().front();
    const auto read = [&](const std::string& text, const std::string& document) {
        return callipers::read_lesson(text, document, base, ids);
    };
    const std::string id(callipers::documents().id);
    return read_course<TaughtGame>({callipers::data::rules_folder(program.data()) / "lessons", program.lesson_folder(), id + "/"}, read,
                                   lessons_of(documents_of(program.systems()), {id}));
}

}  // namespace

CourseStage::CourseStage(Program& program, const std::string& after) : CourseStageOf(program, course_in(program), course_parts(), after) {}

void CourseStage::play(CoursePart) { program_.go(std::make_unique<NewGameStage>(program_, filled_form(program_))); }

std::unique_ptr<PlayedLesson> CourseStage::lesson(const CourseEntry& entry) {
    return std::make_unique<MapLesson>(system_in(program_), LessonRun(*entry.lesson), entry.key);
}

MapLesson::MapLesson(CallipersSystem& system, LessonRun run, std::string key)
    : PlayedLessonOf(std::move(run), std::move(key)), system_(system) {}

std::unique_ptr<Table> MapLesson::new_table() { return std::make_unique<CallipersTable>(system_, run(), system_.chance()); }

void MapLesson::proceed(Program& program) {
    CallipersTable& table = table_of(program);
    const auto due = action(table.session());
    if (!due) return table.open_page(program, learner());
    const std::size_t line = table.session().heard(Viewer::onlooker).size();
    static_cast<void>(table.play(*due));
    while (table.roll_due()) {}
    auto page = std::make_unique<PlayStage>(program, learner());
    page->watch(line);
    program.go(std::move(page));
}

}  // namespace fow::callipers::stages
