// Waterloo's lessons: what is specific to this game (core/lesson.hpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/lesson.hpp"
#include "games/waterloo/engine/session.hpp"

namespace fow::waterloo {

/// Conditions to reach by free play; judged by the state of the game.
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

/// Where a lesson starts.
struct PosedBattle {
    Ruleset ruleset;
    Options options;
    Start start;
    friend bool operator==(const PosedBattle&, const PosedBattle&) = default;
};

/// See Taught in the core.
struct TaughtBattle {
    using Game = Waterloo;
    using Session = fow::waterloo::Session;
    using Square = fow::waterloo::Square;
    using Condition = fow::waterloo::Condition;
    using Part = Mode;
    using Posed = PosedBattle;
    [[nodiscard]] static Session begin(const Posed& posed, Seat learner);
    [[nodiscard]] static bool holds(const Session& game, Seat learner, const Condition& condition);
    [[nodiscard]] static std::string text(const Rules& rules, const Action& action);
    [[nodiscard]] static std::string text(const Rules& rules, const Roll& roll);
    [[nodiscard]] static std::optional<Action> action(const Rules& rules, std::string_view text);
    [[nodiscard]] static std::string_view moment(const State& state);
};

using LessonStep = LessonStepOf<TaughtBattle>;
using Lesson = LessonOf<TaughtBattle>;
using LessonRun = LessonRunOf<TaughtBattle>;

/// Plays the lesson by its solutions (LessonTrial).
[[nodiscard]] std::vector<Fault> faults_of(const Lesson& lesson);

}  // namespace fow::waterloo
