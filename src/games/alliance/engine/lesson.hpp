// Lessons of La Belle Alliance: what is specific to this game (core/lesson.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/lesson.hpp"
#include "games/alliance/engine/session.hpp"

namespace fow::alliance {

/// The course has one part.
enum class CoursePart : std::uint8_t { battle };
/// "battle"
[[nodiscard]] std::string_view word(CoursePart part);
[[nodiscard]] std::optional<CoursePart> course_part_from_word(std::string_view word);

/// What a lesson points at: a camp, a place, or the tracks of an army.
enum class Spot : std::uint8_t {
    derlon,
    reille,
    lobau,
    guard,
    kellermann,
    milhaud,
    orange,
    hill,
    uxbridge,
    reserve,
    blucher,
    hougoumont,
    lahaye,
    plancenoit,
    battery,
    french_tracks,
    allied_tracks,
};
inline constexpr std::array<std::string_view, 17> spot_words{
    "derlon",  "reille",  "lobau",      "guard",  "kellermann", "milhaud", "orange",        "hill",         "uxbridge",
    "reserve", "blucher", "hougoumont", "lahaye", "plancenoit", "battery", "tracks:french", "tracks:allied"};
/// "orange", "tracks:french"
[[nodiscard]] inline std::string to_text(Spot spot) { return std::string(word_of(spot_words, spot)); }
[[nodiscard]] inline std::optional<Spot> spot_from_word(std::string_view text) { return from_word<Spot>(spot_words, text); }

/// Conditions to reach by free play; judged by the state of the game.
/// That corps has so many markers or fewer.
struct CorpsAtMost {
    Corps corps = Corps::derlon;
    int markers = 0;
    friend bool operator==(const CorpsAtMost&, const CorpsAtMost&) = default;
};
/// L8: that place is no longer held by the side that held it at the start.
struct PlaceCaptured {
    Place place = Place::hougoumont;
    friend bool operator==(const PlaceCaptured&, const PlaceCaptured&) = default;
};
using Reached = std::variant<WonBy, CorpsAtMost, PlaceCaptured>;

/// Where a lesson starts.
struct PosedGame {
    RuleSet ruleset{};
    std::optional<State> start{};
    friend bool operator==(const PosedGame&, const PosedGame&) = default;
};

/// See Taught in the core.
struct TaughtGame {
    using Game = alliance::Game;
    using Session = alliance::Session;
    using Square = Spot;
    using Condition = Reached;
    using Part = CoursePart;
    using Posed = PosedGame;
    [[nodiscard]] static Session begin(const Posed& posed, Seat learner);
    [[nodiscard]] static bool holds(const Session& game, Seat learner, const Condition& condition);
    [[nodiscard]] static std::string text(const Rules& rules, const Action& action);
    [[nodiscard]] static std::string text(const Rules& rules, const Roll& roll);
    [[nodiscard]] static std::optional<Action> action(const Rules& rules, std::string_view text);
    [[nodiscard]] static std::string_view moment(const State& state);
};

using LessonStep = LessonStepOf<TaughtGame>;
using Lesson = LessonOf<TaughtGame>;
using LessonRun = LessonRunOf<TaughtGame>;

/// Plays the lesson by its solutions (LessonTrial).
[[nodiscard]] std::vector<Fault> faults_of(const Lesson& lesson);

}  // namespace fow::alliance
