// A lesson of any game: a posed game with texts, goals, hints and answers for a learner, as pure as the rules.
#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/errors.hpp"
#include "core/game.hpp"
#include "core/seat.hpp"
#include "core/sentence.hpp"

namespace fow {

/// Whether a notation matches a pattern, which may have one `*` for anything: "e4-*", "e5-*xd6".
[[nodiscard]] bool matches(std::string_view pattern, std::string_view notation);
[[nodiscard]] bool matches_any(const std::vector<std::string>& patterns, std::string_view notation);

/// A wrong try that has its own answer.
struct LessonTry {
    std::string act;  ///< a pattern
    std::string say;
    friend bool operator==(const LessonTry&, const LessonTry&) = default;
};

/// A condition of any game: that seat has won.
struct WonBy {
    Seat seat;
    friend bool operator==(const WonBy&, const WonBy&) = default;
};

/// How lessons are made of a game system: a struct that names types and has static functions.
///   Game, Session   the system (core/game.hpp), and a game of it in progress
///   Square          a place on the board, for marks
///   Condition       something to reach by free play
///   Part            a part of the course; parts are in the order of their values
///   Posed           the game from which a lesson starts, with its rules
///   begin           a session of that posed game, for that learner
///   holds           whether a condition is true in that game, for that learner
///   text            an action or an outcome in notation
///   action          the action of a notation, if it is one
///   moment          what the game waits for, as a word: "turn"
///   samples         only if the game is not Listed: legal actions of the seat that decides, of as many kinds as possible; lessons
///                   are tried out with them
template <class L>
concept Taught = GameRules<typename L::Game> && std::equality_comparable<typename L::Condition> &&
                 std::equality_comparable<typename L::Posed> && std::totally_ordered<typename L::Part> &&
                 requires(const typename L::Game::Rules& rules, const typename L::Game::State& state,
                          const typename L::Game::Action& action, const typename L::Game::Roll& roll, const typename L::Session& game,
                          const typename L::Posed& posed, const typename L::Condition& condition, Seat seat) {
                     { L::begin(posed, seat) } -> std::same_as<typename L::Session>;
                     { L::holds(game, seat, condition) } -> std::same_as<bool>;
                     { L::text(rules, action) } -> std::same_as<std::string>;
                     { L::text(rules, roll) } -> std::same_as<std::string>;
                     { L::action(rules, std::string_view()) } -> std::same_as<std::optional<typename L::Game::Action>>;
                     { L::moment(state) } -> std::convertible_to<std::string_view>;
                     requires Listed<typename L::Game> || requires {
                         { L::samples(rules, state) } -> std::same_as<std::vector<typename L::Game::Action>>;
                     };
                 };

template <class L>
struct LessonStepOf {
    using Action = typename L::Game::Action;
    std::string text;
    std::vector<typename L::Square> show;      ///< highlighted on the board
    std::vector<std::string> acts;             ///< the goal: to play one of these, or
    std::vector<typename L::Condition> reach;  ///< to make all of these true, or both; if both are empty, the step is only read
    std::vector<std::string> hints;            ///< each reveals more
    std::vector<Action> solution;              ///< only the learner's actions
    std::vector<LessonTry> tries;
    std::string otherwise;                       ///< the answer to any other try
    std::vector<typename L::Game::Roll> chance;  ///< the outcomes of chance, in order
    std::vector<Action> answers;                 ///< the enemy's actions, in order
    std::string done;                            ///< shown when the goal is reached; may be empty
    [[nodiscard]] bool has_goal() const { return !acts.empty() || !reach.empty(); }
    friend bool operator==(const LessonStepOf&, const LessonStepOf&) = default;
};

template <class L>
struct LessonOf : L::Posed {
    std::string title;
    typename L::Part part{};  ///< the part of the course
    int order = 0;            ///< place within the part
    std::string aim;
    std::vector<std::string> rules;  ///< ids
    Seat seat = Seat::first;         ///< the learner's
    std::vector<LessonStepOf<L>> steps;
    friend bool operator==(const LessonOf&, const LessonOf&) = default;
};

/// The same lesson with its texts in the player's language.
template <class L>
[[nodiscard]] LessonOf<L> translated(LessonOf<L> lesson, Translate translate) {
    const auto put = [&](std::string& text) { text = translate(text); };
    put(lesson.title);
    put(lesson.aim);
    for (LessonStepOf<L>& step : lesson.steps) {
        put(step.text);
        for (std::string& hint : step.hints) put(hint);
        for (LessonTry& wrong : step.tries) put(wrong.say);
        put(step.otherwise);
        put(step.done);
    }
    return lesson;
}

/// Of the current step.
enum class LessonStatus {
    reading,  ///< the step has no goal
    waiting,  ///< the enemy or chance must act first
    trying,
    done,
    failed,  ///< the goal can no longer be reached: the step must be restarted
};

/// A lesson in progress: the current step, its hints and its answers. The caller holds the game. It must start as session() and continue
/// only with plies that allows(), answer() and chance() permit.
template <Taught L>
class LessonRunOf {
public:
    using Lesson = LessonOf<L>;
    using Session = typename L::Session;
    using Action = typename L::Game::Action;
    using Roll = typename L::Game::Roll;

    explicit LessonRunOf(Lesson lesson) : lesson_(std::move(lesson)), start_(L::begin(lesson_, lesson_.seat)) {}

    [[nodiscard]] const Lesson& lesson() const { return lesson_; }
    [[nodiscard]] const LessonStepOf<L>& step() const { return lesson_.steps[number_]; }
    [[nodiscard]] std::size_t number() const { return number_; }  ///< of the step, from 0
    [[nodiscard]] bool is_last() const { return number_ + 1 == lesson_.steps.size(); }
    /// The game at the start of the step.
    [[nodiscard]] const Session& session() const { return start_; }

    using Status = LessonStatus;
    [[nodiscard]] Status status(const Session& now) const {
        if (!step().has_goal()) return Status::reading;
        if (answer(now) || chance(now)) return Status::waiting;
        if (reached(now)) return Status::done;
        return now.decider() == decider_of(lesson_.seat) ? Status::trying : Status::failed;
    }
    /// Whether a legal action of the learner may be played; if not, said() explains why.
    [[nodiscard]] bool allows(const Session& now, const Action& action) {
        if (status(now) != Status::trying) return false;
        const std::string notation = L::text(now.rules(), action);
        said_.clear();
        if (matches_any(step().acts, notation) && leads_there(now, action)) return true;
        for (const LessonTry& wrong : step().tries)
            if (said_.empty() && matches(wrong.act, notation)) said_ = wrong.say;
        if (said_.empty() && !step().acts.empty()) said_ = step().otherwise;
        return said_.empty();
    }
    /// The enemy's action now, if the enemy decides and the lesson has one.
    [[nodiscard]] std::optional<Action> answer(const Session& now) const {
        if (now.decider() != decider_of(other(lesson_.seat))) return std::nullopt;
        const std::size_t next = used(now).answers;
        if (next >= step().answers.size()) return std::nullopt;
        const Action& action = step().answers[next];
        return check(now.rules(), now.state(), action) ? std::nullopt : std::optional(action);
    }
    /// The outcome of the chance that is due now, if the lesson has one.
    [[nodiscard]] std::optional<Roll> chance(const Session& now) const {
        if (now.decider() != Decider::chance) return std::nullopt;
        const std::size_t next = used(now).chance;
        if (next >= step().chance.size()) return std::nullopt;
        const auto due = now.rolls();
        const Roll& roll = step().chance[next];
        const bool fitting = std::any_of(due.begin(), due.end(), [&](const auto& one) { return one.roll == roll; });
        return fitting ? std::optional(roll) : std::nullopt;
    }
    /// The answer to the last try that was not played; empty after a try that was played. A hint leaves it.
    [[nodiscard]] const std::string& said() const { return said_; }
    /// How many hints of the step have been shown.
    [[nodiscard]] std::size_t hinted() const { return hinted_; }
    void hint() { hinted_ = std::min(hinted_ + 1, step().hints.size()); }
    /// Restarts the step from session(). Hints remain shown.
    void restart() { said_.clear(); }
    /// Begins the next step with the game as it is now. There must be a next step.
    void next(const Session& now) {
        ++number_;
        start_ = now;
        hinted_ = 0;
        said_.clear();
    }

private:
    struct Used {
        std::size_t answers = 0;
        std::size_t chance = 0;
        bool acted = false;  ///< the learner has played what the step asks for
    };
    [[nodiscard]] Used used(const Session& now) const {
        Used count;
        for (std::size_t i = start_.ply_count(); i < now.ply_count(); ++i) {
            const auto* action = std::get_if<Action>(&now.record().plies[i]);
            if (action == nullptr) ++count.chance;
            else if (turn(now.history()[i]) != decider_of(lesson_.seat)) ++count.answers;
            else count.acted = count.acted || matches_any(step().acts, L::text(now.rules(), *action));
        }
        return count;
    }
    [[nodiscard]] bool all_hold(const Session& now) const {
        return std::all_of(step().reach.begin(), step().reach.end(),
                           [&](const auto& wanted) { return L::holds(now, lesson_.seat, wanted); });
    }
    /// Whether the conditions to reach hold right after that action, before anything else happens.
    [[nodiscard]] bool leads_there(const Session& now, const Action& action) const {
        if (step().reach.empty()) return true;
        Session after = now;
        after.play_legal(action);
        return all_hold(after);
    }
    [[nodiscard]] bool reached(const Session& now) const { return step().acts.empty() ? all_hold(now) : used(now).acted; }

    Lesson lesson_;
    Session start_;
    std::size_t number_ = 0;
    std::size_t hinted_ = 0;
    std::string said_;
};

}  // namespace fow
