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
    using Values = Told::Values;
    void note(const std::string& place, Told reason, std::string_view rule = {}) {
        faults_.push_back({place_ + place, std::move(reason), std::string(rule)});
    }
    void note_refused(const std::string& place, const char* sentence, Values values, const Violation& refusal) {
        values.emplace_back("reason", reason_of(refusal));
        note(place, Told(sentence, std::move(values)), refusal.rule);
    }
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
        if (run_.status(game_) == Status::done) return note("/goal", Told("is reached before any action"));
        for (std::size_t i = 0; i < step.solution.size(); ++i)
            if (!act(step, i)) return;
        if (run_.status(game_) != Status::done) note("/solution", goal_missed());
        if (answered_ < step.answers.size())
            note("/answers/" + std::to_string(answered_),
                 Told("\"{action}\" is never used, or is illegal when it is due", {{"action", text(step.answers[answered_])}}));
        if (rolled_ < step.chance.size())
            note("/chance/" + std::to_string(rolled_), Told("\"{outcome}\" is never due, or another outcome is due instead",
                                                            {{"outcome", L::text(game_.rules(), step.chance[rolled_])}}));
        for (std::size_t i = 0; i < met_.size(); ++i)
            if (!met_[i]) note_untried("/tries/" + std::to_string(i) + "/do", step.tries[i]);
    }

    [[nodiscard]] bool act(const LessonStepOf<L>& step, std::size_t i) {
        const std::string place = "/solution/" + std::to_string(i);
        const Action& action = step.solution[i];
        if (run_.status(game_) != Status::trying) {
            note(place, too_late(text(action)));
            return false;
        }
        meet_tries(step);
        if (const auto refusal = check(game_.rules(), game_.state(), action)) {
            note_refused(place, "\"{action}\" is refused: {reason}", {{"action", text(action)}}, *refusal);
            return false;
        }
        if (!run_.allows(game_, action)) {
            note(place, Told("\"{action}\" is answered with: {said}", {{"action", text(action)}, {"said", run_.said()}}));
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

    void note_untried(const std::string& place, const LessonTry& wrong) {
        const auto& start = run_.session();
        const auto action = L::action(start.rules(), wrong.act);
        const auto refusal = action ? check(start.rules(), start.state(), *action) : std::nullopt;
        const Values values{{"action", wrong.act}};
        if (refusal) note_refused(place, "\"{action}\" cannot be tried anywhere in the solution: {reason}", values, *refusal);
        else note(place, Told("\"{action}\" cannot be tried anywhere in the solution", values));
    }

    [[nodiscard]] Values moment() const { return {{"moment", std::string(L::moment(game_.state()))}}; }

    // Both end with who the game waits for, if it is not the pupil.
    [[nodiscard]] Told goal_missed() const {
        const auto decider = game_.decider();
        if (decider == decider_of(run_.lesson().seat)) return Told("does not reach the goal");
        if (decider == Decider::nobody) return Told("does not reach the goal; the game is over");
        if (decider == Decider::chance)
            return Told("does not reach the goal; chance is due ({moment}) and no matching outcome is left", moment());
        return Told("does not reach the goal; the enemy must decide ({moment}) and no matching answer is left", moment());
    }
    [[nodiscard]] Told too_late(const std::string& action) const {
        const auto decider = game_.decider();
        Values values{{"action", action}};
        if (decider == decider_of(run_.lesson().seat)) return Told("\"{action}\" comes after the goal is reached or out of reach", values);
        if (decider == Decider::nobody)
            return Told("\"{action}\" comes after the goal is reached or out of reach; the game is over", values);
        values.push_back(moment().front());
        if (decider == Decider::chance)
            return Told(
                "\"{action}\" comes after the goal is reached or out of reach; chance is due ({moment}) and no matching outcome is left",
                values);
        return Told(
            "\"{action}\" comes after the goal is reached or out of reach; the enemy must decide ({moment}) and no matching answer is "
            "left",
            values);
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
