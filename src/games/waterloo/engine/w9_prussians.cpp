// W9 and W14.2: whether and how the Prussians arrive, and how two nations share the actions.
#include <algorithm>

#include "chapters.hpp"

namespace fow::waterloo {

namespace {

[[nodiscard]] bool owes(const Rules& rules, const State& state, Army army) {
    if (army == Army::prussian ? state.prussian_acted : state.allied_acted) return false;
    // Squares are numbered from the south, where the Allied front is, so one of the first pieces asked usually settles it.
    for (const Square square : state.occupied(seat_of(army)))
        if (const UnitId unit = *state.unit_at(square); rules.profile(unit).army == army && chapter::can_move(rules, state, unit))
            return true;
    for (int i = rules.first_unit(army); i < rules.end_unit(army); ++i)
        if (chapter::can_act_peacefully(rules, state, UnitId(i))) return true;
    return false;
}

}  // namespace

Owing owing(const Rules& rules, const State& state) {
    if (!state.prussian_action || state.phase != Phase::turn) return {};
    return {owes(rules, state, Army::allied), owes(rules, state, Army::prussian)};
}

}  // namespace fow::waterloo

namespace fow::waterloo::chapter {

bool waits_for_ally(const Rules& rules, const State& state, Army army) {
    // A nation may always take an action that it owes. Otherwise the last action is reserved for a nation that still owes one.
    if (!state.prussian_action || state.phase != Phase::turn || state.actions_left() != 1) return false;
    const Army ally = army == Army::prussian ? Army::allied : Army::prussian;
    return !owes(rules, state, army) && owes(rules, state, ally);
}

Refusal check_duty(const Rules& rules, const State& state, Army army) {
    if (!waits_for_ally(rules, state, army)) return std::nullopt;
    return Violation{"W9.6", "The remaining action is owed by the other nation."};
}

void open_entries(const Rules& rules, const State& state, EntryList& out) {
    const ArrivalRules& arrival = rules.set().arrival;
    const SquareSet occupied = state.occupied();
    auto stand_in = arrival.beside.begin();
    EntryList replacing;
    for (const Square flag : arrival.flag) {
        if (!occupied.contains(flag)) {
            out.push_back(flag);
        } else if (state.occupied(french_seat).contains(flag)) {
            stand_in = std::find_if(stand_in, arrival.beside.end(), [&](Square s) { return !occupied.contains(s); });
            if (stand_in != arrival.beside.end()) (arrival.free_flags_first ? replacing : out).push_back(*stand_in++);
        }
    }
    for (const Square square : replacing) out.push_back(square);
}

void begin_game_turn(Step step) {
    State& state = step.state;
    state.mover = state.first_mover;
    if (state.prussians_in_doubt && state.turn >= step.rules.set().expert.doubt_turn) state.phase = Phase::prussian_die;
    else begin_turn(step);
}

void decide_prussians(Step step, DieFace face) {
    State& state = step.state;
    const bool come = face.winner == allied_seat;
    state.prussians_in_doubt = false;
    state.prussians_stay_away = !come;
    for (int i = step.rules.first_unit(Army::prussian); !come && i < step.rules.end_unit(Army::prussian); ++i)
        if (state.whereabouts(UnitId(i)).is(Place::reserve)) put(step.rules, state, UnitId(i), Place::absent);
    step.tell([&](Viewer) { return PrussiansDecided{face, come}; });
    begin_turn(step);
}

bool prussians_come(const Rules& rules, const State& state) {
    if (state.prussians_in_doubt || state.prussians_stay_away) return false;
    for (int i = rules.first_unit(Army::prussian); i < rules.end_unit(Army::prussian); ++i)
        if (!state.whereabouts(UnitId(i)).is(Place::absent)) return true;
    return false;
}

bool begin_arrival(Step step) {
    State& state = step.state;
    const ArrivalRules& arrival = step.rules.set().arrival;
    if (state.turn < arrival.first_turn || state.prussians_in_doubt) return false;
    int undrawn = 0;
    for (int i = step.rules.first_unit(Army::prussian); i < step.rules.end_unit(Army::prussian); ++i)
        undrawn += state.whereabouts(UnitId(i)).is(Place::reserve) ? 1 : 0;
    if (undrawn == 0) return false;
    EntryList entries;
    open_entries(step.rules, state, entries);
    const int coming = std::min({undrawn, static_cast<int>(entries.size()), arrival.pieces_a_turn});
    if (coming == 0) return false;
    for (int i = 0; i < coming; ++i) state.arrival_squares[static_cast<std::size_t>(i)] = entries[static_cast<std::size_t>(i)];
    state.arrivals = static_cast<std::uint8_t>(coming);
    state.to_draw = state.arrivals;
    state.phase = Phase::prussian_draw;
    return true;
}

bool arrive(Step step, UnitId unit) {
    State& state = step.state;
    const Square square = state.arrival_squares[static_cast<std::size_t>(state.arrivals - state.to_draw)];
    put(step.rules, state, unit, square);
    step.tell([&](Viewer viewer) { return PrussianArrived{see(step.rules, state, viewer, unit), square}; });
    --state.to_draw;
    if (state.to_draw != 0) return false;
    state.arrivals = 0;
    state.arrival_squares = {};
    return true;
}

}  // namespace fow::waterloo::chapter
