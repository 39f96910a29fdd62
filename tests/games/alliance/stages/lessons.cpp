// The course of La Belle Alliance, played through the real program.
#include <algorithm>

#include "catch.hpp"

#include "app/program_run.hpp"
#include "core/rulebook.hpp"
#include "files/files.hpp"
#include "games/alliance/files/rules_files.hpp"
#include "games/alliance/json/documents.hpp"
#include "json/documents.hpp"
#include "played.hpp"

using namespace fow;
using namespace fow::alliance;
using namespace fow::test;
using namespace fow::test::alliance;

namespace {

/// Solves the step after taking every hint and every wrong try that is an order.
std::string learn(const LessonStep& step) {
    if (!step.has_goal()) return "click lesson-next\n";
    std::string script;
    for (const std::string& hint : step.hints) script += "click hint\nexpect \"" + hint + "\"\n";
    for (const LessonTry& wrong : step.tries)
        if (const auto order = fow::alliance::order_from_text(wrong.act))
            script += clicks_of(*order) + "expect \"" + wrong.say + "\"\nkey Escape\n";
    for (const fow::alliance::Action& action : step.solution) script += clicks_of(std::get<Order>(action));
    if (!step.done.empty()) script += "expect \"" + step.done + "\"\n";
    return script + "click lesson-next\n";
}

void expect_learnt(const std::string& arguments) {
    const std::filesystem::path source(FOW_SOURCE_DIR);
    const std::vector<std::string> ids = ids_of(rules_of(fow::alliance::data::read_rulebook(source)));
    const fow::alliance::RuleSet rules = fow::alliance::data::load_rule_set(source);
    std::string script = "click game:alliance\nclick learn\n";
    std::vector<std::string> keys;
    for (const auto& path : files::documents_in(fow::alliance::data::rules_folder(source) / "lessons")) {
        const Lesson lesson = fow::alliance::read_lesson(files::read(path), path.string(), rules, ids);
        keys.push_back("alliance/" + path.stem().string());
        script += "click lesson:" + keys.back() + "\nexpect \"" + lesson.title + "\"\n";
        for (const LessonStep& step : lesson.steps) script += learn(step);
    }
    script += "click play:battle\nclick begin\nexpect \"Turn 1: French phase\"\n";
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

TEST_CASE("The course of La Belle Alliance is played through, with every hint and every wrong try", "[lessons][script]") {
    expect_learnt("--size 1024x640");
}
