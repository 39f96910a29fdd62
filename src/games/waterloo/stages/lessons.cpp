#include "games/waterloo/stages/lessons.hpp"

#include <algorithm>
#include <tuple>

#include "files/files.hpp"
#include "app/program.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/stages/heard.hpp"
#include "games/waterloo/stages/shared_stages.hpp"
#include "games/waterloo/stages/turn_stages.hpp"
#include "games/waterloo/screens/play/battle_screen.hpp"
#include "ui/words/tr.hpp"

namespace fow::app::inline waterloo {
namespace {

namespace fs = std::filesystem;
using Tone = ui::LessonModel::Tone;
using Status = LessonRun::Status;
using ui::fill;
using ui::tr;

bool before(const CourseEntry& a, const CourseEntry& b) {
    if (!a.lesson || !b.lesson) return a.lesson.has_value() > b.lesson.has_value();
    return std::tie(a.lesson->part, a.lesson->order, a.lesson->title) < std::tie(b.lesson->part, b.lesson->order, b.lesson->title);
}

}  // namespace

std::vector<std::string> quoted_in(std::string_view text) {
    constexpr std::string_view open = "\xE2\x80\x9C";  // quotation marks
    constexpr std::string_view close = "\xE2\x80\x9D";
    std::vector<std::string> quoted;
    for (std::size_t at = text.find(open); at != std::string_view::npos; at = text.find(open, at)) {
        at += open.size();
        const std::size_t end = std::min(text.find(close, at), text.size());
        quoted.emplace_back(text.substr(at, end - at));
    }
    return quoted;
}

std::vector<CourseEntry> course_of(const fs::path& data, const fs::path& own, const Ruleset& base, const std::vector<std::string>& rules) {
    std::vector<CourseEntry> course;
    for (const bool shipped : {true, false})
        for (const fs::path& path : files::documents_in(shipped ? files::rules_folder(data) / "lessons" : own)) {
            CourseEntry entry{(shipped ? "waterloo/" : "own/") + path.stem().string(), path, {}, {}};
            try {
                Lesson lesson = read_lesson(files::read(path), path.string(), base, rules);
                if (!shipped)
                    if (const auto faults = faults_of(lesson); !faults.empty()) throw DataError(path.string(), faults);
                entry.lesson = std::move(lesson);
            } catch (const DataError& fault) {
                entry.trouble = fault.what();
            }
            course.push_back(std::move(entry));
        }
    std::stable_sort(course.begin(), course.end(), before);
    return course;
}

ui::LessonModel BattleLesson::strip(const Match& match, const Stage& stage) const {
    const LessonRun& run = run_;
    const Session& now = session_in<Session>(match);
    const LessonStep& step = run.step();
    const Status status = run.status(now);
    ui::LessonModel model{.title = run.lesson().title,
                          .step = run.number(),
                          .steps = run.lesson().steps.size(),
                          .text = step.text,
                          .heading = {},
                          .said = {},
                          .show = {}};
    model.hints_left = run.hinted() < step.hints.size() || !step.has_goal();
    const auto say = [&](Tone tone, std::string heading, std::string said) {
        model.tone = tone;
        model.heading = std::move(heading);
        model.said = std::move(said);
    };
    // On the learner's own page a step that goes on is no news; of a roll the learner must know that it is due, or that there is none.
    const bool open = (stage.private_to() && status == Status::trying) ||
                      (stage.asks_for_roll() && (status == Status::waiting || status == Status::failed));
    if (stage.revealing() && !open) {
        say(Tone::none, tr("Watch"), stage.private_to() ? tr("See it on the map.") : tr("See how it ends; go on above."));
        return model;
    }
    if (status != Status::done) {
        for (const Square square : step.show) model.show.push_back(to_text(square));
        model.labels = quoted_in(step.text);
    }
    model.may_hint = status == Status::trying || status == Status::failed;
    model.may_go_on = (status == Status::done && !stage.revealing()) || status == Status::reading;
    model.lost = status == Status::failed;
    if (status == Status::waiting && now.state().phase == Phase::battle_die) {
        say(Tone::none, tr("The die decides"), tr("Roll it above."));
    } else if (status == Status::done) {
        say(Tone::right, tr("Done"), step.done.empty() ? tr("Well done.") : step.done);
    } else if (status == Status::failed) {
        say(Tone::wrong, tr("Try again"), step.otherwise);
    } else if (run.hinted() > 0) {
        say(Tone::hint,
            fill(tr("Hint {number} of {count}"), {{"number", std::to_string(run.hinted())}, {"count", std::to_string(step.hints.size())}}),
            step.hints[run.hinted() - 1]);
        model.reason = run.said();
        for (std::string& label : quoted_in(model.said)) model.labels.push_back(std::move(label));
    } else if (!run.said().empty()) {
        say(Tone::wrong, tr("Not so"), run.said());
    } else {
        std::string rules;
        for (const std::string& rule : run.lesson().rules) rules += (rules.empty() ? "" : ", ") + rule;
        say(Tone::none,
            status == Status::reading   ? tr("Read")
            : status == Status::waiting ? tr("Watch")
                                        : tr("Your move"),
            fill(tr("{aim} (Rules: {rules})"), {{"aim", run.lesson().aim}, {"rules", rules}}));
    }
    return model;
}

BattleLesson::BattleLesson(WaterlooSystem& system, LessonRun run, std::string key)
    : system_(system), run_(std::move(run)), key_(std::move(key)) {}

std::unique_ptr<Table> BattleLesson::begin_step(bool demonstrates) {
    run_.restart();
    demonstrates_ = demonstrates;
    demonstrated_ = 0;
    return std::make_unique<BattleTable>(system_, run_, system_.chance());
}

void BattleLesson::next(const Match& match) {
    run_.next(session_in<Session>(match));
    demonstrates_ = false;
    demonstrated_ = 0;
}

/// The enemy's answer in the lesson, or the next action of a demonstrated solution.
std::optional<Action> BattleLesson::action(const Session& game) {
    if (auto answer = run_.answer(game)) return answer;
    const auto& solution = run_.step().solution;
    const bool own = demonstrates_ && run_.status(game) == Status::trying && demonstrated_ < solution.size();
    return own ? std::optional(solution[demonstrated_++]) : std::nullopt;
}

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
    const Session& game = table.session();
    const std::size_t before = game.heard(Viewer::onlooker).size();
    static_cast<void>(table.play(action));
    const auto battle = [&](BattleStage::From from) { program.go(std::make_unique<BattleStage>(program, from)); };
    const auto watched = [&](auto stage) {
        stage->watch(before);
        program.go(std::move(stage));
    };
    const auto* target = std::get_if<ChooseTarget>(&action);
    if (target != nullptr && game.state().phase != Phase::defence)
        return battle(target->target ? BattleStage::From::last_meeting : BattleStage::From::last_round);
    if (std::holds_alternative<AnswerAttack>(action)) return battle(BattleStage::From::last_meeting);
    if (std::holds_alternative<ChooseFallen>(action)) return battle(BattleStage::From::last_round);
    if (std::holds_alternative<TakeVictim>(action) || std::holds_alternative<AttackRider>(action))
        return program.go(std::make_unique<PursuitBattleStage>(program));
    if (ui::shows_battle(events_from(game.heard(Viewer::onlooker), before))) return battle(BattleStage::From::first_round);
    if (game.state().pursuing) watched(std::make_unique<PursuitStage>(program, learner()));
    else watched(std::make_unique<PlayStage>(program, learner()));
}

}  // namespace fow::app::inline waterloo
