// Lessons: the stages of a game, without the veil and without saving.
#include <utility>

#include "app/heard.hpp"
#include "app/program.hpp"
#include "app/stages/menu_stages.hpp"
#include "app/stages/shared_stages.hpp"
#include "app/stages/turn_stages.hpp"
#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/screens/play/battle_screen.hpp"

namespace fow::app {

void Program::begin_lesson(const CourseEntry& entry) {
    lesson_ = std::make_unique<ActiveLesson>(ActiveLesson{LessonRun(*entry.lesson), entry.key, std::move(table_)});
    begin_step();
}

/// Starts the step from its initial position.
void Program::begin_step(bool demonstrates) {
    lesson_->run.restart();
    lesson_->demonstrates = demonstrates;
    lesson_->demonstrated = 0;
    table_ = std::make_unique<Table>(lesson_->run, chance_);
    proceed();
}

void Program::leave_lesson(const std::string& finished) {
    const std::unique_ptr<ActiveLesson> left = std::move(lesson_);  // may hold the key
    table_ = std::move(left->set_aside);
    seated_.reset();
    go(std::make_unique<CourseStage>(*this, finished));
}

void Program::finish_lesson() {
    Progress progress = progress_.value();
    progress.done.insert(lesson_->key);
    try {
        progress_.save(progress);
    } catch (const files::WriteError& fault) {
        if (!std::exchange(progress_failure_told_, true)) tell(progress_not_saved(trouble_of(fault)));
    }
    leave_lesson(lesson_->key);
}

/// The enemy's answer in the lesson, or the next action of a demonstrated solution.
std::optional<Action> Program::lesson_action() {
    const LessonRun& run = lesson_->run;
    const Session& game = table_->session();
    if (auto answer = run.answer(game)) return answer;
    const auto& solution = run.step().solution;
    const bool own = lesson_->demonstrates && run.status(game) == LessonRun::Status::trying && lesson_->demonstrated < solution.size();
    return own ? std::optional(solution[lesson_->demonstrated++]) : std::nullopt;
}

void Program::proceed_in_lesson() {
    const Seat learner = lesson_->run.lesson().seat;
    seated_ = learner;
    const auto rolls_automatically = [&] {
        const Phase phase = table_->session().state().phase;
        return (phase == Phase::prussian_draw || phase == Phase::muster) && lesson_->run.chance(table_->session());
    };
    while (rolls_automatically()) table_->roll();
    if (const auto action = lesson_action()) return watch(*action);
    const Session& game = table_->session();
    const bool shared = game.decider() == Decider::chance || game.decider() == Decider::nobody;
    if (shared || game.decider() == decider_of(learner)) return open_page(learner);
    if (game.state().phase == Phase::pursuit) return go(std::make_unique<PursuitStage>(*this, learner));
    go(std::make_unique<PlayStage>(*this, learner));
}

/// Plays an action that is not the learner's and shows it as in a game.
void Program::watch(const Action& action) {
    const Session& game = table_->session();
    const std::size_t before = game.heard(Viewer::onlooker).size();
    static_cast<void>(table_->play(action));
    const auto battle = [&](BattleStage::From from) { go(std::make_unique<BattleStage>(*this, from)); };
    const auto watched = [&](auto stage) {
        stage->watch(before);
        go(std::move(stage));
    };
    const auto* target = std::get_if<ChooseTarget>(&action);
    if (target != nullptr && game.state().phase != Phase::defence)
        return battle(target->target ? BattleStage::From::last_meeting : BattleStage::From::last_round);
    if (std::holds_alternative<AnswerAttack>(action)) return battle(BattleStage::From::last_meeting);
    if (std::holds_alternative<ChooseFallen>(action)) return battle(BattleStage::From::last_round);
    if (std::holds_alternative<TakeVictim>(action) || std::holds_alternative<AttackRider>(action))
        return go(std::make_unique<PursuitBattleStage>(*this));
    if (ui::shows_battle(events_from(game.heard(Viewer::onlooker), before))) return battle(BattleStage::From::first_round);
    const Seat learner = lesson_->run.lesson().seat;
    if (game.state().pursuing) watched(std::make_unique<PursuitStage>(*this, learner));
    else watched(std::make_unique<PlayStage>(*this, learner));
}

void Program::draw_lesson() {
    const auto choice = ui::lesson_strip(window_, strip_of(*lesson_, table_->session(), *stage_));
    if (!choice) return;
    switch (*choice) {
        case ui::LessonChoice::hint:
            lesson_->run.hint();
            window_.wake();
            return;
        case ui::LessonChoice::again: return begin_step();
        case ui::LessonChoice::leave: return leave_lesson();
        case ui::LessonChoice::show_me: return begin_step(true);
        case ui::LessonChoice::next:
            if (lesson_->run.is_last()) return finish_lesson();
            lesson_->run.next(table_->session());
            lesson_->demonstrates = false;
            lesson_->demonstrated = 0;
            return proceed();
    }
}

bool Program::has_learnt(const std::string& lesson) const { return progress_.value().done.count(lesson) > 0; }

std::vector<std::string> Program::rule_ids() {
    std::vector<std::string> ids;
    guarded([&] { ids = ids_of(rules_of(files::read_rulebook(options_.data))); });
    return ids;
}

}  // namespace fow::app
