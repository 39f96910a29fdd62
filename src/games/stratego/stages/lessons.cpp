#include "games/stratego/stages/lessons.hpp"

#include "app/program.hpp"
#include "core/rulebook.hpp"
#include "games/stratego/files/rules_files.hpp"
#include "games/stratego/stages/board_table.hpp"
#include "games/stratego/stages/game_stages.hpp"
#include "games/stratego/stages/heard.hpp"
#include "games/stratego/stages/play_stage.hpp"
#include "games/stratego/stages/shared_stages.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::stages {
namespace {

using ui::tr;

/// The id of the rules of the games that this part leads to.
std::string id_of(CoursePart part) { return part == CoursePart::duel ? "duel" : "stratego"; }

std::vector<ui::CoursePart> course_parts() {
    return {
        {std::string(word(CoursePart::duel)), tr("Duel"), tr("Ten pieces a side: all you need for a first game."), tr("Play the Duel now")},
        {std::string(word(CoursePart::classic)), tr("Classic game"), tr("Forty pieces a side: more ranks, more to hide."),
         tr("Play the classic game now")}};
}

std::vector<CourseEntry> course_in(Program& program) {
    std::vector<std::string> ids;  // if the rulebook cannot be read there are none, and the player is told
    program.guarded([&] { ids = ids_of(fow::rules_of(stratego::data::read_rulebook(program.data()))); });
    std::vector<RuleSet> bases;
    std::vector<std::string> games;
    for (const StrategoSystem* system : systems_in(program)) {
        bases.push_back(system->rules());
        games.emplace_back(system->id());
    }
    return course_of(program.data(), program.lesson_folder(), bases, ids, lessons_of(documents_of(program.systems()), games));
}

}  // namespace

std::vector<CourseEntry> course_of(const std::filesystem::path& data, const std::filesystem::path& own, const std::vector<RuleSet>& bases,
                                   const std::vector<std::string>& rules, const IsOfGame& is_of_game) {
    const auto read = [&](const std::string& text, const std::string& document) {
        return stratego::read_lesson(text, document, bases, rules);
    };
    return read_course<TaughtGame>({stratego::data::rules_folder(data) / "lessons", own, "stratego/"}, read, is_of_game);
}

CourseStage::CourseStage(Program& program, const System& system, const std::string& after)
    : CourseStageOf(program, course_in(program), course_parts(), after), system_(system) {}

void CourseStage::play(CoursePart part) {
    program_.choose(system_in(program_, id_of(part)));
    program_.go(std::make_unique<NewGameStage>(program_, filled_form(program_, id_of(part))));
}

std::unique_ptr<PlayedLesson> CourseStage::lesson(const CourseEntry& entry) {
    return std::make_unique<BoardLesson>(system_, system_in(program_, entry.lesson->ruleset.id), LessonRun(*entry.lesson), entry.key);
}

BoardLesson::BoardLesson(const System& course, const System& played, LessonRun run, std::string key)
    : PlayedLessonOf(std::move(run), std::move(key)), course_(course), played_(played) {}

std::unique_ptr<Table> BoardLesson::new_table() { return std::make_unique<BoardTable>(played_, run()); }

void BoardLesson::proceed(Program& program) {
    BoardTable& table = table_of(program);
    const Session& game = table.session();
    while (const auto due = action(game)) {
        if (game.state().phase != Phase::set_up) return watch(program, *due);
        static_cast<void>(table.play_at_once(*due));  // nobody sees how the enemy sets up (C1.6)
    }
    table.open_page(program, learner());
}

/// Plays an action that the learner does not make, and shows it as in a game.
void BoardLesson::watch(Program& program, const Action& action) {
    BoardTable& table = table_of(program);
    const std::size_t before = table.session().heard(Viewer::onlooker).size();
    static_cast<void>(table.play_at_once(action));
    if (const auto fought = fight_from(table.session().heard(Viewer::onlooker), before))
        return program.go(std::make_unique<MeetingStage>(program, *fought));
    const auto* move = std::get_if<Move>(&action);
    if (move == nullptr || table.session().state().phase != Phase::turn) return proceed(program);
    auto page = std::make_unique<PlayStage>(program, learner());
    page->watch(*move);
    program.go(std::move(page));
}

}  // namespace fow::stratego::stages
