#include "fow/games/waterloo/engine/lesson.hpp"

#include <algorithm>

namespace fow::inline waterloo {
namespace {

[[nodiscard]] bool fits_any(const std::vector<std::string>& patterns, const std::string& notation) {
    return std::any_of(patterns.begin(), patterns.end(), [&](const std::string& pattern) { return matches(pattern, notation); });
}

[[nodiscard]] bool holds(const State& state, Seat learner, const SquareHolds& wanted) {
    const auto stands = state.unit_at(wanted.square);
    switch (wanted.who) {
        case SquareHolds::Who::own: return state.occupied(learner).contains(wanted.square);
        case SquareHolds::Who::enemy: return state.occupied(other(learner)).contains(wanted.square);
        case SquareHolds::Who::nothing: return !stands;
        case SquareHolds::Who::unit: return stands == wanted.unit;
    }
    return false;
}

[[nodiscard]] bool holds(const State& state, Seat, const UnitLost& wanted) { return state.whereabouts(wanted.unit).is(Place::eliminated); }

[[nodiscard]] bool holds(const State& state, Seat, const WonBy& wanted) {
    const auto result = state.result();
    return result && result->winner == wanted.seat;
}

}  // namespace

bool matches(std::string_view pattern, std::string_view notation) {
    const std::size_t star = pattern.find('*');
    if (star == std::string_view::npos) return pattern == notation;
    const std::string_view begin = pattern.substr(0, star);
    const std::string_view end = pattern.substr(star + 1);
    return notation.size() >= begin.size() + end.size() && notation.substr(0, begin.size()) == begin &&
           notation.substr(notation.size() - end.size()) == end;
}

LessonRun::LessonRun(Lesson lesson)
    : lesson_(std::move(lesson)), start_(lesson_.ruleset, lesson_.options, {"The Emperor", "The Duke"}, lesson_.start) {}

LessonRun::Used LessonRun::used(const Session& now) const {
    Used count;
    const Roster& roster = now.rules().roster();
    for (std::size_t i = start_.ply_count(); i < now.ply_count(); ++i) {
        const auto* action = std::get_if<Action>(&now.record().plies[i]);
        if (action == nullptr) ++count.chance;
        else if (turn(now.history()[i]) != decider_of(lesson_.seat)) ++count.answers;
        else count.acted = count.acted || fits_any(step().acts, to_text(roster, *action));
    }
    return count;
}

bool LessonRun::reached(const Session& now) const {
    if (!step().acts.empty()) return used(now).acted;
    return std::all_of(step().reach.begin(), step().reach.end(), [&](const Condition& reach) {
        return std::visit([&](const auto& wanted) { return holds(now.state(), lesson_.seat, wanted); }, reach);
    });
}

LessonRun::Status LessonRun::status(const Session& now) const {
    if (!step().has_goal()) return Status::reading;
    if (answer(now) || chance(now)) return Status::waiting;
    if (reached(now)) return Status::done;
    return now.decider() == decider_of(lesson_.seat) ? Status::trying : Status::failed;
}

bool LessonRun::allows(const Session& now, const Action& action) {
    if (status(now) != Status::trying) return false;
    const std::string notation = to_text(now.rules().roster(), action);
    said_.clear();
    if (fits_any(step().acts, notation)) return true;
    for (const LessonTry& wrong : step().tries)
        if (said_.empty() && matches(wrong.act, notation)) said_ = wrong.say;
    if (said_.empty() && !step().acts.empty()) said_ = step().otherwise;
    return said_.empty();
}

std::optional<Action> LessonRun::answer(const Session& now) const {
    if (now.decider() != decider_of(other(lesson_.seat))) return std::nullopt;
    const std::size_t next = used(now).answers;
    if (next >= step().answers.size()) return std::nullopt;
    const Action& action = step().answers[next];
    return check(now.rules(), now.state(), action) ? std::nullopt : std::optional(action);
}

std::optional<Roll> LessonRun::chance(const Session& now) const {
    if (now.decider() != Decider::chance) return std::nullopt;
    const std::size_t next = used(now).chance;
    if (next >= step().chance.size()) return std::nullopt;
    const RollList due = now.rolls();
    const Roll& roll = step().chance[next];
    const bool fitting = std::any_of(due.begin(), due.end(), [&](const WeightedRoll& one) { return one.roll == roll; });
    return fitting ? std::optional(roll) : std::nullopt;
}

void LessonRun::hint() { hinted_ = std::min(hinted_ + 1, step().hints.size()); }

void LessonRun::next(const Session& now) {
    ++number_;
    start_ = now;
    hinted_ = 0;
    said_.clear();
}

}  // namespace fow::inline waterloo
