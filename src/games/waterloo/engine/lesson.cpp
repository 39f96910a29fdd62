#include "games/waterloo/engine/lesson.hpp"

#include "core/lesson_faults.hpp"

namespace fow::waterloo {
namespace {

[[nodiscard]] bool comes_true(const State& state, Seat learner, const SquareHolds& wanted) {
    const auto stands = state.unit_at(wanted.square);
    switch (wanted.who) {
        case SquareHolds::Who::own: return state.occupied(learner).contains(wanted.square);
        case SquareHolds::Who::enemy: return state.occupied(other(learner)).contains(wanted.square);
        case SquareHolds::Who::nothing: return !stands;
        case SquareHolds::Who::unit: return stands == wanted.unit;
    }
    return false;
}

[[nodiscard]] bool comes_true(const State& state, Seat, const UnitLost& wanted) {
    return state.whereabouts(wanted.unit).is(Place::eliminated);
}

[[nodiscard]] bool comes_true(const State& state, Seat, const WonBy& wanted) {
    const auto result = state.result();
    return result && result->winner == wanted.seat;
}

}  // namespace

Session TaughtBattle::begin(const Posed& posed, Seat) { return {posed.ruleset, posed.options, {"The Emperor", "The Duke"}, posed.start}; }

bool TaughtBattle::holds(const Session& game, Seat learner, const Condition& condition) {
    return std::visit([&](const auto& wanted) { return comes_true(game.state(), learner, wanted); }, condition);
}

std::string TaughtBattle::text(const Rules& rules, const Action& action) { return to_text(rules.roster(), action); }

std::string TaughtBattle::text(const Rules& rules, const Roll& roll) { return to_text(rules.roster(), roll); }

std::optional<Action> TaughtBattle::action(const Rules& rules, std::string_view text) { return action_from_text(rules.roster(), text); }

std::string_view TaughtBattle::moment(const State& state) { return word(state.phase); }

std::vector<Fault> faults_of(const Lesson& lesson) { return LessonTrial<TaughtBattle>(lesson).faults(); }

}  // namespace fow::waterloo
