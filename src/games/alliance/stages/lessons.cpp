#include "games/alliance/stages/lessons.hpp"

#include "app/program.hpp"
#include "core/rulebook.hpp"
#include "games/alliance/files/rules_files.hpp"
#include "games/alliance/stages/alliance_table.hpp"
#include "games/alliance/stages/game_stages.hpp"
#include "games/alliance/stages/play_stage.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::stages {
namespace {

using ui::tr;

std::vector<ui::CoursePart> course_parts() {
    return {{std::string(word(CoursePart::battle)), tr("The battle"), tr("Four lessons, from the first shot to the last throw."),
             tr("Play the battle now")}};
}

/// All lessons in <data>/rules/alliance/lessons, and those of the player (read_course).
std::vector<CourseEntry> course_in(Program& program) {
    std::vector<std::string> ids;  // if the rulebook cannot be read there are none, and the player is told
    program.guarded([&] { ids = ids_of(fow::rules_of(alliance::data::read_rulebook(program.data()))); });
    const RuleSet& base = system_in(program).rules();
    const auto read = [&](const std::string& text, const std::string& document) {
        return alliance::read_lesson(text, document, base, ids);
    };
    const std::string id(alliance::documents().id);
    return read_course<TaughtGame>({alliance::data::rules_folder(program.data()) / "lessons", program.lesson_folder(), id + "/"}, read,
                                   lessons_of(documents_of(program.systems()), {id}));
}

}  // namespace

CourseStage::CourseStage(Program& program, const std::string& after) : CourseStageOf(program, course_in(program), course_parts(), after) {}

void CourseStage::play(CoursePart) { program_.go(std::make_unique<NewGameStage>(program_, filled_form(program_))); }

std::unique_ptr<PlayedLesson> CourseStage::lesson(const CourseEntry& entry) {
    return std::make_unique<FieldLesson>(system_in(program_), LessonRun(*entry.lesson), entry.key);
}

FieldLesson::FieldLesson(AllianceSystem& system, LessonRun run, std::string key)
    : PlayedLessonOf(std::move(run), std::move(key)), system_(system) {}

std::unique_ptr<app::Table> FieldLesson::new_table() { return std::make_unique<AllianceTable>(system_, run(), system_.chance()); }

void FieldLesson::proceed(Program& program) {
    AllianceTable& table = table_of(program);
    const auto due = action(table.session());
    if (!due) return table.open_page(program, learner());
    const std::size_t line = table.session().heard(Viewer::onlooker).size();
    static_cast<void>(table.play(*due));
    while (table.roll_due()) {}
    auto page = std::make_unique<PlayStage>(program, learner());
    page->watch(line);
    program.go(std::move(page));
}

/// Camps, places and tracks by the names of their controls.
ui::LessonModel FieldLesson::strip(const Match& match, const app::Stage& stage) const {
    ui::LessonModel model = PlayedLessonOf::strip(match, stage);
    for (std::string& spot : model.show) {
        if (spot.starts_with("tracks:")) spot.replace(0, 7, "track:");
        else spot.insert(0, alliance::place_from_word(spot) ? "place:" : "camp:");
    }
    return model;
}

}  // namespace fow::alliance::stages
