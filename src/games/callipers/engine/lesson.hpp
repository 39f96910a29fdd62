// Lessons of Waterloo by callipers: what is specific to this game (core/lesson.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/lesson.hpp"
#include "games/callipers/engine/session.hpp"
#include "games/callipers/view/spot.hpp"

namespace fow::callipers {

/// The course has one part.
enum class CoursePart : std::uint8_t { battle };
/// "battle"
[[nodiscard]] std::string_view word(CoursePart part);
[[nodiscard]] std::optional<CoursePart> course_part_from_word(std::string_view word);

/// Conditions to reach; judged by the state of the game. Pieces are named by their keys.
/// The centre of that piece is at most so many yards from a place.
struct StandsNear {
    int key = 0;
    Point at{};
    int within = 0;  ///< yards
    friend bool operator==(const StandsNear&, const StandsNear&) = default;
};
/// K9.9: the sides on which a piece can be attacked, by the bonus that they give.
enum class Flank : std::uint8_t { front, flank, rear };
inline constexpr std::array<std::string_view, 3> flank_words{"front", "flank", "rear"};
/// K1.9: one piece touches another, on that side of the other one if a side is given.
struct Touches {
    int key = 0;
    int other = 0;
    std::optional<Flank> side{};
    friend bool operator==(const Touches&, const Touches&) = default;
};
/// Its facing is at most so many degrees from that one.
struct Faces {
    int key = 0;
    int facing = 0;  ///< 0 to 359
    int within = 0;  ///< degrees
    friend bool operator==(const Faces&, const Faces&) = default;
};
/// K7.2, K7.3: that gun bears on that piece.
struct BearsOn {
    int key = 0;
    int target = 0;
    friend bool operator==(const BearsOn&, const BearsOn&) = default;
};
/// At most so many enemy guns bear on that piece.
struct UnderGuns {
    int key = 0;
    int at_most = 0;
    friend bool operator==(const UnderGuns&, const UnderGuns&) = default;
};
/// That piece is lost.
struct IsLost {
    int key = 0;
    friend bool operator==(const IsLost&, const IsLost&) = default;
};
/// K10: that strongpoint belongs to that side.
struct IsHeld {
    std::string fort;
    Seat by = french_seat;
    friend bool operator==(const IsHeld&, const IsHeld&) = default;
};
using Reached = std::variant<WonBy, StandsNear, Touches, Faces, BearsOn, UnderGuns, IsLost, IsHeld>;

/// Where a lesson starts: its own battle.
struct PosedGame {
    RuleSet ruleset{};
    friend bool operator==(const PosedGame&, const PosedGame&) = default;
};

/// See Taught in the core.
struct TaughtGame {
    using Game = callipers::Game;
    using Session = callipers::Session;
    using Square = Spot;
    using Condition = Reached;
    using Part = CoursePart;
    using Posed = PosedGame;
    [[nodiscard]] static Session begin(const Posed& posed, Seat learner);
    [[nodiscard]] static bool holds(const Session& game, Seat learner, const Condition& condition);
    /// Writes the pieces of a group in the order of their keys, whatever order they were given in.
    [[nodiscard]] static std::string text(const Rules& rules, const Action& action);
    [[nodiscard]] static std::string text(const Rules& rules, const Roll& roll);
    [[nodiscard]] static std::optional<Action> action(const Rules& rules, std::string_view text);
    [[nodiscard]] static std::string_view moment(const State& state);
    /// Moves in eight directions, turns, wheels, shots, attacks and answers of single pieces, and the end of the turn.
    [[nodiscard]] static std::vector<Action> samples(const Rules& rules, const State& state);
};

using LessonStep = LessonStepOf<TaughtGame>;
using Lesson = LessonOf<TaughtGame>;
using LessonRun = LessonRunOf<TaughtGame>;

/// Pieces and strongpoints that the lesson names and its battle does not have, each with its place in the document.
[[nodiscard]] std::vector<Fault> unknown_in(const Lesson& lesson);
/// Plays the lesson by its solutions (LessonTrial).
[[nodiscard]] std::vector<Fault> faults_of(const Lesson& lesson);

}  // namespace fow::callipers
