#include "games/alliance/engine/lesson.hpp"

#include "core/lesson_faults.hpp"

namespace fow::alliance {
namespace {

[[nodiscard]] bool comes_true(const State& state, const WonBy& wanted) { return state.result && state.result->winner == wanted.seat; }

[[nodiscard]] bool comes_true(const State& state, const CorpsAtMost& wanted) { return state.markers(wanted.corps) <= wanted.markers; }

[[nodiscard]] bool comes_true(const State& state, const PlaceCaptured& wanted) { return state.changed_hands[index(wanted.place)]; }

}  // namespace

std::string_view word(CoursePart) { return "battle"; }

std::optional<CoursePart> course_part_from_word(std::string_view text) {
    return text == word(CoursePart::battle) ? std::optional(CoursePart::battle) : std::nullopt;
}

Session TaughtGame::begin(const Posed& posed, Seat learner) {
    PerSeat<std::string> names;
    names[learner] = "The learner";
    names[other(learner)] = "The teacher";
    return Session(new_record(posed.ruleset, std::move(names), posed.start));
}

bool TaughtGame::holds(const Session& game, Seat, const Condition& condition) {
    return std::visit([&](const auto& wanted) { return comes_true(game.state(), wanted); }, condition);
}

std::string TaughtGame::text(const Rules&, const Action& action) { return to_text(action); }

std::string TaughtGame::text(const Rules&, const Roll& roll) { return to_text(roll); }

std::optional<Action> TaughtGame::action(const Rules&, std::string_view text) { return action_from_text(text); }

std::string_view TaughtGame::moment(const State& state) { return state.stage == Stage::casualty ? "casualty" : "action"; }

std::vector<Fault> faults_of(const Lesson& lesson) { return LessonTrial<TaughtGame>(lesson).faults(); }

}  // namespace fow::alliance
