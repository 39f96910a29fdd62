// Lessons of the classic game and its variants: what is specific to these games (core/lesson.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/lesson.hpp"
#include "games/stratego/engine/session.hpp"

namespace fow::stratego {

/// A part of the course: the game that it leads to.
enum class CoursePart : std::uint8_t { duel, classic };
/// "duel", "classic"
[[nodiscard]] std::string_view word(CoursePart part);
[[nodiscard]] std::optional<CoursePart> course_part_from_word(std::string_view word);

/// Conditions to reach by free play; judged by the state of the game.
struct SquareHolds {
    enum class Who { own, enemy, nothing, rank };  ///< own: a piece of the learner
    Square square;
    Who who = Who::own;
    Rank rank = Rank::flag;  ///< with Who::rank: a piece of the learner of that rank
    friend bool operator==(const SquareHolds&, const SquareHolds&) = default;
};
/// All pieces of that rank have been taken off.
struct RankLost {
    Seat seat;
    Rank rank = Rank::flag;
    friend bool operator==(const RankLost&, const RankLost&) = default;
};
/// C1.6: that side has set up and is ready.
struct ArmyStands {
    Seat seat;
    friend bool operator==(const ArmyStands&, const ArmyStands&) = default;
};
using Condition = std::variant<WonBy, SquareHolds, RankLost, ArmyStands>;

/// Where a lesson starts; without a position the armies are set up.
struct PosedGame {
    RuleSet ruleset{};
    std::optional<State> start{};
    friend bool operator==(const PosedGame&, const PosedGame&) = default;
};

/// See Taught in the core.
struct TaughtGame {
    using Game = stratego::Game;
    using Session = stratego::Session;
    using Square = stratego::Square;
    using Condition = stratego::Condition;
    using Part = CoursePart;
    using Posed = PosedGame;
    [[nodiscard]] static Session begin(const Posed& posed, Seat learner);
    [[nodiscard]] static bool holds(const Session& game, Seat learner, const Condition& condition);
    [[nodiscard]] static std::string text(const Rules& rules, const Action& action);
    /// There is no chance: never called.
    [[nodiscard]] static std::string text(const Rules& rules, const Roll& roll);
    [[nodiscard]] static std::optional<Action> action(const Rules& rules, std::string_view text);
    [[nodiscard]] static std::string_view moment(const State& state);
};

using LessonStep = LessonStepOf<TaughtGame>;
using Lesson = LessonOf<TaughtGame>;
using LessonRun = LessonRunOf<TaughtGame>;

/// Plays the lesson by its solutions (LessonTrial).
[[nodiscard]] std::vector<Fault> faults_of(const Lesson& lesson);

}  // namespace fow::stratego
