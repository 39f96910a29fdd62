// A lesson that is being played: its steps, and what the strip says about them.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/stage.hpp"
#include "app/table.hpp"
#include "core/lesson.hpp"
#include "ui/pages/lesson_strip.hpp"

namespace fow::app {

/// A lesson that is being played at its own table, as the program knows it.
class PlayedLesson {
public:
    PlayedLesson() = default;
    PlayedLesson(const PlayedLesson&) = delete;
    PlayedLesson& operator=(const PlayedLesson&) = delete;
    virtual ~PlayedLesson() = default;

    /// Its key in the progress file: "GAME/NAME", "own/NAME".
    [[nodiscard]] virtual std::string key() const = 0;
    [[nodiscard]] virtual Seat learner() const = 0;
    /// The game that the course page belongs to.
    [[nodiscard]] virtual const System& system() const = 0;
    /// A table at the start of the current step. `demonstrates`: the lesson plays the step's solution itself.
    [[nodiscard]] virtual std::unique_ptr<Table> begin_step(bool demonstrates) = 0;
    /// Plays whatever is not the learner's to play, then goes to the page for what is due.
    virtual void proceed(Program& program) = 0;
    virtual void hint() = 0;
    [[nodiscard]] virtual bool is_last() const = 0;
    /// Continues with the next step, keeping the position.
    virtual void next(const Match& match) = 0;
    /// What the strip shows beside that stage. While the stage is still revealing an outcome, the strip does not mention it.
    [[nodiscard]] virtual ui::LessonModel strip(const Match& match, const Stage& stage) const = 0;
};

/// The quoted parts of a lesson's text, which are labels of controls.
[[nodiscard]] std::vector<std::string> quoted_in(std::string_view text);

/// What a step and its feedback look like on the strip, whatever the game.
struct StripStep {
    LessonStatus status;
    std::string title, aim;
    std::vector<std::string> rules;  ///< ids
    std::size_t number = 0, steps = 1;
    std::string text;
    std::vector<std::string> show;  ///< squares by their names
    std::vector<std::string> hints;
    std::size_t hinted = 0;
    std::string said;  ///< about the last try
    std::string otherwise, done;
    bool has_goal = false;
    bool die_is_due = false;  ///< and the learner rolls it
};
/// The strip beside that stage.
[[nodiscard]] ui::LessonModel strip_of(const StripStep& step, const Stage& stage);

template <class L>
class PlayedLessonOf : public PlayedLesson {
public:
    using Run = LessonRunOf<L>;
    using Session = typename L::Session;
    using Action = typename L::Game::Action;

    /// `key`: as in CourseEntryOf.
    PlayedLessonOf(Run run, std::string key) : run_(std::move(run)), key_(std::move(key)) {}
    [[nodiscard]] std::string key() const override { return key_; }
    [[nodiscard]] Seat learner() const override { return run_.lesson().seat; }
    [[nodiscard]] std::unique_ptr<Table> begin_step(bool demonstrates) override {
        run_.restart();
        demonstrates_ = demonstrates;
        demonstrated_ = 0;
        return new_table();
    }
    void hint() override { run_.hint(); }
    [[nodiscard]] bool is_last() const override { return run_.is_last(); }
    void next(const Match& match) override {
        run_.next(session_in<Session>(match));
        demonstrates_ = false;
        demonstrated_ = 0;
    }
    [[nodiscard]] ui::LessonModel strip(const Match& match, const Stage& stage) const override {
        const Session& now = session_in<Session>(match);
        const auto& step = run_.step();
        StripStep shown{.status = run_.status(now),
                        .title = run_.lesson().title,
                        .aim = run_.lesson().aim,
                        .rules = run_.lesson().rules,
                        .number = run_.number(),
                        .steps = run_.lesson().steps.size(),
                        .text = step.text,
                        .show = {},
                        .hints = step.hints,
                        .hinted = run_.hinted(),
                        .said = run_.said(),
                        .otherwise = step.otherwise,
                        .done = step.done,
                        .has_goal = step.has_goal(),
                        .die_is_due = die_is_due(now)};
        for (const auto& square : step.show) shown.show.push_back(to_text(square));
        return strip_of(shown, stage);
    }

protected:
    /// A table at the start of the step.
    [[nodiscard]] virtual std::unique_ptr<Table> new_table() = 0;
    [[nodiscard]] virtual bool die_is_due(const Session&) const { return false; }
    /// The enemy's answer in the lesson, or the next action of a demonstrated solution.
    [[nodiscard]] std::optional<Action> action(const Session& game) {
        if (auto answer = run_.answer(game)) return answer;
        const auto& solution = run_.step().solution;
        const bool own = demonstrates_ && run_.status(game) == Run::Status::trying && demonstrated_ < solution.size();
        return own ? std::optional(solution[demonstrated_++]) : std::nullopt;
    }
    [[nodiscard]] Run& run() { return run_; }

private:
    Run run_;
    std::string key_;
    std::size_t demonstrated_ = 0;  ///< how many actions of the solution have been shown
    bool demonstrates_ = false;
};

}  // namespace fow::app
