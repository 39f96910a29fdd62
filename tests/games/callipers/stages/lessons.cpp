// The course of Waterloo by callipers, played through the real program.
#include <algorithm>
#include <filesystem>

#include "catch.hpp"

#include "app/program_run.hpp"
#include "core/rulebook.hpp"
#include "files/files.hpp"
#include "games/callipers/files/rules_files.hpp"
#include "games/callipers/json/documents.hpp"
#include "json/documents.hpp"
#include "played.hpp"

using namespace fow;
using namespace fow::test;
using namespace fow::test::callipers;

namespace {

const std::filesystem::path source(FOW_SOURCE_DIR);

Lesson lesson_in(const std::filesystem::path& path) {
    static const std::vector<std::string> ids = ids_of(rules_of(fow::callipers::data::read_rulebook(source)));
    static const fow::callipers::RuleSet ground = fow::callipers::data::load_ground(source);
    return fow::callipers::read_lesson(files::read(path), path.string(), ground, ids);
}

std::vector<std::filesystem::path> lessons() { return files::documents_in(fow::callipers::data::rules_folder(source) / "lessons"); }

std::string opened(const std::filesystem::path& path) { return "click lesson:callipers/" + path.stem().string() + "\n"; }

/// Solves the step after taking every hint and every wrong try that is an order.
std::string learn(const LessonStep& step) {
    if (!step.has_goal()) return "click lesson-next\n";
    std::string script;
    for (const std::string& hint : step.hints) script += "click hint\nexpect \"" + hint + "\"\n";
    for (const LessonTry& wrong : step.tries)
        if (const auto order = fow::callipers::action_from_text(wrong.act))  // typed, so that nothing stays selected on the map
            script += clicks_of(*order, By::line) + "expect \"" + wrong.say + "\"\n";
    for (const Action& action : step.solution) script += clicks_of(action);
    if (!step.done.empty()) script += "expect \"" + step.done + "\"\n";
    return script + "click lesson-next\n";
}

/// The same, with the button that plays each step.
std::string watch(const LessonStep& step) {
    if (!step.has_goal()) return "click lesson-next\n";
    std::string script;
    for (std::size_t i = 0; i < step.hints.size(); ++i) script += "click hint\n";
    script += "click show-me\n";
    if (!step.done.empty()) script += "expect \"" + step.done + "\"\n";
    return script + "click lesson-next\n";
}

void expect_learnt(std::string (*play)(const LessonStep&), const std::string& arguments) {
    std::string script = "click game:callipers\nclick learn\n";
    std::vector<std::string> keys;
    for (const auto& path : lessons()) {
        const Lesson lesson = lesson_in(path);
        keys.push_back("callipers/" + path.stem().string());
        script += opened(path) + "expect \"" + lesson.title + "\"\n";
        for (const LessonStep& step : lesson.steps) script += play(step);
    }
    script += "click play:battle\nclick begin\nexpect \"Turn 1 of 8, 11:30\"\n";
    const Folder folder;
    const RunResult outcome = run_script(folder, script, "--pace off " + arguments);
    INFO(outcome.output);
    CHECK(outcome.code == 0);
    const std::string layout = read_bytes(folder.path() / "layout.txt");
    if (std::count(layout.begin(), layout.end(), '\n') != 1) FAIL_CHECK(layout);
    const Progress after = read_progress(read_bytes(folder.path() / "data" / "progress.json"), "progress.json");
    CHECK(keys.size() == 5);
    for (const std::string& key : keys) CHECK(after.done.count(key) == 1);
}

}  // namespace

TEST_CASE("The course by callipers is played through, with every hint and every wrong try", "[lessons][script]") {
    expect_learnt(learn, "--size 1280x800");
}
TEST_CASE("Every step of the course by callipers is shown to who asks for it", "[lessons][script]") {
    expect_learnt(watch, "--size 1024x640");
}

TEST_CASE("A lesson by callipers is learnt with the pointer: pieces dragged to rings, and moves taken back", "[lessons][script][K4.5]") {
    const std::string script =
        "click game:callipers\nclick learn\nclick lesson:callipers/10-the-callipers\nclick lesson-next\n"
        // Too far from the ring: the move is not played, and the lesson says so.
        "drag piece:8 map:1200,1660\nexpect \"bring Bauduin’s middle into the ring\"\n"
        "drag piece:8 at:1080,1692\nexpect \"he still faces north\"\n"
        "click take-back\n"
        "drag piece:8 at:1080,1692\nexpect \"he still faces north\"\nclick lesson-next\n"
        "drag piece:6 at:2000,1690\nexpect \"Two moves, 7,000 men\"\nclick leave-lesson\nexpect \"0 of 5 done\"\n";
    const Folder folder;
    check_success(run_script(folder, script, "--pace off"));
}
