#include "sense.hpp"

#include "chance.hpp"

namespace fow::callipers::opponent {
namespace {

/// More men than any battle has.
constexpr int everything = 1'000'000;

[[nodiscard]] Skill skill_now(const Rules& rules, const State& state, Seat me, std::span<const Line> heard, const Mind& mind) {
    const Skill skill = hurried(skill_of(mind), state.side == me ? hurry_of(rules, state, me) : 0);
    const bool alone = state.side == me && is_left_alone(rules, heard, me);
    return alone ? unafraid(skill, rules.battle().turns - state.turn) : skill;
}

}  // namespace

Sense::Sense(const Rules& rules, const State& state, std::span<const Line> heard, const Mind& mind)
    : rules_(rules),
      state_(state),
      me_(turn(state) == french_decider ? french_seat : allied_seat),
      skill_(skill_now(rules, state, me_, heard, mind)),
      judge_(rules, skill_),
      value_(rules, skill_, judge_) {}

int Sense::dare() const {
    const Battle& battle = rules_.battle();
    return battle.on_time != me_ && state_.turn >= battle.turns ? -everything : skill_.dare;
}

int Sense::gain_of_answer(const Action& answer) const {
    State next = state_;
    apply(rules_, next, answer, nullptr);
    int hangs = 0;
    if (next.stage == Stage::fire_dice || next.stage == Stage::dice || next.stage == Stage::support) {
        if (next.stage != Stage::fire_dice) {
            Clash clash = next.clash;
            if (next.stage == Stage::support) clash.supports = judge_.best_supports(next, clash);
            hangs = judge_.gain_of(next, clash);
        }
        next.clash = {};
    }
    // The value is from the point of view of the side in turn.
    next.stage = next.result ? Stage::over : Stage::orders;
    const int value = value_(next) + hangs;
    return next.side == me_ ? value : -value;
}

Action Sense::supports() const {
    Support named;
    if (skill_.groups) {
        const PieceSet best = judge_.best_supports(state_, state_.clash);
        for (int i = 0; i < rules_.count(); ++i)
            if (best.has(i)) named.keys.push_back(rules_.piece(i).key);
    }
    return check(rules_, state_, named) ? Action(Support{}) : Action(std::move(named));
}

int Sense::chance(int men) const {
    State state = state_;
    int pending = 0;
    if (state.stage == Stage::support || state.stage == Stage::retire) {
        Clash clash = state.clash;
        if (state.stage == Stage::support) clash.supports = judge_.best_supports(state, clash);
        pending = judge_.gain_of(state, clash);
    }
    state.clash = {};
    state.stage = Stage::orders;
    Standing standing = standing_of(rules_, state, judge_, value_, pending);
    standing.lost[me_] += men / rules_.battle().need;
    return chance_of(standing, me_);
}

}  // namespace fow::callipers::opponent
