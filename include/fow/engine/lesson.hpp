// A lesson: a posed game, and what somebody who learns is told, asked and answered in it. Pure, like the rules.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "fow/engine/session.hpp"

namespace fow {

/// "e4-e6", or with one `*` for anything: "e4-*", "e5-*xd6".
[[nodiscard]] bool fits(std::string_view pattern, std::string_view notation);

/// What the learner plays freely for; judged in the state of the game.
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
using Reach = std::variant<WonBy, SquareHolds, UnitLost>;

/// A wrong try that has an answer of its own.
struct LessonTry {
    std::string act;  ///< a pattern
    std::string say;
    friend bool operator==(const LessonTry&, const LessonTry&) = default;
};

struct LessonStep {
    std::string text;
    std::vector<Square> show;        ///< pointed at on the map
    std::vector<std::string> acts;   ///< the goal is to do one of these, or
    std::vector<Reach> reach;        ///< that all of these hold; neither: the step is only read
    std::vector<std::string> hints;  ///< each tells more
    std::vector<Action> solution;    ///< of the learner alone
    std::vector<LessonTry> tries;
    std::string otherwise;        ///< said of any other try
    std::vector<Roll> chance;     ///< what chance brings, in order
    std::vector<Action> answers;  ///< what the enemy does when asked, in order
    std::string done;             ///< said when the goal is reached; may be empty
    [[nodiscard]] bool has_goal() const { return !acts.empty() || !reach.empty(); }
    friend bool operator==(const LessonStep&, const LessonStep&) = default;
};

struct Lesson {
    std::string title;
    Mode part = Mode::basic;  ///< of the course
    int order = 0;            ///< within its part
    std::string aim;
    std::vector<std::string> rules;  ///< ids
    Seat seat = Seat::french;        ///< who learns
    Ruleset ruleset;
    Options options;
    Start start;
    std::vector<LessonStep> steps;
    friend bool operator==(const Lesson&, const Lesson&) = default;
};

/// A lesson under way: which step, what was hinted at and said. The game itself is the caller's: one that session() gave,
/// on which only what allows() accepts, answer() and chance() have been played since.
class LessonRun {
public:
    explicit LessonRun(Lesson lesson);

    [[nodiscard]] const Lesson& lesson() const { return lesson_; }
    [[nodiscard]] const LessonStep& step() const { return lesson_.steps[number_]; }
    [[nodiscard]] std::size_t number() const { return number_; }  ///< of the step, from 0
    [[nodiscard]] bool is_last() const { return number_ + 1 == lesson_.steps.size(); }
    /// The game as the step begins.
    [[nodiscard]] const Session& session() const { return start_; }

    enum class Stand {
        reading,  ///< there is nothing to be done
        waiting,  ///< the enemy or chance has still to do its part
        trying,
        done,
        failed,  ///< the goal can no longer be reached: the step is begun again
    };
    [[nodiscard]] Stand stand(const Session& now) const;
    /// Whether a legal action of the learner is to be played; where not, said() tells why.
    [[nodiscard]] bool allows(const Session& now, const Action& action);
    /// What the enemy does now, where it has to decide and the lesson says what.
    [[nodiscard]] std::optional<Action> answer(const Session& now) const;
    /// The outcome of the chance that is due now, where the lesson says which.
    [[nodiscard]] std::optional<Roll> chance(const Session& now) const;
    /// The answer to the last try that was not played; empty once something was, or a hint was asked for.
    [[nodiscard]] const std::string& said() const { return said_; }
    /// How many of the step's hints have been given.
    [[nodiscard]] std::size_t hinted() const { return hinted_; }
    void hint();
    /// The step from its start, session(). What was hinted at remains.
    void again() { said_.clear(); }
    /// The next step begins where the game stands. There must be one.
    void next(const Session& now);

private:
    struct Used {
        std::size_t answers = 0;
        std::size_t chance = 0;
        bool acted = false;  ///< the learner has done what was to be done
    };
    [[nodiscard]] Used used(const Session& now) const;
    [[nodiscard]] bool reached(const Session& now) const;

    Lesson lesson_;
    Session start_;
    std::size_t number_ = 0;
    std::size_t hinted_ = 0;
    std::string said_;
};

/// Plays the lesson by its solutions. All that does not work, with its place in the document: a goal that is not reached, an
/// action that is not legal, chance and answers that are not used up.
[[nodiscard]] std::vector<Fault> faults_of(const Lesson& lesson);

}  // namespace fow
