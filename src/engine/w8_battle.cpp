// W8 with W4.5, W4.12-W4.14 and W5.2: attack and the Battle die.
#include "chapters.hpp"

namespace fow::chapter {
namespace {

[[nodiscard]] Verdict verdict_of(const Rules& rules, const State& state, const Fight& fight) {
    const auto& attacker = rules.profile(fight.attacker);
    const auto& defender = rules.profile(fight.defender);
    if (defender.kind == Kind::artillery)
        return step(fight.at, forward(defender.army)) == fight.via ? Verdict::gun_holds : Verdict::gun_taken;
    if (attacker.kind == Kind::commander_in_chief) return Verdict::commander_in_chief_attacks;
    if (defender.kind == Kind::commander_in_chief) return Verdict::commander_in_chief_falls;
    const int attack = strength_now(rules, state, fight.attacker);
    const int defence = strength_now(rules, state, fight.defender);
    if (attack == defence) return Verdict::equal;
    return attack > defence ? Verdict::attacker_stronger : Verdict::defender_stronger;
}

/// W4.5: after the combat a charge costs heavy cavalry one strength.
void pay_for_charge(Step step, UnitId unit, Square at) {
    State& state = step.state;
    const auto& profile = step.rules.profile(unit);
    if (profile.kind != Kind::heavy_cavalry) return;
    Marks& marks = state.mark(unit);
    if (state.mover == profile.seat) marks.charged = 1;
    if (marks.weakened + 1 >= profile.strength) return;
    ++marks.weakened;
    step.tell([&](Viewer viewer) { return Weakened{see_shown(step.rules, state, viewer, unit), at}; });
}

void eliminate(Step step, UnitId unit, Square at) {
    put(step.rules, step.state, unit, Place::eliminated);
    step.tell([&](Viewer viewer) { return Eliminated{see_shown(step.rules, step.state, viewer, unit), at}; });
}

/// W8.10
void rout(Step step, UnitId unit, Square at) {
    put(step.rules, step.state, unit, Place::withdrawn);
    step.state.mark(unit).fresh = 1;
    step.tell([&](Viewer viewer) { return Routed{see_shown(step.rules, step.state, viewer, unit), at}; });
}

void take_square(Step step, UnitId unit, Square from, Square to) {
    put(step.rules, step.state, unit, to);
    step.tell([&](Viewer viewer) { return TookSquare{see_shown(step.rules, step.state, viewer, unit), from, to}; });
}

void open_fight(Step step);

/// W8.7, W8.8: the winner, now on `at`, goes on that way.
void go_on(Step step, UnitId winner, Square at, Direction direction) {
    const auto next = fow::step(at, direction);
    if (!next) return;
    const auto met = step.state.unit_at(*next);
    if (!met) return;
    step.state.fight = {winner, *met, at, *next, true};
    open_fight(step);
}

void settle(Step step, bool attacker_wins, DieEffect effect) {
    State& state = step.state;
    const Fight fight = state.fight;
    const Direction line = *line_direction(fight.via, fight.at);
    const UnitId winner = attacker_wins ? fight.attacker : fight.defender;
    const UnitId loser = attacker_wins ? fight.defender : fight.attacker;
    state.phase = Phase::turn;
    state.fight = {};
    if (effect == DieEffect::rout) {
        if (!attacker_wins) pay_for_charge(step, loser, fight.via);
        rout(step, loser, attacker_wins ? fight.at : fight.via);
    } else {
        eliminate(step, loser, attacker_wins ? fight.at : fight.via);
    }
    if (attacker_wins) {
        take_square(step, winner, fight.via, fight.at);
        pay_for_charge(step, winner, fight.at);
    } else if (effect == DieEffect::frenzy) {
        take_square(step, winner, fight.at, fight.via);
    }
    if (test_result(step) || effect != DieEffect::frenzy) return;
    if (attacker_wins) go_on(step, winner, fight.at, line);
    else go_on(step, winner, fight.via, opposite(line));
}

/// W8.1: both are shown; then it is decided, or the die or an owner is asked.
void open_fight(Step step) {
    const Rules& rules = step.rules;
    State& state = step.state;
    const Fight fight = state.fight;
    const Verdict verdict = verdict_of(rules, state, fight);
    const bool same_side = rules.profile(fight.attacker).seat == rules.profile(fight.defender).seat;
    show(state, fight.attacker, Knowledge::all);
    show(state, fight.defender, Knowledge::all);
    state.fought_this_turn = true;
    step.tell([&](Viewer viewer) {
        return Fought{see_shown(rules, state, viewer, fight.attacker),
                      see_shown(rules, state, viewer, fight.defender),
                      way(state, state.whereabouts(fight.attacker).square(), fight.via),
                      fight.at,
                      fight.frenzy,
                      same_side,
                      verdict};
    });
    switch (verdict) {
        case Verdict::equal: state.phase = same_side ? Phase::frenzy_choice : Phase::battle_die; return;
        case Verdict::defender_stronger:
        case Verdict::gun_holds: return settle(step, false, DieEffect::plain);
        default: return settle(step, true, DieEffect::plain);
    }
}

}  // namespace

void attack(Step step, const Attack& action) {
    step.state.fight = {*step.state.unit_at(action.from), *step.state.unit_at(action.to), action.via, action.to, false};
    open_fight(step);
}

void roll_die(Step step, DieFace face) {
    step.tell([&](Viewer) { return DieRolled{face}; });
    const bool attacker_wins = step.rules.profile(step.state.fight.attacker).seat == face.winner;
    settle(step, attacker_wins, face.effect);
}

void choose_fallen(Step step, bool frenzied_falls) {
    const Seat owner = step.rules.profile(step.state.fight.attacker).seat;
    step.tell([&](Viewer) { return FallenChosen{owner, frenzied_falls}; });
    settle(step, !frenzied_falls, DieEffect::plain);
}

}  // namespace fow::chapter
