// The course in the real program: each lesson is played by clicks, with its hints and its wrong tries.
#include "catch.hpp"

#include <algorithm>
#include <set>

#include "core/rulebook.hpp"
#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/screens/play/battle_screen.hpp"
#include "games/waterloo/screens/words/pursuit_words.hpp"
#include "games/waterloo/stages/heard.hpp"
#include "games/waterloo/stages/input.hpp"
#include "games/waterloo/stages/running.hpp"
#include "games/waterloo/stages/waterloo_system.hpp"

namespace fow::test {

using namespace waterloo;
namespace {

namespace fs = std::filesystem;
using Status = LessonRun::Status;

std::vector<stages::CourseEntry> course(const fs::path& own = {}) {
    return stages::course_of(FOW_SOURCE_DIR, own, data::load_ruleset(), ids_of(rules_of(data::read_rulebook(FOW_SOURCE_DIR))));
}

/// Everything in quotation marks in the texts of a step, except in what is said after the step.
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
    explicit Learner(Lesson lesson) : run_(std::move(lesson)), game_(run_.session()), seat_(run_.lesson().seat) {}

    /// Returns a script from the first step to the end of the lesson.
    std::string learn() {
        for (std::size_t i = 0; i < run_.lesson().steps.size(); ++i) {
            if (i > 0) run_.next(game_);
            go_on();
            expect(run_.step().text);
            if (run_.step().has_goal()) try_step();
            say("click lesson-next");
        }
        return script_;
    }

    [[nodiscard]] int answered_otherwise() const { return answered_otherwise_; }

private:
    void say(const std::string& line) { script_ += line + "\n"; }
    /// Texts in a script cannot contain quotation marks.
    void expect(const std::string& text) { say("expect \"" + text.substr(0, text.find('"')) + "\""); }
    [[nodiscard]] std::string text(const Action& action) const { return to_text(game_.rules().roster(), action); }

    /// Expects each label that the step quotes on the screen: at once, or just before the click that needs it.
    void expect_labels(std::size_t from) {
        const std::pair<std::string, std::string> later[] = {
            {"Play it", "click play-card"}, {"Choose the piece", "click play-card"}, {"Roll the Battle die", "click roll-die"}};
        std::string at_once;
        for (const std::string& label : labels_of(run_.step())) {
            const std::string expected = "expect \"" + label + "\"\n";
            const auto* needed = std::find_if(std::begin(later), std::end(later), [&](const auto& one) { return one.first == label; });
            if (needed == std::end(later)) {
                at_once += expected;
            } else {
                const std::size_t click = script_.find(needed->second, from);
                INFO(label);
                REQUIRE(click != std::string::npos);
                script_.insert(click, expected);
            }
        }
        script_.insert(from, at_once);
    }

    void try_step() {
        const std::size_t begins = script_.size();
        const LessonStep& step = run_.step();
        for (const std::string& hint : step.hints) {
            say("click hint");
            expect(hint);
        }
        tried_.assign(step.tries.size(), false);
        try_otherwise();
        for (const Action& action : step.solution) {
            try_wrong();
            act(action);
            go_on();
        }
        for (std::size_t i = 0; i < tried_.size(); ++i) {
            INFO(run_.lesson().title << ": " << step.tries[i].act);
            CHECK(tried_[i]);
        }
        INFO(run_.lesson().title << ": " << step.text);
        REQUIRE(run_.status(game_) == Status::done);
        expect_labels(begins);
        expect(step.done.empty() ? "Well done." : step.done);
    }

    /// Whether the action takes only a click or two, whatever is selected.
    [[nodiscard]] static bool is_plain(const Action& action) {
        return std::holds_alternative<Move>(action) || std::holds_alternative<Attack>(action) || std::holds_alternative<Fire>(action) ||
               std::holds_alternative<EndTurn>(action) || std::holds_alternative<AnswerAttack>(action) ||
               std::holds_alternative<ChooseFallen>(action) || std::holds_alternative<ChooseTarget>(action) ||
               std::holds_alternative<TakeVictim>(action) || std::holds_alternative<DraftCards>(action) ||
               std::holds_alternative<TakeCards>(action) || std::holds_alternative<Look>(action) || std::holds_alternative<EndCard>(action);
    }

    void try_refused(const Action& action, const std::string& answer) {
        say("# " + text(action));
        click(action);
        expect(answer);
        const Phase phase = game_.state().phase;
        if (phase == Phase::turn || phase == Phase::card || phase == Phase::pursuit) say("right-click a1");
        if (phase == Phase::draft || phase == Phase::take_cards) say("click choose-anew");
    }

    /// Tries one action that gets the general reply, if there is one.
    void try_otherwise() {
        for (const Action& action : all_legal()) {
            LessonRun asked = run_;
            if (!is_plain(action) || asked.allows(game_, action) || asked.said() != run_.step().otherwise) continue;
            ++answered_otherwise_;
            return try_refused(action, asked.said());
        }
    }

    void try_wrong() {
        for (std::size_t i = 0; i < tried_.size(); ++i)
            for (const Action& action : all_legal()) {
                LessonRun asked = run_;
                if (tried_[i] || !matches(run_.step().tries[i].act, text(action)) || asked.allows(game_, action)) continue;
                if (asked.said() != run_.step().tries[i].say) continue;
                try_refused(action, asked.said());
                tried_[i] = true;
            }
    }

    [[nodiscard]] std::vector<Action> all_legal() const {
        ActionList list;
        legal(game_.rules(), game_.state(), list);
        return {list.begin(), list.end()};
    }

    void click(const Action& action) {
        if (const auto* enter = std::get_if<Enter>(&action))
            return say("click tray:" + unit_of(game_.rules().roster(), enter->unit).id + "\nclick " + to_text(enter->square));
        if (const auto* off = std::get_if<TakeOff>(&action)) return say("click " + to_text(off->from) + "\nclick take-off");
        if (const auto* leave = std::get_if<LeavePursuit>(&action)) {
            const bool last = screens::ends_by_leaving(game_.view(viewer_of(seat_)), seat_);
            return say("click rider-" + std::to_string(leave->rider.slot() + 1) + "\nclick leave" + (last ? "\nclick leave-now" : ""));
        }
        if (std::holds_alternative<Ready>(action)) return say("click ready");
        if (std::holds_alternative<StandingOrder>(action)) {
            const Orders order = std::get<StandingOrder>(action).order;
            return say("click orders\nclick order:" + std::string(word(order)));
        }
        if (std::holds_alternative<AcceptDraw>(action)) return say("click accept-draw");
        if (game_.state().phase == Phase::turn || game_.state().phase == Phase::card) say("right-click a1");
        script_ += clicks_for(game_.view(viewer_of(seat_)), seat_, action);
    }

    void act(const Action& action) {
        say("# " + text(action));
        click(action);
        const bool scouts = game_.state().playing.active && game_.state().playing.card == Card::reconnaissance;
        play(action);
        if (scouts && !game_.state().playing.active) say("click scouted-read");
    }

    /// Plays the action and clicks through the pages that show it.
    void play(const Action& action) {
        const std::size_t before = game_.heard(Viewer::onlooker).size();
        REQUIRE_FALSE(game_.play(action));
        const bool answers = std::holds_alternative<ChooseFallen>(action) || std::holds_alternative<AnswerAttack>(action) ||
                             (std::holds_alternative<ChooseTarget>(action) && game_.state().phase != Phase::defence);
        if (answers) watch_battle(stages::last_combat(game_.heard(Viewer::onlooker)), true);
        else if (screens::shows_battle(stages::events_from(game_.heard(Viewer::onlooker), before))) watch_battle(before, false);
        else if (std::holds_alternative<TakeVictim>(action) || std::holds_alternative<AttackRider>(action)) say("click continue");
    }

    void roll() { REQUIRE(game_.roll(run_.chance(game_).value())); }

    void watch_battle(std::size_t first, bool from_last) {
        const auto rounds = [&] { return screens::rounds_of(stages::events_from(game_.heard(Viewer::onlooker), first)).size(); };
        std::size_t round = from_last ? rounds() - 1 : 0;
        for (;;) {
            for (; round + 1 < rounds(); ++round) say("click continue");
            if (game_.state().phase != Phase::battle_die) break;
            say("click roll-die");
            roll();
        }
        say("click continue");
    }

    /// Plays the enemy's actions and the rolls.
    void go_on() {
        while (run_.status(game_) == Status::waiting) {
            const Phase phase = game_.state().phase;
            if (const auto answer = run_.answer(game_)) {
                play(*answer);
            } else {
                if (phase == Phase::prussian_die) say("click roll-die\nclick continue");
                roll();
            }
        }
    }

    LessonRun run_;
    Session game_;
    Seat seat_;
    std::vector<bool> tried_;
    int answered_otherwise_ = 0;
    std::string script_;
};

void expect_learnt(Mode part, const std::string& arguments) {
    const Folder folder;
    const std::vector<stages::CourseEntry> all = course();
    Progress before;
    std::string script = "click learn\n";
    int answered_otherwise = 0;
    for (const stages::CourseEntry& entry : all) {
        REQUIRE(entry.lesson);
        if (entry.lesson->part < part) before.done.insert(entry.key);
        if (entry.lesson->part != part) continue;
        Learner learner(*entry.lesson);
        script += "click next-lesson\nexpect \"" + entry.lesson->title + "\"\n" + learner.learn();
        answered_otherwise += learner.answered_otherwise();
    }
    CHECK(answered_otherwise > 5);
    script += "click play:" + std::string(word(part)) + "\nclick second-is:person\nclick begin\nexpect-control take-seat\n";
    files::write(folder.path() / "data" / "progress.json", write_progress(before));
    const RunResult outcome = run_script(folder, script, arguments);
    INFO(outcome.output);
    CHECK(outcome.code == 0);
    const std::string layout = read_bytes(folder.path() / "layout.txt");
    CHECK(std::count(layout.begin(), layout.end(), '\n') == 1);
    if (std::count(layout.begin(), layout.end(), '\n') != 1) FAIL_CHECK(layout);
    const Progress after = read_progress(read_bytes(folder.path() / "data" / "progress.json"), "progress.json");
    for (const stages::CourseEntry& entry : all) CHECK(after.done.count(entry.key) == (entry.lesson->part <= part ? 1U : 0U));
}

}  // namespace

TEST_CASE("The Basic part of the course is played through, with every hint and every wrong try", "[lessons]") {
    expect_learnt(Mode::basic, "--size 1024x640");
}
TEST_CASE("The Standard part of the course is played through, with every hint and every wrong try", "[lessons]") {
    expect_learnt(Mode::standard, "--size 1280x800");
}
TEST_CASE("The Expert part of the course is played through, with every hint and every wrong try", "[lessons]") {
    expect_learnt(Mode::expert, "--size 1024x640");
}

TEST_CASE("What a lesson quotes of other pages is on those pages", "[lessons]") {
    const std::pair<std::string, std::set<std::string>> pages[] = {
        {"", {"New game", "Battlefields"}},
        {"click new-game\n", {"More choices", "Start game"}},
        {"click more-choices\nclick mode:expert\n", {"Where are the Prussians?"}},
        {"click mode:basic\nclick begin\nhold take-seat\n", {"As in 1815", "Fill the rest", "Ready"}}};
    std::set<std::string> quoted;
    for (const stages::CourseEntry& entry : course())
        for (const LessonStep& step : entry.lesson->steps)
            if (!step.has_goal()) quoted.merge(labels_of(step));
    std::string script;
    for (const auto& [way, labels] : pages) {
        script += way;
        for (const std::string& label : labels) {
            script += "expect \"" + label + "\"\n";
            quoted.erase(label);
        }
    }
    const Folder folder;
    check_success(run_script(folder, script));
    // On the page of a turn.
    const Folder posed;
    script = "hold take-seat\n";
    for (const char* label : {"Staff map", "If attacked: ask me", "Take back"}) {
        script += "expect \"" + std::string(label) + "\"\n";
        quoted.erase(label);
    }
    check_success(run_posed(posed, script_file("cards.json"), script));
    CHECK(quoted == std::set<std::string>{});
}

TEST_CASE("In a demonstrated step the player reads what the scouts saw before it continues", "[lessons][W11.4]") {
    const std::string key = "waterloo/standard-100-the-chief";
    const Folder folder;
    Progress others;
    std::string hints;
    for (const stages::CourseEntry& entry : course()) {
        if (entry.key != key) others.done.insert(entry.key);
        else
            for (std::size_t i = 0; i < entry.lesson->steps[2].hints.size(); ++i) hints += "click hint\n";
    }
    files::write(folder.path() / "data" / "progress.json", write_progress(others));
    check_success(run_script(folder, "click learn\nclick next-lesson\nclick lesson-next\nclick lesson-next\n" + hints +
                                         "click show-me\n"
                                         "expect \"What the scouts have seen\"\nclick scouted-read\nexpect-control continue\n"));
}

}  // namespace fow::test
