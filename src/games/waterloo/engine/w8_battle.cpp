// W8 with W4.5, W4.12-W4.14, W5.2, W10.5, W10.9, W10.10, W11.8 and W12.6: attack and the Battle die.
#include <algorithm>

#include "chapters.hpp"

namespace fow::waterloo::chapter {
namespace {

[[nodiscard]] Verdict verdict_of(const Rules& rules, const State& state, const Fight& fight) {
    const auto& attacker = rules.profile(fight.attacker);
    const auto& defender = rules.profile(fight.defender);
    if (defender.kind == Kind::artillery)
        return step(fight.at, forward(defender.army)) == fight.via ? Verdict::gun_holds : Verdict::gun_taken;
    if (attacker.kind == Kind::commander_in_chief) return Verdict::commander_in_chief_attacks;
    if (defender.kind == Kind::commander_in_chief) return Verdict::commander_in_chief_falls;
    const Odds odds = odds_of(rules, state, fight);
    if (odds.attack == odds.defence) return Verdict::equal;
    return odds.attack > odds.defence ? Verdict::attacker_stronger : Verdict::defender_stronger;
}

[[nodiscard]] std::vector<Bonus> to_vector(const BonusList& bonuses) { return {bonuses.begin(), bonuses.end()}; }

/// W4.5: a charge costs heavy cavalry 1 strength after the combat.
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

/// W8.1, W11.9: asks the defender before the pieces are shown.
void begin_fight(Step step) {
    if (asks_defender(step.rules, step.state)) step.state.phase = Phase::defence;
    else open_fight(step);
}

/// W8.7, W8.8: the winner, now on `at`, continues in that direction.
void go_on(Step step, UnitId winner, Square at, Direction direction) {
    const State& state = step.state;
    const auto next = fow::waterloo::step(at, direction);
    if (!next) return;
    const auto met = state.unit_at(*next);
    if (!met) return;
    if (mounted(step.rules.profile(winner).kind) && state.buildings.contains(*next)) return;  // W10.3
    step.state.fight = {winner, *met, at, *next, true, false, false};
    begin_fight(step);
}

/// W10.9: the enemies on the other squares of the winner's building.
[[nodiscard]] SquareSet targets_within(const Rules& rules, const State& state, UnitId winner, Square at) {
    if (!state.buildings.contains(at)) return {};
    return rules.works()[*rules.work_at(at)].squares & state.occupied(other(rules.profile(winner).seat));
}

/// W8.7, W10.9: whether a '+' takes a winning defender to the square from which it was attacked.
[[nodiscard]] bool rushes_out(const Rules& rules, const State& state, const Fight& fight) {
    return !fight.diagonal && targets_within(rules, state, fight.defender, fight.at).empty() &&
           open_to(rules, state, rules.profile(fight.defender).kind).contains(fight.via);
}

/// W8.7, W10.9: what a '+' does after the combat. The winner is on `now`.
void be_frenzied(Step step, const Fight& fight, UnitId winner, Square now) {
    State& state = step.state;
    if (fight.diagonal) return;
    if (now == fight.at && !targets_within(step.rules, state, winner, now).empty()) {
        state.fight = {winner, winner, now, now, true, false, false};
        state.phase = Phase::building_choice;
        return;
    }
    const Direction line = *line_direction(fight.via, fight.at);
    if (winner == fight.attacker) go_on(step, winner, now, line);
    else if (now == fight.via) go_on(step, winner, now, opposite(line));
}

void settle(Step step, bool attacker_wins, DieEffect effect) {
    State& state = step.state;
    const Fight fight = state.fight;
    const UnitId winner = attacker_wins ? fight.attacker : fight.defender;
    const UnitId loser = attacker_wins ? fight.defender : fight.attacker;
    state.phase = state.playing.active ? Phase::card : Phase::turn;
    state.fight = {};
    if (effect == DieEffect::rout) {
        if (!attacker_wins) pay_for_charge(step, loser, fight.via);
        rout(step, loser, attacker_wins ? fight.at : fight.via);
    } else {
        eliminate(step, loser, attacker_wins ? fight.at : fight.via);
    }
    const bool frenzy = effect == DieEffect::frenzy;
    Square now = fight.at;
    if (attacker_wins) {
        take_square(step, winner, fight.via, fight.at);
        pay_for_charge(step, winner, fight.at);
    } else if (frenzy && rushes_out(step.rules, state, fight)) {
        now = fight.via;
        take_square(step, winner, fight.at, now);
    }
    if (test_result(step) || !frenzy) return;  // W1.4: the combat is finished with the winner on its square
    be_frenzied(step, fight, winner, now);
}

/// W8.1: shows both pieces. Then the combat is decided, or the die or an owner decides.
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
        const Odds odds = odds_of(rules, state, fight);
        return Fought{see_shown(rules, state, viewer, fight.attacker),
                      see_shown(rules, state, viewer, fight.defender),
                      way(rules, state, fight.attacker, fight.via),
                      fight.at,
                      fight.frenzy,
                      same_side,
                      verdict,
                      odds.attack,
                      odds.defence,
                      to_vector(odds.attack_bonuses),
                      to_vector(odds.defence_bonuses)};
    });
    switch (verdict) {
        case Verdict::equal: state.phase = same_side ? Phase::frenzy_choice : Phase::battle_die; return;
        case Verdict::defender_stronger:
        case Verdict::gun_holds: return settle(step, false, DieEffect::plain);
        default: return settle(step, true, DieEffect::plain);
    }
}

}  // namespace

Odds odds_of(const Rules& rules, const State& state, const Fight& fight) {
    const TerrainRules& terrain = rules.set().terrain;
    const auto& attacker = rules.profile(fight.attacker);
    const auto& defender = rules.profile(fight.defender);
    Odds odds;
    const auto with_strength = [](Kind kind) { return kind != Kind::artillery && kind != Kind::commander_in_chief; };
    const auto add = [](int& strength, BonusList& list, int points, Bonus bonus) {
        strength += points;
        list.push_back(bonus);
    };
    // W7.5: the attacker fights from the last square before its target.
    const auto ground = [&](const Rules::Profile& profile, Square square, SquareSet infantry, int& strength, BonusList& list) {
        const auto work = on_foot(profile.kind) ? standing_work(rules, state, square) : std::nullopt;
        if (!work) return;
        if (rules.works()[*work].kind == TileKind::village) add(strength, list, terrain.village_bonus, Bonus::village);
        else if (fortified(rules, state, *work, profile.seat, infantry)) add(strength, list, terrain.building_bonus, Bonus::fortified);
    };
    const auto spirit = [&](UnitId unit, int& strength, BonusList& list) {
        if (state.has_inspired && state.inspired == unit) add(strength, list, rules.set().cards.spirit_bonus, Bonus::spirit);
    };
    if (with_strength(attacker.kind)) {
        SquareSet infantry = state.occupied(attacker.seat);
        infantry.erase(state.whereabouts(fight.attacker).square());
        infantry.insert(fight.via);
        odds.attack = strength_now(rules, state, fight.attacker);
        ground(attacker, fight.via, infantry, odds.attack, odds.attack_bonuses);
        spirit(fight.attacker, odds.attack, odds.attack_bonuses);
    }
    if (with_strength(defender.kind)) {
        odds.defence = strength_now(rules, state, fight.defender);
        ground(defender, fight.at, state.occupied(defender.seat), odds.defence, odds.defence_bonuses);
        if (rules.hills().contains(fight.at) && !rules.hills().contains(fight.via))
            add(odds.defence, odds.defence_bonuses, terrain.hill_bonus, Bonus::hill);
        spirit(fight.defender, odds.defence, odds.defence_bonuses);
        if (fight.spirit) add(odds.defence, odds.defence_bonuses, rules.set().cards.spirit_bonus, Bonus::spirit);
    }
    odds.attack = std::min(odds.attack, rules.set().pieces.strength_limit);
    odds.defence = std::min(odds.defence, rules.set().pieces.strength_limit);
    return odds;
}

void attack(Step step, const Attack& action) {
    State& state = step.state;
    const UnitId attacker = *state.unit_at(action.from);
    state.fight = {attacker, *state.unit_at(action.to), action.via, action.to, false, false, false};
    begin_fight(step);
    settle_card(step);
}

void answer_attack(Step step, const AnswerAttack& action) {
    if (action.spirit) play_spirit_in_defence(step);
    open_fight(step);
    settle_card(step);
}

void roll_die(Step step, DieFace face) {
    step.tell([&](Viewer) { return DieRolled{face}; });
    const bool attacker_wins = step.rules.profile(step.state.fight.attacker).seat == face.winner;
    settle(step, attacker_wins, face.effect);
    settle_card(step);
}

void choose_fallen(Step step, bool frenzied_falls) {
    const Seat owner = step.rules.profile(step.state.fight.attacker).seat;
    step.tell([&](Viewer) { return FallenChosen{owner, frenzied_falls}; });
    settle(step, !frenzied_falls, DieEffect::plain);
    settle_card(step);
}

Refusal check_target(const Rules& rules, const State& state, const ChooseTarget& action) {
    if (state.phase != Phase::building_choice) return Violation{"W10.9", "There is no such choice to make now."};
    if (!action.target || targets_within(rules, state, state.fight.attacker, state.fight.at).contains(*action.target)) return std::nullopt;
    return Violation{"W10.9", "The frenzied piece attacks an enemy on another square of its building."};
}

void list_targets(const Rules& rules, const State& state, ActionList& out) {
    out.push_back(ChooseTarget{});
    for (const Square square : targets_within(rules, state, state.fight.attacker, state.fight.at)) out.push_back(ChooseTarget{square});
}

void choose_target(Step step, const ChooseTarget& action) {
    State& state = step.state;
    const UnitId winner = state.fight.attacker;
    const Square at = state.fight.at;
    const Seat owner = step.rules.profile(winner).seat;
    state.phase = state.playing.active ? Phase::card : Phase::turn;
    state.fight = {};
    step.tell([&](Viewer) { return TargetChosen{owner, action.target}; });
    if (action.target) {
        state.fight = {winner, *state.unit_at(*action.target), at, *action.target, true, false, !adjacent(at, *action.target)};
        begin_fight(step);
    }
    settle_card(step);
}

}  // namespace fow::waterloo::chapter
