#include "games/stratego/engine/lesson.hpp"

#include "core/lesson_faults.hpp"

namespace fow::stratego {
namespace {

[[nodiscard]] bool comes_true(const Session& game, Seat learner, const SquareHolds& wanted) {
    const State& state = game.state();
    const bool own = state.taken[learner].has(wanted.square);
    const bool enemy = state.taken[other(learner)].has(wanted.square);
    switch (wanted.who) {
        case SquareHolds::Who::own: return own;
        case SquareHolds::Who::enemy: return enemy;
        case SquareHolds::Who::nothing: return !own && !enemy;
        case SquareHolds::Who::rank: break;
    }
    return own && game.rules().rank_of(state.board[static_cast<std::size_t>(wanted.square.index())] - 1) == wanted.rank;
}

[[nodiscard]] bool comes_true(const Session& game, Seat, const RankLost& wanted) {
    return game.state().lost[wanted.seat][wanted.rank] >= game.rules().set().armies[wanted.seat][wanted.rank];
}

[[nodiscard]] bool comes_true(const Session& game, Seat, const ArmyStands& wanted) { return game.state().ready[wanted.seat]; }

[[nodiscard]] bool comes_true(const Session& game, Seat, const WonBy& wanted) {
    const auto& result = game.state().result;
    return result && result->winner == wanted.seat;
}

}  // namespace

std::string_view word(CoursePart part) { return part == CoursePart::duel ? "duel" : "classic"; }

std::optional<CoursePart> course_part_from_word(std::string_view text) {
    for (const CoursePart part : {CoursePart::duel, CoursePart::classic})
        if (word(part) == text) return part;
    return std::nullopt;
}

Session TaughtGame::begin(const Posed& posed, Seat learner) {
    PerSeat<std::string> names;
    names[learner] = "The learner";
    names[other(learner)] = "The teacher";
    return Session(new_record(posed.ruleset, {}, std::move(names), posed.start));
}

bool TaughtGame::holds(const Session& game, Seat learner, const Condition& condition) {
    return std::visit([&](const auto& wanted) { return comes_true(game, learner, wanted); }, condition);
}

std::string TaughtGame::text(const Rules&, const Action& action) { return to_text(action); }

std::string TaughtGame::text(const Rules&, const Roll&) { return {}; }

std::optional<Action> TaughtGame::action(const Rules&, std::string_view text) { return action_from_text(text); }

std::string_view TaughtGame::moment(const State& state) { return state.phase == Phase::set_up ? "set_up" : "turn"; }

std::vector<Fault> faults_of(const Lesson& lesson) { return LessonTrial<TaughtGame>(lesson).faults(); }

}  // namespace fow::stratego
