// Tries a lesson out: plays each step by its solution.
#include <algorithm>

#include "fow/games/waterloo/engine/lesson.hpp"

namespace fow::inline waterloo {
namespace {

class Trial {
public:
    explicit Trial(const Lesson& lesson) : run_(lesson), game_(run_.session()) {}

    [[nodiscard]] std::vector<Fault> faults() {
        const std::size_t steps = run_.lesson().steps.size();
        for (std::size_t i = 0; i < steps && faults_.empty(); ++i) {
            if (i > 0) run_.next(game_);
            place_ = "/steps/" + std::to_string(i);
            if (run_.step().has_goal()) try_step();
        }
        return faults_;
    }

private:
    using Status = LessonRun::Status;
    void note(const std::string& place, const std::string& reason) { faults_.push_back({place_ + place, reason}); }
    [[nodiscard]] std::string text(const Action& action) const { return to_text(game_.rules().roster(), action); }

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
        const LessonStep& step = run_.step();
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
                 "\"" + to_text(game_.rules().roster(), step.chance[rolled_]) + "\" is never due, or another outcome is due instead");
        for (std::size_t i = 0; i < met_.size(); ++i)
            if (!met_[i])
                note("/tries/" + std::to_string(i) + "/do",
                     "\"" + step.tries[i].act + "\" cannot be tried anywhere in the solution" + why_not(step.tries[i]));
    }

    [[nodiscard]] bool act(const LessonStep& step, std::size_t i) {
        const std::string place = "/solution/" + std::to_string(i);
        const Action& action = step.solution[i];
        if (run_.status(game_) != Status::trying) {
            note(place, "\"" + text(action) + "\" comes after the goal is reached or out of reach" + halt());
            return false;
        }
        meet_tries(step);
        if (const auto refusal = check(game_.rules(), game_.state(), action)) {
            note(place, "\"" + text(action) + "\" is refused: " + std::string(refusal->reason) + " (" + std::string(refusal->rule) + ")");
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
    void meet_tries(const LessonStep& step) {
        ActionList legal_now;
        legal(game_.rules(), game_.state(), legal_now);
        for (std::size_t i = 0; i < step.tries.size(); ++i)
            for (const Action& action : legal_now) {
                if (met_[i] || !matches(step.tries[i].act, text(action))) continue;
                LessonRun asked = run_;
                met_[i] = !asked.allows(game_, action) && asked.said() == step.tries[i].say;
            }
    }

    [[nodiscard]] std::string why_not(const LessonTry& wrong) const {
        const auto action = action_from_text(run_.session().rules().roster(), wrong.act);
        const auto refusal = action ? check(run_.session().rules(), run_.session().state(), *action) : std::nullopt;
        return refusal ? ": " + std::string(refusal->reason) + " (" + std::string(refusal->rule) + ")" : std::string();
    }

    /// Who the game waits for.
    [[nodiscard]] std::string halt() const {
        const Decider decider = game_.decider();
        if (decider == decider_of(run_.lesson().seat)) return {};
        if (decider == Decider::nobody) return "; the game is over";
        if (decider == Decider::chance)
            return "; chance is due (" + std::string(word(game_.state().phase)) + ") and no matching outcome is left";
        return "; the enemy must decide (" + std::string(word(game_.state().phase)) + ") and no matching answer is left";
    }

    LessonRun run_;
    Session game_;
    std::vector<Fault> faults_;
    std::string place_;
    std::size_t answered_ = 0;
    std::size_t rolled_ = 0;
    std::vector<bool> met_;
};

}  // namespace

std::vector<Fault> faults_of(const Lesson& lesson) { return Trial(lesson).faults(); }

}  // namespace fow::inline waterloo
