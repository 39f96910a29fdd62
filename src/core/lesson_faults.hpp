// Tries a lesson out: plays each step by its solution.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/lesson.hpp"

namespace fow {

template <Taught L>
class LessonTrial {
public:
    explicit LessonTrial(const LessonOf<L>& lesson) : run_(lesson), game_(run_.session()) {}

    /// Everything that does not work, with its place in the document: goals that are not reached, illegal actions, and outcomes or answers
    /// that are not used.
    [[nodiscard]] std::vector<Fault> faults() {
        const std::size_t steps = run_.lesson().steps.size();
        for (std::size_t i = 0; i < steps && faults_.empty(); ++i) {
            if (i > 0) run_.next(game_);
            place_ = "/steps/" + std::to_string(i);
            if (run_.step().has_goal()) try_step();
        }
        return std::move(faults_);
    }

private:
    using Action = typename L::Game::Action;
    using Status = typename LessonRunOf<L>::Status;
    void note(const std::string& place, const std::string& reason) { faults_.push_back({place_ + place, reason}); }
    [[nodiscard]] std::string text(const Action& action) const { return L::text(game_.rules(), action); }

    /// Plays what the lesson says about the enemy and chance.
    void go_on() {
        while (run_.status(game_) == Status::waiting) {
            if (const auto action = run_.answer(game_)) {
                static_cast<void>(game_.play(*action));
                ++answered_;
            } else {
                static_cast<void>(game_.roll(*run_.chance(game_)));
                ++rolled_;
            }
        }
    }

    void try_step() {
        const LessonStepOf<L>& step = run_.step();
        answered_ = rolled_ = 0;
        met_.assign(step.tries.size(), false);
        go_on();
        if (run_.status(game_) == Status::done) return note("/goal", "is reached before any action");
        for (std::size_t i = 0; i < step.solution.size(); ++i)
            if (!act(step, i)) return;
        if (run_.status(game_) != Status::done) note("/solution", "does not reach the goal" + halt());
        if (answered_ < step.answers.size())
            note("/answers/" + std::to_string(answered_),
                 "\"" + text(step.answers[answered_]) + "\" is never used, or is illegal when it is due");
        if (rolled_ < step.chance.size())
            note("/chance/" + std::to_string(rolled_),
                 "\"" + L::text(game_.rules(), step.chance[rolled_]) + "\" is never due, or another outcome is due instead");
        for (std::size_t i = 0; i < met_.size(); ++i)
            if (!met_[i])
                note("/tries/" + std::to_string(i) + "/do",
                     "\"" + step.tries[i].act + "\" cannot be tried anywhere in the solution" + why_not(step.tries[i]));
    }

    [[nodiscard]] bool act(const LessonStepOf<L>& step, std::size_t i) {
        const std::string place = "/solution/" + std::to_string(i);
        const Action& action = step.solution[i];
        if (run_.status(game_) != Status::trying) {
            note(place, "\"" + text(action) + "\" comes after the goal is reached or out of reach" + halt());
            return false;
        }
        meet_tries(step);
        if (const auto refusal = check(game_.rules(), game_.state(), action)) {
            note(place, "\"" + text(action) + "\" is refused: " + told(*refusal));
            return false;
        }
        if (!run_.allows(game_, action)) {
            note(place, "\"" + text(action) + "\" is answered with: " + run_.said());
            return false;
        }
        static_cast<void>(game_.play(action));
        go_on();
        return true;
    }

    /// Which of the wrong tries can be made here, and are recognised as wrong.
    void meet_tries(const LessonStepOf<L>& step) {
        const auto meet = [&](std::size_t i, const Action& action) {
            if (met_[i] || !matches(step.tries[i].act, text(action))) return;
            LessonRunOf<L> asked = run_;
            met_[i] = !asked.allows(game_, action) && asked.said() == step.tries[i].say;
        };
        if constexpr (Listed<typename L::Game>) {
            typename L::Game::ActionList legal_now;
            legal(game_.rules(), game_.state(), legal_now);
            for (std::size_t i = 0; i < step.tries.size(); ++i)
                for (const Action& action : legal_now) meet(i, action);
        } else {
            const std::vector<Action> legal_now = L::samples(game_.rules(), game_.state());
            for (std::size_t i = 0; i < step.tries.size(); ++i) {
                for (const Action& action : legal_now) meet(i, action);
                const auto named = L::action(game_.rules(), step.tries[i].act);
                if (named && !check(game_.rules(), game_.state(), *named)) meet(i, *named);
            }
        }
    }

    [[nodiscard]] static std::string told(const Violation& refusal) { return reason_of(refusal) + " (" + std::string(refusal.rule) + ")"; }

    [[nodiscard]] std::string why_not(const LessonTry& wrong) const {
        const auto& start = run_.session();
        const auto action = L::action(start.rules(), wrong.act);
        const auto refusal = action ? check(start.rules(), start.state(), *action) : std::nullopt;
        return refusal ? ": " + told(*refusal) : std::string();
    }

    /// Who the game waits for.
    [[nodiscard]] std::string halt() const {
        const auto decider = game_.decider();
        if (decider == decider_of(run_.lesson().seat)) return {};
        if (decider == Decider::nobody) return "; the game is over";
        const std::string moment(L::moment(game_.state()));
        if (decider == Decider::chance) return "; chance is due (" + moment + ") and no matching outcome is left";
        return "; the enemy must decide (" + moment + ") and no matching answer is left";
    }

    LessonRunOf<L> run_;
    typename L::Session game_;
    std::vector<Fault> faults_;
    std::string place_;
    std::size_t answered_ = 0;
    std::size_t rolled_ = 0;
    std::vector<bool> met_;
};

}  // namespace fow
