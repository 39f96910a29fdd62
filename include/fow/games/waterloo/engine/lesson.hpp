// A lesson: a posed game, with texts, goals, hints and answers for a learner. Pure, like the rules.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "fow/games/waterloo/engine/session.hpp"

namespace fow::inline waterloo {

/// Whether a notation matches a pattern, which may have one `*` for anything: "e4-*", "e5-*xd6".
[[nodiscard]] bool matches(std::string_view pattern, std::string_view notation);

/// A condition to reach by free play; judged by the state of the game.
struct WonBy {
    Seat seat;
    friend bool operator==(const WonBy&, const WonBy&) = default;
};
struct SquareHolds {
    enum class Who { own, enemy, nothing, unit };  ///< own: a piece of the learner
    Square square;
    Who who = Who::own;
    UnitId unit{};  ///< with Who::unit
    friend bool operator==(const SquareHolds&, const SquareHolds&) = default;
};
struct UnitLost {
    UnitId unit;
    friend bool operator==(const UnitLost&, const UnitLost&) = default;
};
using Condition = std::variant<WonBy, SquareHolds, UnitLost>;

/// A wrong try that has its own answer.
struct LessonTry {
    std::string act;  ///< a pattern
    std::string say;
    friend bool operator==(const LessonTry&, const LessonTry&) = default;
};

struct LessonStep {
    std::string text;
    std::vector<Square> show;        ///< highlighted on the map
    std::vector<std::string> acts;   ///< the goal: to play one of these, or
    std::vector<Condition> reach;    ///< to make all of these true; if both are empty, the step is only read
    std::vector<std::string> hints;  ///< each reveals more
    std::vector<Action> solution;    ///< only the learner's actions
    std::vector<LessonTry> tries;
    std::string otherwise;        ///< the answer to any other try
    std::vector<Roll> chance;     ///< the outcomes of chance, in order
    std::vector<Action> answers;  ///< the enemy's actions, in order
    std::string done;             ///< shown when the goal is reached; may be empty
    [[nodiscard]] bool has_goal() const { return !acts.empty() || !reach.empty(); }
    friend bool operator==(const LessonStep&, const LessonStep&) = default;
};

struct Lesson {
    std::string title;
    Mode part = Mode::basic;  ///< the part of the course
    int order = 0;            ///< place within the part
    std::string aim;
    std::vector<std::string> rules;  ///< ids
    Seat seat = french_seat;         ///< the learner's
    Ruleset ruleset;
    Options options;
    Start start;
    std::vector<LessonStep> steps;
    friend bool operator==(const Lesson&, const Lesson&) = default;
};

/// A lesson in progress: the current step, its hints and its answers. The caller holds the game. It must start as session() and go on
/// only with what allows(), answer() and chance() let through.
class LessonRun {
public:
    explicit LessonRun(Lesson lesson);

    [[nodiscard]] const Lesson& lesson() const { return lesson_; }
    [[nodiscard]] const LessonStep& step() const { return lesson_.steps[number_]; }
    [[nodiscard]] std::size_t number() const { return number_; }  ///< of the step, from 0
    [[nodiscard]] bool is_last() const { return number_ + 1 == lesson_.steps.size(); }
    /// The game at the start of the step.
    [[nodiscard]] const Session& session() const { return start_; }

    enum class Status {
        reading,  ///< the step has no goal
        waiting,  ///< the enemy or chance must act first
        trying,
        done,
        failed,  ///< the goal can no longer be reached: the step must be restarted
    };
    [[nodiscard]] Status status(const Session& now) const;
    /// Whether a legal action of the learner may be played; if not, said() explains why.
    [[nodiscard]] bool allows(const Session& now, const Action& action);
    /// The enemy's action now, if the enemy decides and the lesson has one.
    [[nodiscard]] std::optional<Action> answer(const Session& now) const;
    /// The outcome of the chance that is due now, if the lesson has one.
    [[nodiscard]] std::optional<Roll> chance(const Session& now) const;
    /// The answer to the last try that was not played; empty after a try that was played. A hint leaves it.
    [[nodiscard]] const std::string& said() const { return said_; }
    /// How many hints of the step have been shown.
    [[nodiscard]] std::size_t hinted() const { return hinted_; }
    void hint();
    /// Restarts the step from session(). Hints remain shown.
    void restart() { said_.clear(); }
    /// Begins the next step with the game as it is now. There must be a next step.
    void next(const Session& now);

private:
    struct Used {
        std::size_t answers = 0;
        std::size_t chance = 0;
        bool acted = false;  ///< the learner has played what the step asks for
    };
    [[nodiscard]] Used used(const Session& now) const;
    [[nodiscard]] bool reached(const Session& now) const;

    Lesson lesson_;
    Session start_;
    std::size_t number_ = 0;
    std::size_t hinted_ = 0;
    std::string said_;
};

/// Plays the lesson by its solutions. Returns everything that does not work, with its place in the document: goals that are not reached,
/// illegal actions, and outcomes or answers that are not used.
[[nodiscard]] std::vector<Fault> faults_of(const Lesson& lesson);

}  // namespace fow::inline waterloo
