// The course in the real program: each lesson is played by clicks, with its hints and its wrong tries.
#include <algorithm>
#include <set>

#include "app/program_run.hpp"
#include "catch.hpp"
#include "core/rulebook.hpp"
#include "files/files.hpp"
#include "games/stratego/files/rules_files.hpp"
#include "games/stratego/stages/stratego_system.hpp"

namespace fow::test {
namespace {

using namespace fow::stratego;
namespace fs = std::filesystem;
using fow::stratego::stages::CourseEntry;
using Status = LessonStatus;

std::vector<CourseEntry> course(const fs::path& own = {}) {
    return fow::stratego::stages::course_of(FOW_SOURCE_DIR, own,
                                            {data::load_rule_set("duel", FOW_SOURCE_DIR), data::load_rule_set("stratego", FOW_SOURCE_DIR)},
                                            ids_of(fow::rules_of(data::read_rulebook(FOW_SOURCE_DIR))));
}

/// Labels that a step quotes from pages that open later; a separate test looks there.
const std::set<std::string> elsewhere{"Corner fort", "Set it up", "Mirror", "As text", "Save", "New game", "Start game"};

std::set<std::string> labels_of(const LessonStep& step) {
    std::set<std::string> labels;
    const auto add = [&](const std::string& text) {
        for (std::string& label : app::quoted_in(text)) labels.insert(std::move(label));
    };
    add(step.text);
    add(step.otherwise);
    for (const std::string& hint : step.hints) add(hint);
    for (const LessonTry& wrong : step.tries) add(wrong.say);
    return labels;
}

/// A player who tries everything that a lesson has a reply to, and then plays the solution.
class Learner {
public:
    explicit Learner(Lesson lesson) : run_(std::move(lesson)), game_(run_.session()) {}

    /// Returns a script from the first step to the end of the lesson.
    std::string learn() {
        for (std::size_t i = 0; i < run_.lesson().steps.size(); ++i) {
            if (i > 0) run_.next(game_);
            go_on();
            say("expect \"" + run_.step().text + "\"");
            for (const std::string& label : labels_of(run_.step()))
                if (elsewhere.count(label) == 0) say("expect \"" + label + "\"");
            if (run_.step().has_goal()) try_step();
            say("click lesson-next");
        }
        return script_;
    }

    [[nodiscard]] int answered_otherwise() const { return answered_otherwise_; }

private:
    void say(const std::string& line) { script_ += line + "\n"; }

    void try_step() {
        const LessonStep& step = run_.step();
        for (const std::string& hint : step.hints) {
            say("click hint");
            say("expect \"" + hint + "\"");
        }
        tried_.assign(step.tries.size(), false);
        try_otherwise();
        for (const Action& action : step.solution) {
            try_wrong();
            act(action);
            go_on();
        }
        INFO(run_.lesson().title << ": " << step.text);
        for (std::size_t i = 0; i < tried_.size(); ++i) {
            INFO(step.tries[i].act);
            CHECK(tried_[i]);
        }
        REQUIRE(run_.status(game_) == Status::done);
        say("expect \"" + (step.done.empty() ? std::string("Well done.") : step.done) + "\"");
    }

    void try_refused(const Move& move, const std::string& answer) {
        click(move);
        say("expect \"" + answer + "\"\nright-click e5");
    }

    /// Tries one move that gets the general reply, if there is one.
    void try_otherwise() {
        for (const Move& move : moves_now()) {
            LessonRun asked = run_;
            if (asked.allows(game_, move) || asked.said() != run_.step().otherwise) continue;
            ++answered_otherwise_;
            return try_refused(move, asked.said());
        }
    }

    void try_wrong() {
        for (std::size_t i = 0; i < tried_.size(); ++i)
            for (const Move& move : moves_now()) {
                LessonRun asked = run_;
                if (tried_[i] || !matches(run_.step().tries[i].act, to_text(Action(move))) || asked.allows(game_, move)) continue;
                if (asked.said() != run_.step().tries[i].say) continue;
                try_refused(move, asked.said());
                tried_[i] = true;
            }
    }

    [[nodiscard]] std::vector<Move> moves_now() const {
        std::vector<Move> list;
        for (const Action& action : game_.view(viewer_of(run_.lesson().seat)).legal)
            if (const auto* move = std::get_if<Move>(&action)) list.push_back(*move);
        return list;
    }

    void click(const Move& move) { say("click " + to_text(move.from) + "\nclick " + to_text(move.to)); }

    void act(const Action& action) {
        say("# " + to_text(action));
        if (const auto* place = std::get_if<Place>(&action)) {
            std::string rank(name(place->rank));
            rank[0] = static_cast<char>(rank[0] - 'A' + 'a');
            say("drag box:" + rank + " " + to_text(place->at));
        } else if (const auto* move = std::get_if<Move>(&action)) {
            click(*move);
        } else {
            say("click ready");
        }
        REQUIRE(run_.allows(game_, action));
        if (!play(action) && std::holds_alternative<Move>(action)) say("expect \"You have moved\"\nclick end-turn");
    }

    /// True if there was a fight, which is clicked away.
    bool play(const Action& action) {
        const std::size_t before = game_.heard(Viewer::onlooker).size();
        REQUIRE_FALSE(game_.play(action));
        const auto& heard = game_.heard(Viewer::onlooker);
        const bool fought = std::any_of(heard.begin() + static_cast<std::ptrdiff_t>(before), heard.end(),
                                        [](const Line& line) { return std::holds_alternative<Fought>(line.event); });
        if (fought) say("click go-on");
        return fought;
    }

    void go_on() {
        while (run_.status(game_) == Status::waiting) static_cast<void>(play(run_.answer(game_).value()));
    }

    LessonRun run_;
    Session game_;
    std::vector<bool> tried_;
    int answered_otherwise_ = 0;
    std::string script_;
};

void check_layout(const Folder& folder, const RunResult& outcome) {
    INFO(outcome.output);
    CHECK(outcome.code == 0);
    const std::string layout = read_bytes(folder.path() / "layout.txt");
    if (std::count(layout.begin(), layout.end(), '\n') != 1) FAIL_CHECK(layout);
}

void expect_learnt(CoursePart part, const std::string& arguments) {
    const Folder folder;
    const std::vector<CourseEntry> all = course();
    std::string script = "click game:duel\nclick learn\n";
    for (const CourseEntry& entry : all) {
        REQUIRE(entry.lesson);
        if (entry.lesson->part != part) continue;
        Learner learner(*entry.lesson);
        script += "click lesson:" + entry.key + "\nexpect \"" + entry.lesson->title + "\"\n" + learner.learn();
    }
    script += "click play:" + std::string(word(part)) + "\nclick second-is:person\nclick begin\nexpect-control take-seat\n";
    const RunResult outcome = run_script(folder, script, arguments);
    check_layout(folder, outcome);
    const Progress after = read_progress(read_bytes(folder.path() / "data" / "progress.json"), "progress.json");
    for (const CourseEntry& entry : all) CHECK(after.done.count(entry.key) == (entry.lesson->part == part ? 1U : 0U));
}

}  // namespace

TEST_CASE("The Duel's part of the course is played through, with every hint and every wrong try", "[lessons]") {
    expect_learnt(CoursePart::duel, "--size 1024x640");
}
TEST_CASE("The classic game's part of the course is played through, with every hint and every wrong try", "[lessons]") {
    expect_learnt(CoursePart::classic, "--size 1280x800");
}

TEST_CASE("What a lesson of the Duel or the classic game quotes of other pages is on those pages", "[lessons]") {
    const std::pair<std::string, std::set<std::string>> pages[] = {{"click game:duel\n", {"New game"}},
                                                                   {"click new-game\n", {"Start game"}},
                                                                   {"click begin\nhold take-seat\n", {"Mirror", "As text", "Save"}},
                                                                   {"click formations\n", {"Corner fort", "Set it up"}}};
    std::set<std::string> left = elsewhere;
    std::string script;
    for (const auto& [way, labels] : pages) {
        script += way;
        for (const std::string& label : labels) {
            script += "expect \"" + label + "\"\n";
            left.erase(label);
        }
    }
    CHECK(left.empty());
    const Folder folder;
    check_success(run_script(folder, script));
    std::set<std::string> quoted;
    for (const CourseEntry& entry : course())
        for (const LessonStep& step : entry.lesson->steps) quoted.merge(labels_of(step));
    for (const std::string& label : elsewhere) {
        INFO(label);
        CHECK(quoted.count(label) == 1);
    }
}

TEST_CASE("A whole Duel begins with the formation that it is about", "[lessons]") {
    const Folder folder;
    check_success(run_script(folder,
                             "click game:duel\nclick learn\nclick lesson:stratego/duel-100-a-whole-duel\n"
                             "click formations\nclick formation:2\nexpect \"Corner fort\"\nclick use-formation\nclick ready\n"
                             "expect \"Your Flag is in the corner\"\nclick lesson-next\nexpect-control f8\n"));
    const Folder other;
    check_success(run_script(other,
                             "click game:duel\nclick learn\nclick lesson:stratego/duel-100-a-whole-duel\nclick shuffle\nclick ready\n"
                             "expect \"Try again\"\nexpect \"just as it is\"\nclick step-again\nexpect \"Set up the Blue army\"\n"));
}

TEST_CASE("A limit on repetition is met in a lesson and read", "[lessons][C2.4][C2.5]") {
    const Folder folder;
    const auto turn = [](const std::string& from, const std::string& to) {
        return "click " + from + "\nclick " + to + "\nclick end-turn\n";
    };
    const auto step = [&](const std::string& from, const std::string& to) { return turn(from, to) + "click lesson-next\n"; };
    check_success(run_script(folder, "click game:duel\nclick learn\nclick lesson:stratego/duel-70-back-and-forth\n" + step("e4", "e5") +
                                         step("e5", "e4") + "click e4\nclick e5\nexpect \"third move between these two squares\"\n" +
                                         "click end-turn\nclick lesson-next\nclick e5\nclick e4\nexpect \"three times in a row\"\n"
                                         "expect C2.4\nclick e6\nclick end-turn\nexpect \"ends the count\"\n"
                                         "click leave-lesson\nclick lesson:stratego/duel-80-no-endless-chase\n" +
                                         turn("b3", "c3") + turn("c3", "c4") + turn("c4", "d4") + turn("d4", "d3") +
                                         "click lesson-next\nclick d3\nclick c3\nexpect C2.5\n"));
}

TEST_CASE("A move in a lesson is taken back until it is handed over, and a step is demonstrated on request", "[lessons][C2.1]") {
    const Folder folder;
    check_success(run_script(folder,
                             "click game:duel\nclick learn\nclick lesson:stratego/duel-10-a-flag-in-six-moves\nclick lesson-next\n"
                             "click e4\nclick e5\nexpect \"You have moved\"\nclick undo\nexpect-not \"You have moved\"\n"
                             "click hint\nclick hint\nclick show-me\nexpect Done\nclick lesson-next\nclick hint\nclick show-me\n"
                             "click lesson-next\nclick hint\nclick show-me\nclick go-on\nexpect \"a mere 2\"\n"
                             "click step-again\nexpect-not \"a mere 2\"\n"));
}

TEST_CASE("Own lessons are listed in the course of the game that they name", "[lessons]") {
    const Folder folder;
    const std::string text = read_bytes(fs::path(FOW_SOURCE_DIR) / "rules/stratego/lessons/duel-20-scouts.json");
    const auto add = [&](const std::string& name, const std::string& lesson) {
        files::write(folder.path() / "data" / "lessons" / (name + ".json"), lesson);
    };
    add("mine", text);
    add("bad", replaced(text, "\"b3-b7\"", "\"b3-c4\""));
    add("cut", "{");
    check_success(
        run_script(folder,
                   "click learn\nexpect \"cut.json cannot be used\"\nexpect-no-control lesson:own/mine\nexpect-not bad.json\n"
                   "click back\nclick game:stratego\nclick learn\nexpect-control lesson:own/mine\nexpect bad.json\nexpect cut.json\n"
                   "expect-no-control lesson:own/bad\n"));
}

TEST_CASE("The first start leads to the first lesson of whichever game is chosen", "[lessons]") {
    const Folder folder;
    check_success(run_script(folder,
                             "expect Welcome\nclick game:duel\nexpect Welcome\nclick learn\nexpect \"Learn the game\"\n"
                             "expect \"Next: A Flag in six moves\"\n"));
}

}  // namespace fow::test
