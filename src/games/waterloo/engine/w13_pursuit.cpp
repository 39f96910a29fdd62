// W13: the Pursuit.
#include <algorithm>

#include "chapters.hpp"

namespace fow::waterloo::chapter {
namespace {

/// W13.1: cavalry and commanders; commanders in chief are set aside.
[[nodiscard]] bool rides_in_pursuit(Kind kind) { return mounted(kind) && kind != Kind::commander_in_chief; }

[[nodiscard]] int riders(const Rules& rules, const State& state, Seat seat) {
    int count = 0;
    for (int i = rules.first_unit(seat); i < rules.end_unit(seat); ++i) count += state.whereabouts(UnitId(i)).rides() ? 1 : 0;
    return count;
}

/// The slot for the next piece that lines up.
[[nodiscard]] Rider next_slot(const Rules& rules, const State& state, Seat seat) { return Rider(riders(rules, state, seat)); }

void set_aside(const Rules& rules, State& state, Seat seat) {
    const auto chief = rules.commander_in_chief(seat);
    if (!chief) return;
    const Whereabouts where = state.whereabouts(*chief);
    if (!where.is(Place::eliminated) && !where.is(Place::absent)) put(rules, state, *chief, Place::set_aside);
}

void line_up(const Rules& rules, State& state, Seat seat) {
    for (const Square square : state.occupied(seat))  // by square, which everybody sees
        if (const UnitId unit = *state.unit_at(square); rides_in_pursuit(rules.profile(unit).kind))
            put(rules, state, unit, next_slot(rules, state, seat));
}

[[nodiscard]] bool anybody_to_muster(const Rules& rules, const State& state, Seat seat) {
    for (int i = rules.first_unit(seat); i < rules.end_unit(seat); ++i)
        if (waits_for_muster(rules, state, UnitId(i))) return true;
    return false;
}

/// W13.3
[[nodiscard]] int pursuit_actions(const Rules& rules, const State& state, Seat seat) {
    const ExpertRules& expert = rules.set().expert;
    int actions = 0;
    if (const auto chief = rules.commander_in_chief(seat); chief && state.whereabouts(*chief).is(Place::set_aside))
        actions += expert.chief_actions;
    for (const Army army : {Army::french, Army::allied, Army::prussian}) {
        if (seat_of(army) != seat) continue;
        if (const auto commander = rules.commander(army); commander && state.whereabouts(*commander).rides())
            actions += expert.commander_actions;
    }
    return std::max(actions, expert.least_actions);
}

/// W13.9
void finish_pursuit(Step step) {
    State& state = step.state;
    const ExpertRules& expert = step.rules.set().expert;
    const PerSeat<int> lost = losses(step.rules, state);
    const int difference = lost[other(state.victor)] - lost[state.victor];
    step.tell([&](Viewer) { return PursuitEnded{state.victor, lost}; });
    if (difference < expert.minor_from) return finish(step, std::nullopt, Ending::pursuit_indecisive);
    finish(step, state.victor, difference >= expert.major_from ? Ending::pursuit_major : Ending::pursuit_minor);
}

/// W13.8, except for a turn without an action. Returns true if the pursuit is over.
bool test_pursuit(Step step) {
    const State& state = step.state;
    const Seat defeated = other(state.victor);
    const bool nobody_rides = riders(step.rules, state, state.victor) == 0;
    const bool nobody_left = state.occupied(defeated).empty() && riders(step.rules, state, defeated) == 0;
    if (!nobody_rides && !nobody_left) return false;
    finish_pursuit(step);
    return true;
}

void begin_pursuit_turn(Step step) {
    State& state = step.state;
    state.phase = Phase::pursuit;
    state.actions = static_cast<std::int8_t>(pursuit_actions(step.rules, state, state.mover));
    state.actions_used = 0;
    step.tell([&](Viewer) { return TurnBegan{state.mover, state.turn, state.actions}; });
}

/// Lines up the pieces off the board by lot, the victor's side first. Then the victor begins.
void go_on_mustering(Step step) {
    State& state = step.state;
    for (const Seat seat : {state.victor, other(state.victor)})
        if (anybody_to_muster(step.rules, state, seat)) {
            state.mover = seat;
            state.phase = Phase::muster;
            return;
        }
    state.mover = state.victor;
    if (!test_pursuit(step)) begin_pursuit_turn(step);
}

constexpr Violation not_pursuing{"W13.1", "No pursuit is under way."};

[[nodiscard]] Refusal check_rider(const Rules& rules, const State& state, Rider rider) {
    if (state.phase != Phase::pursuit) return not_pursuing;
    if (!state.unit_riding(rules, state.mover, rider)) return Violation{"W13.1", "You have no cavalry in that place of the line."};
    return std::nullopt;
}

[[nodiscard]] Refusal check_act(const Rules& rules, const State& state, std::optional<Rider> rider) {
    if (state.phase != Phase::pursuit) return not_pursuing;
    if (rider)
        if (auto refusal = check_rider(rules, state, *rider)) return refusal;
    if (state.actions_left() < 1) return Violation{"W13.3", "No action is left in this turn."};
    return std::nullopt;
}

/// W13.6: each attack costs heavy cavalry 1 strength.
void weaken(const Rules& rules, State& state, UnitId unit) {
    const auto& profile = rules.profile(unit);
    Marks& marks = state.mark(unit);
    if (profile.kind == Kind::heavy_cavalry && marks.weakened + 1 < profile.strength) ++marks.weakened;
}

}  // namespace

bool waits_for_muster(const Rules& rules, const State& state, UnitId unit) {
    const auto& profile = rules.profile(unit);
    if (!rides_in_pursuit(profile.kind)) return false;
    const Whereabouts where = state.whereabouts(unit);
    if (where.is(Place::reserve)) return profile.army != Army::prussian;
    return where.is(Place::withdrawn) || where.is(Place::regaining);
}

void begin_pursuit(Step step, Seat victor) {
    const Rules& rules = step.rules;
    State& state = step.state;
    state.pursuing = true;
    state.victor = victor;
    state.fight = {};
    state.playing = {};
    state.has_inspired = false;
    state.draw_offered_now = state.draw_pending = false;
    state.commander_cost = state.bulow_cost = state.prussian_action = false;
    state.to_draw = state.arrivals = 0;
    state.arrival_squares = {};
    step.tell([&](Viewer) { return PursuitBegan{victor}; });
    for (const Seat seat : seats) {
        set_aside(rules, state, seat);
        line_up(rules, state, seat);
    }
    for (int i = 0; i < rules.unit_count(); ++i) {
        Marks& marks = state.mark(UnitId(i));
        marks.picked = marks.charged = marks.fresh = 0;
        if (state.whereabouts(UnitId(i)).is(Place::regaining)) marks.weakened = 0;
    }
    go_on_mustering(step);
}

void muster(Step step, UnitId unit) {
    const Seat seat = step.state.mover;
    put(step.rules, step.state, unit, next_slot(step.rules, step.state, seat));
    go_on_mustering(step);
}

void list_muster(const Rules& rules, const State& state, RollList& out) {
    for (int i = rules.first_unit(state.mover); i < rules.end_unit(state.mover); ++i)
        if (waits_for_muster(rules, state, UnitId(i))) out.push_back({Muster{UnitId(i)}, 1});
}

Refusal check_pursuit(const Rules& rules, const State& state, const TakeVictim& action) {
    if (auto refusal = check_act(rules, state, action.rider)) return refusal;
    if (state.mover != state.victor) return Violation{"W13.5", "The loser attacks cavalry or saves pieces."};
    if (!state.occupied(other(state.mover)).contains(action.square))
        return Violation{"W13.4", "There is no fleeing enemy piece on that square."};
    return std::nullopt;
}

Refusal check_pursuit(const Rules& rules, const State& state, const SavePiece& action) {
    if (auto refusal = check_act(rules, state, action.rider)) return refusal;
    if (state.mover == state.victor) return Violation{"W13.4", "The victor's pieces need no saving."};
    if (const bool rides = rules.set().expert.saving_needs_cavalry; rides != action.rider.has_value())
        return Violation{"W13.5", rides ? "In this game only cavalry saves a piece: name the rider too."
                                        : "Saving a piece needs no cavalry: name only its square."};
    if (!state.occupied(state.mover).contains(action.square)) return Violation{"W13.5", "You have no piece on that square."};
    return std::nullopt;
}

Refusal check_pursuit(const Rules& rules, const State& state, const AttackRider& action) {
    if (auto refusal = check_act(rules, state, action.rider)) return refusal;
    if (!state.unit_riding(rules, other(state.mover), action.target))
        return Violation{"W13.6", "There is no enemy cavalry in that place of the line."};
    return std::nullopt;
}

Refusal check_pursuit(const Rules& rules, const State& state, const LeavePursuit& action) {
    return check_rider(rules, state, action.rider);
}

void list_pursuit(const Rules& rules, const State& state, ActionList& out) {
    const Seat enemy = other(state.mover);
    const auto line = [&](Seat seat) {
        FixedList<Rider, max_units> list;
        for (int i = rules.first_unit(seat); i < rules.end_unit(seat); ++i)
            if (const Whereabouts where = state.whereabouts(UnitId(i)); where.rides()) list.push_back(where.rider());
        std::sort(list.begin(), list.end());
        return list;
    };
    const auto enemies = line(enemy);
    const auto list_saving = [&](std::optional<Rider> rider) {
        for (const Square square : state.occupied(state.mover)) out.push_back(SavePiece{rider, square});
    };
    const bool saves = state.mover != state.victor;
    const bool by_rider = rules.set().expert.saving_needs_cavalry;
    if (saves && !by_rider && state.actions_left() > 0) list_saving({});
    for (const Rider rider : line(state.mover)) {
        out.push_back(LeavePursuit{rider});
        if (state.actions_left() < 1) continue;
        if (saves && by_rider) list_saving(rider);
        if (!saves)
            for (const Square square : state.occupied(enemy)) out.push_back(TakeVictim{rider, square});
        for (const Rider target : enemies) out.push_back(AttackRider{rider, target});
    }
}

void pursue(Step step, const TakeVictim& action) {
    State& state = step.state;
    const UnitId unit = *state.unit_riding(step.rules, state.mover, action.rider);
    const UnitId victim = *state.unit_at(action.square);
    ++state.actions_used;
    weaken(step.rules, state, unit);
    put(step.rules, state, victim, Place::eliminated);
    step.tell([&](Viewer viewer) {
        return VictimTaken{action.rider, see(step.rules, state, viewer, unit), see_shown(step.rules, state, viewer, victim), action.square};
    });
    test_pursuit(step);
}

void pursue(Step step, const SavePiece& action) {
    State& state = step.state;
    const UnitId saved = *state.unit_at(action.square);
    ++state.actions_used;
    put(step.rules, state, saved, Place::saved);
    step.tell([&](Viewer viewer) {
        PieceSaved told{action.rider, {}, see(step.rules, state, viewer, saved), action.square};
        if (action.rider) told.cavalry = see(step.rules, state, viewer, *state.unit_riding(step.rules, state.mover, *action.rider));
        return told;
    });
    test_pursuit(step);
}

void pursue(Step step, const AttackRider& action) {
    State& state = step.state;
    const UnitId attacker = *state.unit_riding(step.rules, state.mover, action.rider);
    const UnitId defender = *state.unit_riding(step.rules, other(state.mover), action.target);
    ++state.actions_used;
    const int attack = strength_now(step.rules, state, attacker);
    const int defence = strength_now(step.rules, state, defender);
    const bool attacker_wins = attack == defence ? state.mover == state.victor : attack > defence;
    show(state, attacker, Knowledge::all);
    show(state, defender, Knowledge::all);
    step.tell([&](Viewer viewer) {
        return RidersFought{action.rider, action.target, see_shown(step.rules, state, viewer, attacker),
                            see_shown(step.rules, state, viewer, defender), attacker_wins};
    });
    weaken(step.rules, state, attacker);
    put(step.rules, state, attacker_wins ? defender : attacker, Place::eliminated);
    test_pursuit(step);
}

void pursue(Step step, const LeavePursuit& action) {
    State& state = step.state;
    const UnitId unit = *state.unit_riding(step.rules, state.mover, action.rider);
    put(step.rules, state, unit, Place::saved);
    step.tell([&](Viewer viewer) { return RiderLeft{action.rider, see(step.rules, state, viewer, unit)}; });
    test_pursuit(step);
}

void end_pursuit_turn(Step step) {
    State& state = step.state;
    const bool idle = state.actions_used == 0;
    step.tell([&](Viewer) { return TurnEnded{state.mover, state.actions_left()}; });
    if (state.mover == state.victor && idle) return finish_pursuit(step);
    state.mover = other(state.mover);
    if (state.mover == state.victor) ++state.turn;
    begin_pursuit_turn(step);
}

PerSeat<int> losses(const Rules& rules, const State& state) {
    PerSeat<int> lost;
    for (int i = 0; i < rules.unit_count(); ++i)
        if (state.whereabouts(UnitId(i)).is(Place::eliminated)) ++lost[rules.profile(UnitId(i)).seat];
    return lost;
}

}  // namespace fow::waterloo::chapter
